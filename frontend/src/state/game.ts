/** The game on the table: what the server last said, and what a person may do to it. */

import { computed, signal } from "@preact/signals";
import { agreed } from "../rules/edition";
import { standing } from "../sheet/turnOrder";
import { turnOf, withUnsent } from "../sheet/unsentChanges";
import { recall, remember } from "../storage/localStorage";
import { get, post, Refused, sentence } from "../sync/api";
import type { Entry, Game } from "../sync/apiTypes";
import { know } from "../sync/knownGames";
import { follow, heardAt } from "../sync/liveUpdates";
import { note } from "../sync/notebook";
import { put, reopen, replay, type Unsent, unsent, waiting } from "../sync/outbox";
import { announce } from "../text/announce";
import { say } from "../text/language";

export const link = signal("");
const told = signal<Game | null>(null);
/** What this device still has to send is written in. */
export const game = computed(() => (told.value ? withUnsent(told.value, unsent.value) : null));
export const trouble = signal<string | null>(null);
export const busy = signal(false);
export const gone = signal<string | null>(null);
export const justRecorded = signal<Entry | null>(null);

export const edition = computed(() => {
  const on = told.value;
  return on ? agreed(on.edition, on.house_rules) : null;
});

export const mayEnter = computed(() => told.value?.strength !== "look");
export const owns = computed(() => told.value?.strength === "own");

export function nameOf(player: string): string {
  return game.value?.players.find((each) => each.id === player)?.name || "?";
}

export const teamOf = (player: string): string =>
  game.value?.teams.find((team) => team.players.includes(player))?.name ?? "";

/** Newer pictures only: an answer that was overtaken changes nothing. */
export function take(fresh: Game): void {
  if (told.value && fresh.sequence < told.value.sequence) return;
  told.value = fresh;
  remember(picture(), { game: told.value, at: heardAt.value });
  if (waiting().length > 0) void sendUnsent();
}

const picture = () => `picture.${link.value}`;

/** Opens the game behind a link and follows it; a picture kept here shows at once when nobody answers. */
export async function open(at: string): Promise<() => void> {
  link.value = at;
  reopen(at);
  told.value = null;
  const fresh = await newest(at);
  take(fresh);
  know(fresh, at);
  note(at).catch(() => {}); // the list of this browser has it all the same
  void sendUnsent();
  return follow(at, take, (refused) => (gone.value = sentence(refused)));
}

/** What the server says now; when nobody answers, the picture that was kept here. */
async function newest(at: string): Promise<Game> {
  try {
    const fresh = await get<Game>(`/games/${at}`);
    heardAt.value = Date.now();
    return fresh;
  } catch (trouble) {
    const kept = recall<{ game: Game; at: number | null } | null>(picture(), null);
    if (trouble instanceof Refused || !kept) throw trouble;
    heardAt.value = kept.at;
    return kept.game;
  }
}

const RETRY_MS = 2_000;
let retry: ReturnType<typeof setTimeout> | undefined;
/** How often in a row nothing could be sent. */
export const failures = signal(0);

/** Sends what is only here; what does not arrive is tried again by itself. */
export async function sendUnsent(): Promise<void> {
  clearTimeout(retry);
  try {
    await replay<Game>(link.value, arrived);
    failures.value = 0;
  } catch {
    failures.value++;
    retry = setTimeout(() => void sendUnsent(), RETRY_MS);
  }
}

function arrived(fresh: Game, item: Unsent): void {
  take(fresh);
  const turn = item.path === "/turns" && turnOf(item);
  const entry = turn && standing(fresh, turn);
  if (entry) justRecorded.value = entry;
  const spoken = entry ? recordedSentence(entry, fresh) : item.spoken;
  if (spoken) announce(spoken);
}

export function recordedSentence(entry: Entry, on: Game): string {
  const total = on.standing.find((place) => place.player === entry.player)?.points ?? 0;
  const facts = { name: nameOf(entry.player), turn: entry.turn, points: entry.points, total };
  return say("web.entry.recorded", facts);
}

/** Makes one change: kept here and shown at once, then sent in its turn. `spoken` is said when it arrived. */
export function change(
  path: string,
  body: object,
  spoken: string,
  points: number | null = null,
): Promise<void> {
  trouble.value = null;
  put(link.value, { path, body, spoken, points });
  return sendUnsent();
}

/** Asks for what the server alone can answer; the screen waits for it. */
export async function ask(path: string, body: object): Promise<Game | null> {
  if (busy.value) return null;
  busy.value = true;
  trouble.value = null;
  try {
    const fresh = await post<Game>(`/games/${link.value}${path}`, body);
    if (fresh.link == null) take(fresh);
    return fresh;
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
  try {
    take(await get<Game>(`/games/${link.value}`));
  } catch {
    // the refusal is already on the screen
  }
}
