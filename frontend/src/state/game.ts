/** The open game: the server's last answer with this device's unsent changes, and what a person may do to it. */

import { computed, signal } from "@preact/signals";
import { withHouseRules } from "../rules/edition";
import { turnIn } from "../sheet/entries";
import { applyUnsent, lineOf, turnOf } from "../sheet/unsentChanges";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { errorSentence, getJson, postOnce, RefusedError } from "../sync/api";
import type { Game, Line, TurnLine } from "../sync/apiTypes";
import { addKnownGame } from "../sync/knownGames";
import { lastMessageAt, subscribe } from "../sync/liveUpdates";
import { noteGame } from "../sync/notebook";
import {
  enqueue,
  loadOutbox,
  resolveUndo,
  sendWaiting,
  type UnsentChange,
  unsentChanges,
  waitingChanges,
} from "../sync/outbox";
import { announce } from "../text/announce";
import { translate } from "../text/language";
import { resultText } from "../text/resultText";
import { withdrawOffer } from "./undoOffers";

/** The link by which the game was opened. */
export const link = signal("");
const serverGame = signal<Game | null>(null);
/** The game with the unsent changes of this device. */
export const game = computed(() =>
  serverGame.value ? applyUnsent(serverGame.value, unsentChanges.value) : null,
);
/** The error of the last request, as a sentence. */
export const requestError = signal<string | null>(null);
/** True while the screen waits for an answer. */
export const busy = signal(false);
/** The sentence that says why the link no longer opens the game. */
export const linkError = signal<string | null>(null);
/** The entries of the changes that this page has delivered, by their keys. */
const deliveredEntries = new Map<string, number>();

export const edition = computed(() => {
  const open = serverGame.value;
  return open ? withHouseRules(open.edition, open.house_rules) : null;
});

export const mayEnter = computed(() => serverGame.value?.strength !== "look");
export const isOwner = computed(() => serverGame.value?.strength === "own");

export const playerName = (player: string): string =>
  game.value?.players.find(({ id }) => id === player)?.name || "?";

export const teamName = (player: string): string =>
  game.value?.teams.find((team) => team.players.includes(player))?.name ?? "";

/** Shows a game of the server; an answer that was overtaken changes nothing. */
function showGame(fresh: Game): void {
  if (serverGame.value && fresh.sequence < serverGame.value.sequence) return;
  serverGame.value = fresh;
  writeItem(keys.lastGame(link.value), { game: fresh, at: lastMessageAt.value });
  if (waitingChanges().length > 0) void sendUnsent();
}

/** Opens the game behind a link and subscribes to it; returns a stop function. Throws RefusedError, NoAnswerError. */
export async function openGame(token: string): Promise<() => void> {
  link.value = token;
  loadOutbox(token);
  serverGame.value = null;
  const fresh = await fetchOrReadGame(token);
  showGame(fresh);
  addKnownGame(fresh, token);
  noteGame(token).catch(() => {}); // the list of this browser has it all the same
  void sendUnsent();
  return subscribe(token, showUpdate, (error) => (linkError.value = errorSentence(error)));
}

/** Shows a game that another device changed, and announces its end. */
function showUpdate(fresh: Game): void {
  const before = game.value && resultText(game.value);
  showGame(fresh);
  const after = game.value && resultText(game.value);
  if (after && after !== before && waitingChanges().length === 0) announce(after);
}

/** The game from the server; when nobody answers, as it was stored here. */
async function fetchOrReadGame(token: string): Promise<Game> {
  try {
    const fresh = await getJson<Game>(`/games/${token}`);
    lastMessageAt.value = Date.now();
    return fresh;
  } catch (error) {
    const stored = readItem<{ game: Game; at: number | null } | null>(keys.lastGame(token), null);
    if (error instanceof RefusedError || !stored) throw error;
    lastMessageAt.value = stored.at;
    return stored.game;
  }
}

const RETRY_MS = 2_000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** The number of failures to send since the last success. */
export const sendFailures = signal(0);

/** Sends the unsent changes, and tries again by itself. */
export async function sendUnsent(): Promise<void> {
  clearTimeout(retryTimer);
  try {
    await sendWaiting<Game>(link.value, onDelivered);
    sendFailures.value = 0;
  } catch {
    sendFailures.value++;
    retryTimer = setTimeout(() => void sendUnsent(), RETRY_MS);
  }
}

function onDelivered(fresh: Game, change: UnsentChange): void {
  showGame(fresh);
  const entry = entryOf(fresh, change);
  if (entry) {
    deliveredEntries.set(change.key, entry.sequence);
    resolveUndo(change.key, entry.sequence);
  }
  const turn = change.path === "/turns" && turnOf(change);
  const line = turn && turnIn(fresh, turn);
  const sentence = line ? recordedText(line, fresh) : change.spoken;
  if (sentence) announce(sentence);
}

/** The entry that a change made, in the server's answer to it. */
function entryOf(answer: Game, change: UnsentChange): Line | undefined {
  const turn = turnOf(change);
  const { type } = lineOf(change);
  return turn ? turnIn(answer, turn) : answer.entries.findLast((line) => line.type === type && !line.undone);
}

/** The recorded turn, and what follows: the next player, or the result. */
const recordedText = (line: TurnLine, shownGame: Game): string =>
  [turnText("recorded", line, shownGame), nextText(line, shownGame) || resultText(shownGame)]
    .filter(Boolean)
    .join(" ");

/** The same for the eye, which sees the result elsewhere. */
export const confirmationText = (line: TurnLine, shownGame: Game): string =>
  [turnText("confirmed", line, shownGame), nextText(line, shownGame)].filter(Boolean).join(" ");

function turnText(key: "confirmed" | "recorded", line: TurnLine, { standing }: Game): string {
  const total = standing.find((place) => place.player === line.player)?.points ?? 0;
  const facts = { name: playerName(line.player), turn: line.turn, points: line.points, total };
  return translate(`web.entry.${key}`, facts);
}

/** The next player, where that is another one. */
function nextText({ player }: TurnLine, { next, players }: Game): string {
  const follower = players.find(({ id }) => id === next?.player && id !== player);
  return follower ? translate("web.entry.next", { name: follower.name }) : "";
}

/**
 * Makes a change: stored here and shown at once, then sent. The announcement follows when it has arrived.
 * Returns the key of the change, by which it can be undone.
 */
export function submitChange(
  path: string,
  body: object,
  announcement: string,
  points: number | null = null,
): string {
  requestError.value = null;
  const key = enqueue(link.value, { path, body, spoken: announcement, points });
  void sendUnsent();
  return key;
}

/** Undoes a change of this page, also one that is still to be sent. */
export function undoChange(key: string): string {
  const sequence = deliveredEntries.get(key);
  if (sequence !== undefined) return submitChange("/undo", { sequence }, translate("web.undo.undone"));
  const undo = { path: "/undo", body: {}, spoken: translate("web.undo.undone"), points: null, undoes: key };
  const undoKey = enqueue(link.value, undo);
  void sendUnsent();
  return undoKey;
}

/** Ends the game; every phone hears who has won. */
export function endGame(): void {
  if (!game.value) return;
  const result = resultText({ ...game.value, complete: true });
  withdrawOffer("entry");
  submitChange("/end", {}, result ?? translate("web.finish.nothing"));
  scrollTo({ top: 0 });
}

/** Takes the end back: the game goes on. */
export function playOn(): void {
  const waiting = waitingChanges().find(({ path }) => path === "/end");
  const end = game.value?.entries.findLast((line) => line.type === "game_ended" && !line.undone);
  if (waiting) undoChange(waiting.key);
  else if (end) submitChange("/undo", { sequence: end.sequence }, translate("web.finish.goes-on"));
}

/** Requests what the server alone can answer, while the screen waits; null where it did not. */
export async function requestGame(path: string, body: object): Promise<Game | null> {
  if (busy.value) return null;
  busy.value = true;
  requestError.value = null;
  try {
    const fresh = await postOnce<Game>(`/games/${link.value}${path}`, body);
    if (fresh.link == null) showGame(fresh);
    return fresh;
  } catch (error) {
    requestError.value = errorSentence(error);
    if (error instanceof RefusedError) await refreshGame();
    return null;
  } finally {
    busy.value = false;
  }
}

/** After a refusal the shown game may be old: somebody else was first. */
async function refreshGame(): Promise<void> {
  try {
    showGame(await getJson<Game>(`/games/${link.value}`));
  } catch {
    // the refusal is already on the screen
  }
}
