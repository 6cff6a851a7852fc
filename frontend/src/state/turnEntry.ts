/** The turn that is being entered: its player, its draft, and the change that it becomes. */

import { computed, signal } from "@preact/signals";
import type { Occurrence } from "../rules/incident";
import { turnIn } from "../sheet/entries";
import { openTurn } from "../sheet/turnOrder";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import type { Game, NewTurn, Slot, TurnLine } from "../sync/apiTypes";
import { announce } from "../text/announce";
import { translate } from "../text/language";
import {
  atPace,
  clearedSubturn,
  type Draft,
  emptyDraft,
  isEmpty,
  type Pace,
  paces,
  previousSubturn,
  storedDraft,
} from "../turnEntry/draft";
import { previewTurn, type TurnPreview } from "../turnEntry/turnPreview";
import {
  confirmationText,
  edition,
  game,
  link,
  playerName,
  requestError,
  submitChange,
  undoChange,
} from "./game";
import { offerUndo, withdrawOffer } from "./undoOffers";

/** An entry that waits while another is corrected. */
interface WaitingEntry {
  readonly draft: Draft;
  readonly slot: Slot | null;
}

/** A turn that was chosen out of order, and the order at that moment. */
interface ChosenSlot {
  readonly slot: Slot;
  readonly order: string;
}

const orderOf = ({ starter, next }: Game): string => `${starter} ${next?.player} ${next?.turn}`;

/** The form in the browser's storage; the names of its fields are data. */
interface StoredForm extends WaitingEntry {
  readonly correcting: TurnLine | null;
  readonly waiting: WaitingEntry | null;
}

const preferredPace = (): Pace => {
  const stored = readItem<unknown>(keys.pace, "each");
  return paces.find((pace) => pace === stored) ?? "each";
};

export const draft = signal<Draft>(emptyDraft(preferredPace()));
/** The turn to which a draft with a count belongs, whatever happens to the game meanwhile. */
const pinnedSlot = signal<Slot | null>(null);
/** The turn that a person chose before anything was typed. */
const chosenSlot = signal<ChosenSlot | null>(null);
/** The turn that is being corrected; it stays as it is until the correction is recorded. */
export const correctedTurn = signal<TurnLine | null>(null);
export const reason = signal("");
const waitingEntry = signal<WaitingEntry | null>(null);
/** The turn that was recorded last on this device, until the next one is begun. */
export const lastRecorded = signal<Slot | null>(null);

export const preview = computed<TurnPreview | null>(() =>
  edition.value ? previewTurn(draft.value, edition.value) : null,
);

/** The turn that is entered: the next one, unless something was typed or a player chosen; none once the game is over. */
export const slot = computed<Slot | null>(() => {
  const open = game.value;
  if (open?.complete && !correctedTurn.value) return null;
  const chosen = open && chosenSlot.value && mayStillChoose(open, chosenSlot.value) ? chosenSlot.value : null;
  return pinnedSlot.value ?? chosen?.slot ?? open?.next ?? null;
});

/** False once the order of the game moved on, or the turn cannot be played any more. */
function mayStillChoose(open: Game, { slot: chosen, order }: ChosenSlot): boolean {
  const plays = open.players.some(({ id, left }) => id === chosen.player && !left);
  return plays && order === orderOf(open) && !turnIn(open, chosen);
}

export function choosePlayer(player: string): void {
  const turn = game.value ? openTurn(game.value, player) : null;
  if (turn !== null) chooseSlot({ player, turn });
  storeForm();
}

/** A draft with a count goes to the chosen turn; without one, the choice lasts until the order changes. */
function chooseSlot(chosen: Slot): void {
  if (!isEmpty(draft.value)) pinnedSlot.value = chosen;
  else if (game.value) chosenSlot.value = { slot: chosen, order: orderOf(game.value) };
}

export function editDraft(changes: Partial<Draft>): void {
  replaceDraft({ ...draft.value, ...changes });
}

/** The compartments that were counted in a sub-turn of a turn, and the one that is counted now. */
interface Counting {
  readonly of: string;
  readonly place: number | null;
  readonly counted: readonly number[];
}

const counting = signal<Counting | null>(null);

/** The sub-turn that is being counted; a new one begins with its first compartment. */
const countedNow = computed<Counting>(() => {
  const of = `${slot.value?.player} ${slot.value?.turn} ${draft.value.pace} ${draft.value.earlierCounts.length}`;
  return counting.value?.of === of ? counting.value : { of, place: 0, counted: [] };
});

/** The compartment for the next number of the pad, null when each has been counted. */
export const activePlace = computed<number | null>(() => countedNow.value.place);

export function choosePlace(place: number): void {
  counting.value = { ...countedNow.value, place };
}

export function setCount(place: number, text: string): void {
  const { of, counted } = countedNow.value;
  const places = draft.value.counts.map((_, index) => index);
  const open = places.filter((index) => index !== place && !counted.includes(index));
  counting.value = { of, counted: [...counted, place], place: open.length ? place : null };
  editDraft({
    counts: draft.value.counts.map((count, index) => (index === place ? text : count)),
    slides: [],
  });
}

/** Enters a number of the pad, and goes on to the next compartment that was not counted yet. */
export function enterCount(text: string): void {
  const { place } = countedNow.value;
  if (place === null) return;
  setCount(place, text);
  const { of, counted } = countedNow.value;
  const open = draft.value.counts.map((_, index) => index).filter((index) => !counted.includes(index));
  counting.value = { of, counted, place: open.find((index) => index > place) ?? open[0] ?? null };
}

export function replaceDraft(fresh: Draft): void {
  draft.value = fresh;
  pinnedSlot.value = isEmpty(fresh) && !correctedTurn.value ? null : slot.value;
  forgetRecorded();
  requestError.value = null;
  storeForm();
}

/** The confirmation of the last turn makes way; the history still undoes it. */
function forgetRecorded(): void {
  if (lastRecorded.value) withdrawOffer("entry");
  lastRecorded.value = null;
}

export function addOccurrence(occurrence: Occurrence): void {
  editDraft({ occurrences: [...draft.value.occurrences, occurrence] });
}

/** Everything that the form holds. */
const formNow = () => ({
  draft: draft.value,
  slot: pinnedSlot.value,
  corrected: correctedTurn.value,
  reason: reason.value,
  waiting: waitingEntry.value,
});

/** Puts back what the form held, to its player unless that turn has been recorded since. */
function showForm(form: ReturnType<typeof formNow>): void {
  const { slot: pinned, corrected } = form;
  const taken = !corrected && pinned && game.value && turnIn(game.value, pinned);
  draft.value = form.draft;
  pinnedSlot.value = taken ? slot.value : pinned;
  correctedTurn.value = corrected;
  reason.value = form.reason;
  waitingEntry.value = form.waiting;
  storeForm();
}

/** Changes the form in a way that takes something away, and offers to bring it back. */
export function takeAway(key: string, change: () => void): void {
  const before = formNow();
  change();
  const sentence = () => translate(`web.undo.${key}`);
  announce(sentence());
  offerUndo("entry", sentence, () => bringBack(before));
}

/** Brings a form back; what was typed meanwhile can be had again too. */
function bringBack(form: ReturnType<typeof formNow>): void {
  if (isEmpty(draft.value)) showForm(form);
  else takeAway("brought-back", () => showForm(form));
}

export const removeOccurrence = (place: number): void =>
  takeAway("incident", () =>
    editDraft({ occurrences: draft.value.occurrences.filter((_, other) => other !== place) }),
  );

/** Changes the pace of this turn and of the next ones. */
export function choosePace(pace: Pace): void {
  if (!correctedTurn.value) writeItem(keys.pace, pace);
  const [before, fresh] = [draft.value, atPace(draft.value, pace)];
  const holdsAll = JSON.stringify(atPace(fresh, before.pace)) === JSON.stringify(before);
  if (holdsAll) replaceDraft(fresh);
  else takeAway("pace", () => replaceDraft(fresh));
}

export const countAgain = (): void => takeAway("subturn", () => replaceDraft(previousSubturn(draft.value)));

/** Clears the sub-turn that is being counted; once nothing of it is left, the whole turn. */
export function clearCount(): void {
  const cleared = clearedSubturn(draft.value);
  counting.value = null;
  takeAway("cleared", () => (cleared ? replaceDraft(cleared) : clearForm()));
}

function clearForm(): void {
  draft.value = emptyDraft(preferredPace());
  pinnedSlot.value = chosenSlot.value = null;
  requestError.value = null;
  storeForm();
}

/** Stores the form, so that it survives a reload, until its change is in the outbox. */
function storeForm(): void {
  const form: StoredForm = {
    draft: draft.value,
    slot: pinnedSlot.value,
    correcting: correctedTurn.value,
    waiting: waitingEntry.value,
  };
  const empty = isEmpty(draft.value) && !correctedTurn.value;
  writeItem(keys.draft(link.value), empty ? null : form);
}

/** Restores the form of an earlier visit, unless its turn has been recorded since. */
export function restoreForm(): void {
  const stored = readItem<StoredForm | null>(keys.draft(link.value), null);
  const restored = storedDraft(stored?.draft);
  draft.value = emptyDraft(preferredPace());
  pinnedSlot.value = chosenSlot.value = correctedTurn.value = waitingEntry.value = lastRecorded.value = null;
  const open = game.value;
  if (!open || !stored || !restored || (isEmpty(restored) && !stored.correcting)) return;
  const outdated = stored.correcting
    ? turnIn(open, stored.correcting)?.sequence !== stored.correcting.sequence
    : stored.slot && turnIn(open, stored.slot);
  if (outdated) return;
  const waiting = storedDraft(stored.waiting?.draft);
  draft.value = restored;
  pinnedSlot.value = stored.slot;
  correctedTurn.value = stored.correcting;
  waitingEntry.value = waiting ? { draft: waiting, slot: stored.waiting?.slot ?? null } : null;
}

function turnToSend(into: Slot, { turn, points }: TurnPreview): NewTurn {
  const onlyTotal = draft.value.pace === "total";
  const { earlierCounts, discs } = draft.value;
  return {
    ...into,
    counts: onlyTotal ? [] : [...earlierCounts, { subturn: turn.subturn, tally: turn.tally }],
    occurrences: onlyTotal ? [] : occurrencesToSend(turn.subturn),
    bonus: turn.bonus,
    decline_bonus: turn.declined,
    discs: onlyTotal ? null : discs,
    total: onlyTotal ? points : null,
    expects: correctedTurn.value?.sequence ?? null,
  };
}

/** Counted only at the end, every incident belongs to the sub-turn that was counted. */
function occurrencesToSend(subturn: number): readonly Occurrence[] {
  const { pace, occurrences } = draft.value;
  return pace === "end" ? occurrences.map((occurrence) => ({ ...occurrence, subturn })) : occurrences;
}

/** Records the turn, or the correction, once the player agrees; the confirmation carries its undo. */
export function recordTurn(): void {
  const [into, ready] = [slot.value, preview.value];
  if (!into || ready?.stage !== "ready") return;
  const [body, before] = [turnToSend(into, ready), formNow()];
  if (correctedTurn.value) {
    recordCorrection(body, ready.points);
    return;
  }
  clearForm();
  const key = submitChange("/turns", body, "", ready.points);
  lastRecorded.value = into;
  const undo = () => {
    undoChange(key);
    lastRecorded.value = null;
    if (isEmpty(draft.value)) showForm({ ...before, slot: into });
  };
  offerUndo("entry", () => confirmation(into), undo);
}

function confirmation(recorded: Slot): string {
  const line = game.value && turnIn(game.value, recorded);
  return game.value && line ? confirmationText(line, game.value) : "";
}

function recordCorrection(turn: NewTurn, points: number): void {
  const facts = { name: playerName(turn.player), turn: turn.turn, points };
  const body = { ...turn, reason: reason.value.trim() || translate("web.correct.reason-default") };
  leaveCorrection();
  const done = translate("web.correct.done", facts);
  const key = submitChange("/turns/correct", body, done, points);
  offerUndo(
    "entry",
    () => done,
    () => undoChange(key),
  );
}

/** Declares the turn void, so that it begins again; a turn that was recorded is undone first. */
export function declareVoid(incident: string): void {
  const [into, recorded, before] = [slot.value, correctedTurn.value, formNow()];
  if (!into) return;
  const facts = { name: playerName(into.player), turn: into.turn };
  const voided = translate("web.incident.voided", facts);
  const changes: string[] = [];
  lastRecorded.value = null;
  if (recorded) {
    leaveCorrection();
    changes.push(submitChange("/undo", { sequence: recorded.sequence }, ""));
  } else {
    clearForm();
    chooseSlot(into);
  }
  changes.push(submitChange("/turns/void", { ...into, incident }, voided));
  const undo = () => {
    for (const key of changes.toReversed()) undoChange(key);
    if (isEmpty(draft.value)) showForm(before);
  };
  offerUndo("entry", () => voided, undo);
}

/** Opens a turn for correction; the turn that was being entered waits. */
export function startCorrecting(line: TurnLine): void {
  waitingEntry.value ??= { draft: draft.value, slot: pinnedSlot.value };
  correctedTurn.value = line;
  reason.value = "";
  draft.value = draftOf(line);
  pinnedSlot.value = { player: line.player, turn: line.turn };
  withdrawOffer("entry");
  requestError.value = null;
  storeForm();
}

export const stopCorrecting = (): void => takeAway("correction", leaveCorrection);

function leaveCorrection(): void {
  const before = waitingEntry.value;
  correctedTurn.value = waitingEntry.value = null;
  draft.value = before?.draft ?? emptyDraft(preferredPace());
  pinnedSlot.value = before?.slot ?? null;
  storeForm();
}

function draftOf(line: TurnLine): Draft {
  const last = line.counts.at(-1);
  if (!last) return { ...emptyDraft("total"), total: String(line.points) };
  return {
    ...emptyDraft(line.counts.length > 1 ? "each" : "end"),
    earlierCounts: line.counts.slice(0, -1),
    counts: last.tally.map(String),
    after: last.subturn,
    occurrences: line.occurrences,
    slides: [...line.bonus, ...(line.bonus_declined ? (["declined"] as const) : [])],
    discs: line.discs ?? null,
  };
}
