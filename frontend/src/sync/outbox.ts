/** Changes that were agreed on and are not yet on the server: kept first, sent after in their order, each once. */

import { signal } from "@preact/signals";
import type { Refusal } from "../rules/edition";
import { recall, remember, remembered } from "../storage/localStorage";
import { newKey, Refused, send } from "./api";

export interface Change {
  /** The address within the game, and what is sent there. */
  readonly path: string;
  readonly body: object;
  /** What is said once it has arrived. */
  readonly spoken: string;
  /** What a turn is worth by this device. */
  readonly points: number | null;
}

export interface Unsent extends Change {
  /** The idempotency key, and the name under which it is kept. */
  readonly key: string;
  readonly name: string;
  readonly link: string;
  /** Why the server did not take it; a person decides what now. */
  readonly refusal: (Refusal & { readonly sentence: string }) | null;
}

/** As an earlier release kept it, which kept nothing but turns. */
type UnsentTurn = Omit<Unsent, keyof Change> & { readonly turn: object; readonly points: number };

export const unsent = signal<readonly Unsent[]>([]);
/** What this browser could not keep: until it is sent the page must stay open. */
const fleeting = signal<readonly string[]>([]);

export const isFleeting = (item: Unsent): boolean => fleeting.value.includes(item.key);
export const waiting = (): readonly Unsent[] => unsent.value.filter((each) => each.refusal === null);

const room = (link: string) => `outbox.${link}.`;

/** What an earlier visit, or another tab, left behind. */
export function reopen(link: string): void {
  const kept = remembered(room(link)).flatMap((name) => {
    const item = recall<Unsent | UnsentTurn | null>(name, null);
    return item ? today(item) : [];
  });
  unsent.value = [...kept, ...unsent.value.filter(isFleeting)];
}

const today = (item: Unsent | UnsentTurn): Unsent =>
  "turn" in item ? { ...item, path: "/turns", body: item.turn, spoken: "" } : item;

/** Keeps a change; only then it may be shown as done. The last one again is a second tap on the same thing. */
export function put(link: string, change: Change): void {
  const last = waiting().at(-1);
  if (last && last.path === change.path && JSON.stringify(last.body) === JSON.stringify(change.body)) return;
  const key = newKey();
  const item = { ...change, key, name: `${room(link)}${moment(link)}.${key}`, link, refusal: null };
  if (!remember(item.name, item)) fleeting.value = [...fleeting.value, key];
  unsent.value = [...unsent.value, item];
}

/** Later than all that is kept, whatever the clock says: names are in the order of sending. */
function moment(link: string): number {
  const kept = unsent.value.map((each) => Number.parseInt(each.name.slice(room(link).length), 10));
  return Math.max(Date.now(), ...kept.map((time) => time + 1));
}

export function drop(item: Unsent): void {
  remember(item.name, null);
  unsent.value = unsent.value.filter((each) => each.key !== item.key);
}

/** Refused, until people decide; null: to be tried once more. */
export function refuse(item: Unsent, refusal: Unsent["refusal"]): void {
  const told = { ...item, refusal };
  remember(item.name, told);
  unsent.value = unsent.value.map((each) => (each.key === item.key ? told : each));
}

let replaying = false;

/** Sends what is unsent, oldest first, one at a time in all tabs; stops where no answer comes. */
export async function replay<Game>(link: string, take: (fresh: Game, item: Unsent) => void): Promise<void> {
  if (replaying) return;
  replaying = true;
  try {
    await alone(`outbox.${link}`, async () => {
      reopen(link);
      for (let [item] = waiting(); item; [item] = waiting()) await deliver(item, take);
    });
  } finally {
    replaying = false;
  }
}

async function deliver<Game>(item: Unsent, take: (fresh: Game, item: Unsent) => void): Promise<void> {
  try {
    const fresh = await send<Game>(`/games/${item.link}${item.path}`, item.body, item.key);
    drop(item);
    take(fresh, item);
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble;
    refuse(item, trouble.refusal);
  }
}

/** One tab at a time where the browser can; elsewhere the key on the server keeps it single. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) await locks.request(name, work);
  else await work();
}
