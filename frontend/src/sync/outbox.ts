/** Changes that were agreed on and are not yet on the server: stored first, then sent in their order, each once. */

import { signal } from "@preact/signals";
import { keys } from "../storage/keys";
import { itemNames, readItem, writeItem } from "../storage/localStorage";
import { newIdempotencyKey, postWithKey, RefusedError, type ServerRefusal } from "./api";

interface Change {
  /** The path within the game, and the body of the request. */
  readonly path: string;
  readonly body: object;
  /** The announcement once it has arrived. */
  readonly spoken: string;
  /** The points of a turn, by this device. */
  readonly points: number | null;
  /** The key of the change that it undoes, while the entry of that one is not known. */
  readonly undoes?: string;
}

export interface UnsentChange extends Change {
  /** The idempotency key, and the name under which it is stored. */
  readonly key: string;
  readonly name: string;
  readonly link: string;
  /** The server's refusal: a person decides what happens now. */
  readonly refusal: ServerRefusal | null;
}

/** The shape of an earlier release, which stored nothing but turns. */
type UnsentTurn = Omit<UnsentChange, keyof Change> & { readonly turn: object; readonly points: number };

export const unsentChanges = signal<readonly UnsentChange[]>([]);
/** The keys of changes that this browser could not store: the page must stay open until they are sent. */
const unstoredKeys = signal<readonly string[]>([]);

export const isUnstored = (change: UnsentChange): boolean => unstoredKeys.value.includes(change.key);

/** The changes that are sent next, without refused ones. */
export const waitingChanges = (): readonly UnsentChange[] =>
  unsentChanges.value.filter((change) => change.refusal === null);

/** Loads the changes of an earlier visit or another tab. */
export function loadOutbox(link: string): void {
  const stored = itemNames(keys.outbox(link)).flatMap((name) => {
    const item = readItem<UnsentChange | UnsentTurn | null>(name, null);
    return item ? inTodaysShape(item) : [];
  });
  unsentChanges.value = [...stored, ...unsentChanges.value.filter(isUnstored)];
}

const inTodaysShape = (item: UnsentChange | UnsentTurn): UnsentChange =>
  "turn" in item ? { ...item, path: "/turns", body: item.turn, spoken: "" } : item;

/** Stores a change, and returns its key; only then it may be shown as done. A repetition of the last one is a second tap. */
export function enqueue(link: string, change: Change): string {
  const last = waitingChanges().at(-1);
  if (last && isRepetition(change, last)) return last.key;
  const key = newIdempotencyKey();
  const name = `${keys.outbox(link)}${nextTime(link)}.${key}`;
  const item = { ...change, key, name, link, refusal: null };
  if (!writeItem(name, item)) unstoredKeys.value = [...unstoredKeys.value, key];
  unsentChanges.value = [...unsentChanges.value, item];
  return key;
}

const isRepetition = (change: Change, last: Change): boolean =>
  last.path === change.path &&
  last.undoes === change.undoes &&
  JSON.stringify(last.body) === JSON.stringify(change.body);

/** Later than every stored change, even if the clock was set back: names are in the order of sending. */
function nextTime(link: string): number {
  const prefix = keys.outbox(link);
  const times = unsentChanges.value.map(({ name }) => Number.parseInt(name.slice(prefix.length), 10));
  return Math.max(Date.now(), ...times.map((time) => time + 1));
}

export function discard(change: UnsentChange): void {
  writeItem(change.name, null);
  unsentChanges.value = unsentChanges.value.filter(({ key }) => key !== change.key);
}

/** Puts a discarded change back as it was. */
export function restoreChange(change: UnsentChange): void {
  writeItem(change.name, change);
  unsentChanges.value = [...unsentChanges.value, change].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Holds a refused change back until people decide; null: it is sent once more. */
export const setRefusal = (change: UnsentChange, refusal: ServerRefusal | null): void =>
  replaceChange(change, { ...change, refusal });

/** Gives the changes that undo a delivered one the number of its entry. */
export function resolveUndo(key: string, sequence: number): void {
  for (const change of unsentChanges.value.filter(({ undoes }) => undoes === key)) {
    const { undoes: _, ...resolved } = change;
    replaceChange(change, { ...resolved, body: { sequence } });
  }
}

function replaceChange(change: UnsentChange, changed: UnsentChange): void {
  writeItem(change.name, changed);
  unsentChanges.value = unsentChanges.value.map((other) => (other.key === change.key ? changed : other));
}

type OnDelivered<Game> = (game: Game, change: UnsentChange) => void;
let sending = false;

/** Sends the waiting changes, oldest first, one at a time in all tabs. Throws NoAnswerError. */
export async function sendWaiting<Game>(link: string, onDelivered: OnDelivered<Game>): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    await withLock(`outbox.${link}`, async () => {
      loadOutbox(link);
      for (let [change] = waitingChanges(); change; [change] = waitingChanges())
        await deliver(change, onDelivered);
    });
  } finally {
    sending = false;
  }
}

async function deliver<Game>(change: UnsentChange, onDelivered: OnDelivered<Game>): Promise<void> {
  if (change.undoes !== undefined) return discard(change); // what it undoes never arrived
  try {
    const game = await postWithKey<Game>(`/games/${change.link}${change.path}`, change.body, change.key);
    discard(change);
    onDelivered(game, change);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    setRefusal(change, error.refusal);
  }
}

/** One tab at a time where the browser has locks; elsewhere the idempotency key keeps the effect single. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) await locks.request(name, work);
  else await work();
}
