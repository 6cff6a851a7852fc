/** The game on the table: what the server last said, and what a person may do to it. */

import { computed, signal } from "@preact/signals";
import { announce } from "../announce";
import { know } from "../keep/games";
import { recall, remember } from "../keep/memory";
import { get, post, Refused, sentence } from "../keep/request";
import { type Entry, type Game, isEntry, type NewTurn, type Slot } from "../keep/wire";
import { say } from "../language";
import { agreed } from "../rules/edition";
import { type Draft, emptyDraft, judge } from "./judge";

export const game = signal<Game | null>(null);
export const trouble = signal<string | null>(null);
export const busy = signal(false);
export const draft = signal<Draft>(emptyDraft());
export const justRecorded = signal<Entry | null>(null);
/** What is being typed belongs to one turn of one player, whatever happens to the game meanwhile. */
const pinned = signal<Slot | null>(null);

export const edition = computed(() => {
  const on = game.value;
  return on ? agreed(on.edition, on.house_rules) : null;
});

export const verdict = computed(() => (edition.value ? judge(draft.value, edition.value) : null));

/** Whose turn is being entered: the next one's, unless something was typed or somebody chosen. */
export const slot = computed<Slot | null>(() => pinned.value ?? game.value?.next ?? null);

export const counted = (on: Game): readonly Entry[] =>
  on.entries.filter(isEntry).filter((entry) => !entry.undone);

/** The first turn of this player that is not recorded, null when all agreed turns are. */
export function openTurn(on: Game, player: string): number | null {
  const filled = new Set(
    counted(on)
      .filter((entry) => entry.player === player)
      .map((entry) => entry.turn),
  );
  let turn = 1;
  while (filled.has(turn)) turn++;
  return on.turns !== null && turn > on.turns ? null : turn;
}

export function nameOf(player: string): string {
  return game.value?.players.find((each) => each.id === player)?.name || "?";
}

export function choosePlayer(player: string): void {
  const turn = game.value ? openTurn(game.value, player) : null;
  pinned.value = turn === null ? null : { player, turn };
  keepDraft();
}

export function change(changed: Partial<Draft>): void {
  draft.value = { ...draft.value, ...changed };
  pinned.value = slot.value;
  justRecorded.value = null;
  trouble.value = null;
  keepDraft();
}

export function clear(by: Draft["by"] = draft.value.by): void {
  draft.value = emptyDraft(by);
  pinned.value = null;
  trouble.value = null;
  if (game.value) remember(`draft.${game.value.id}`, null);
}

/** What is typed survives a reload, until the server has it. */
function keepDraft(): void {
  if (game.value) remember(`draft.${game.value.id}`, { draft: draft.value, slot: pinned.value });
}

export async function open(id: string): Promise<void> {
  const fresh = await get<Game>(`/games/${encodeURIComponent(id)}`);
  const kept = recall<{ draft: Draft; slot: Slot | null } | null>(`draft.${id}`, null);
  if (kept && !isTaken(fresh, kept.slot)) {
    draft.value = kept.draft;
    pinned.value = kept.slot;
  }
  take(fresh);
}

const isTaken = (on: Game, at: Slot | null) =>
  counted(on).some((entry) => entry.player === at?.player && entry.turn === at.turn);

function take(fresh: Game): void {
  game.value = fresh;
  know(fresh);
}

/** Sends one request; the screen follows only what the server says. */
async function send(path: string, body: object): Promise<Game | null> {
  const on = game.value;
  if (!on || busy.value) return null;
  busy.value = true;
  trouble.value = null;
  try {
    return await post<Game>(`/games/${on.id}${path}`, body);
  } catch (raised) {
    trouble.value = sentence(raised);
    if (raised instanceof Refused) await look();
    return null;
  } finally {
    busy.value = false;
  }
}

/** After a refusal the picture may be old: somebody else was first. */
async function look(): Promise<void> {
  const id = game.value?.id;
  try {
    if (id) take(await get<Game>(`/games/${id}`));
  } catch {
    // the refusal is already on the screen
  }
}

export async function record(): Promise<void> {
  const [now, on] = [slot.value, verdict.value];
  if (!now || on?.stage !== "ready") return;
  const byCounts = draft.value.by === "counts";
  const turn: NewTurn = {
    ...now,
    tally: byCounts ? on.tally : null,
    after: on.after,
    total: byCounts ? null : on.points,
    bonus: on.bonus,
    decline_bonus: on.declined,
  };
  const fresh = await send("/turns", turn);
  if (!fresh) return;
  take(fresh);
  clear();
  const entry = counted(fresh).find((each) => each.player === now.player && each.turn === now.turn) ?? null;
  justRecorded.value = entry;
  if (entry) announce(recordedSentence(entry, fresh));
}

export function recordedSentence(entry: Entry, on: Game): string {
  const total = on.standing.find((place) => place.player === entry.player)?.points ?? 0;
  return say("web.entry.recorded", {
    name: nameOf(entry.player),
    turn: entry.turn,
    points: entry.points,
    total,
  });
}

export async function undo(sequence: number, spoken: string): Promise<void> {
  const fresh = await send("/undo", { sequence });
  if (!fresh) return;
  take(fresh);
  justRecorded.value = null;
  announce(spoken);
}

export async function addPlayer(name: string): Promise<boolean> {
  const fresh = await send("/players", { name });
  if (fresh) take(fresh);
  return fresh !== null;
}

/** The server draws; `show` may take its time before the screen follows. */
export async function drawStarter(show: (drawn: Game) => Promise<void>): Promise<void> {
  const fresh = await send("/starter", {});
  if (!fresh) return;
  await show(fresh);
  take(fresh);
  if (fresh.starter) announce(say("web.starter.drawn", { name: nameOf(fresh.starter) }));
}
