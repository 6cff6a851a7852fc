/** The turn that is being entered: whose it is, what was typed, and where it goes. */

import { computed, signal } from "@preact/signals";
import type { Occurrence } from "../rules/incident";
import { openTurn, standing } from "../sheet/turnOrder";
import { recall, remember } from "../storage/localStorage";
import type { Entry, NewTurn, Slot } from "../sync/apiTypes";
import { say } from "../text/language";
import { atPace, type Draft, emptyDraft, isEmpty, type Pace, paces } from "../turnEntry/draft";
import { judge, type Verdict } from "../turnEntry/verdict";
import { change, edition, game, justRecorded, link, nameOf, trouble } from "./game";

interface Kept {
  readonly draft: Draft;
  readonly slot: Slot | null;
  readonly correcting: Entry | null;
  readonly waiting: { readonly draft: Draft; readonly slot: Slot | null } | null;
}

const favourite = (): Pace => {
  const kept = recall<unknown>("pace", "each");
  return paces.find((pace) => pace === kept) ?? "each";
};

export const draft = signal<Draft>(emptyDraft(favourite()));
/** What is being typed belongs to one turn of one player, whatever happens to the game meanwhile. */
const pinned = signal<Slot | null>(null);
/** The entry that is being corrected; nothing of it changes before the correction is recorded. */
export const correcting = signal<Entry | null>(null);
export const reason = signal("");
/** The turn that was being entered when somebody began to correct another. */
const waiting = signal<Kept["waiting"]>(null);

export const verdict = computed<Verdict | null>(() =>
  edition.value ? judge(draft.value, edition.value) : null,
);

/**
 * Whose turn is being entered: the next one's, unless something was typed or somebody chosen. A chosen turn
 * that somebody else wrote down before anything was typed is let go of.
 */
export const slot = computed<Slot | null>(() => {
  const [on, at] = [game.value, pinned.value];
  const overtaken = on && at && isEmpty(draft.value) && !correcting.value && standing(on, at);
  return (overtaken ? null : at) ?? on?.next ?? null;
});

export function choosePlayer(player: string): void {
  const turn = game.value ? openTurn(game.value, player) : null;
  pinned.value = turn === null ? null : { player, turn };
  keep();
}

export function edit(changed: Partial<Draft>): void {
  write({ ...draft.value, ...changed });
}

export function write(fresh: Draft): void {
  draft.value = fresh;
  pinned.value = slot.value;
  justRecorded.value = null;
  trouble.value = null;
  keep();
}

export function tell(occurrence: Occurrence): void {
  edit({ occurrences: [...draft.value.occurrences, occurrence] });
}

export function takeBack(place: number): void {
  edit({ occurrences: draft.value.occurrences.filter((_, at) => at !== place) });
}

/** The chosen pace is the next turn's too. */
export function choosePace(pace: Pace): void {
  if (!correcting.value) remember("pace", pace);
  write(atPace(draft.value, pace));
}

export function clear(): void {
  draft.value = emptyDraft(favourite());
  pinned.value = null;
  trouble.value = null;
  keep();
}

const room = () => `draft.${link.value}`;

/** What is typed survives a reload, until it lies in the outbox. */
function keep(): void {
  const kept: Kept = {
    draft: draft.value,
    slot: pinned.value,
    correcting: correcting.value,
    waiting: waiting.value,
  };
  remember(room(), isEmpty(draft.value) && !correcting.value && !pinned.value ? null : kept);
}

/** What was typed on an earlier visit, unless that turn has been written down since. */
export function restore(): void {
  const kept = recall<Kept | null>(room(), null);
  draft.value = emptyDraft(favourite());
  pinned.value = correcting.value = waiting.value = null;
  const on = game.value;
  if (!on || !kept?.draft?.told) return;
  const stale = kept.correcting
    ? standing(on, kept.correcting)?.sequence !== kept.correcting.sequence
    : kept.slot && standing(on, kept.slot);
  if (stale) return;
  draft.value = kept.draft;
  pinned.value = kept.slot;
  correcting.value = kept.correcting;
  waiting.value = kept.waiting;
}

function turnToSend(at: Slot, on: Verdict): NewTurn {
  const total = draft.value.pace === "total";
  return {
    ...at,
    counts: total ? [] : [...draft.value.told, { subturn: on.subturn, tally: on.tally }],
    occurrences: total ? [] : occurrencesBy(on.subturn),
    bonus: on.bonus,
    decline_bonus: on.declined,
    discs: total ? null : draft.value.discs,
    total: total ? on.points : null,
    expects: correcting.value?.sequence ?? null,
  };
}

/** Counted only at the end, whatever happened belongs to the sub-turn that was counted. */
function occurrencesBy(subturn: number): readonly Occurrence[] {
  const { pace, occurrences } = draft.value;
  return pace === "end" ? occurrences.map((each) => ({ ...each, subturn })) : occurrences;
}

/** The player agrees: the turn is kept here, then sent. */
export async function record(): Promise<void> {
  const [now, on] = [slot.value, verdict.value];
  if (!now || on?.stage !== "ready") return;
  const body = turnToSend(now, on);
  if (correcting.value) return correct(now, on);
  clear();
  await change("/turns", body, "", on.points);
}

async function correct(now: Slot, on: Verdict): Promise<void> {
  const spoken = say("web.correct.done", { name: nameOf(now.player), turn: now.turn, points: on.points });
  const body = { ...turnToSend(now, on), reason: reason.value.trim() || say("web.correct.reason-default") };
  stopCorrecting();
  await change("/turns/correct", body, spoken, on.points);
}

/** The turn does not count: that is written down, and it begins anew; what was recorded of it is undone first. */
export function declareVoid(incident: string): void {
  const [now, recorded] = [slot.value, correcting.value];
  if (!now) return;
  const facts = { name: nameOf(now.player), turn: now.turn };
  justRecorded.value = null;
  if (recorded) {
    stopCorrecting();
    void change("/undo", { sequence: recorded.sequence }, "");
  } else {
    clear();
    pinned.value = now;
    keep();
  }
  void change("/turns/void", { ...now, incident }, say("web.incident.voided", facts));
}

/** Opens an entry for correction; the turn that was being entered waits. */
export function startCorrecting(entry: Entry): void {
  waiting.value ??= { draft: draft.value, slot: pinned.value };
  correcting.value = entry;
  reason.value = "";
  draft.value = draftOf(entry);
  pinned.value = { player: entry.player, turn: entry.turn };
  trouble.value = null;
  keep();
}

export function stopCorrecting(): void {
  const before = waiting.value;
  correcting.value = waiting.value = null;
  draft.value = before?.draft ?? emptyDraft(favourite());
  pinned.value = before?.slot ?? null;
  keep();
}

function draftOf(entry: Entry): Draft {
  const { counts } = entry;
  const last = counts.at(-1);
  if (!last) return { ...emptyDraft("total"), total: String(entry.points) };
  return {
    ...emptyDraft(counts.length > 1 ? "each" : "end"),
    told: counts.slice(0, -1),
    counts: last.tally.map(String),
    after: last.subturn,
    occurrences: entry.occurrences,
    slides: [...entry.bonus, ...(entry.bonus_declined ? (["declined"] as const) : [])],
    discs: entry.discs ?? null,
  };
}
