/** Turns that were agreed on and are not yet on the server: kept first, sent after, each once. */

import { signal } from "@preact/signals";
import type { Refusal } from "../rules/edition";
import { recall, remember, remembered } from "./memory";
import { newKey, Refused, send } from "./request";
import type { NewTurn } from "./wire";

export interface Unsent {
  /** The idempotency key, and the name under which it is kept. */
  readonly key: string;
  readonly name: string;
  readonly link: string;
  readonly turn: NewTurn;
  readonly points: number;
  /** Why the server did not take it; a person decides what now. */
  readonly refusal: (Refusal & { readonly sentence: string }) | null;
}

export const unsent = signal<readonly Unsent[]>([]);
/** What this browser could not keep: until it is sent the page must stay open. */
const fleeting = signal<readonly string[]>([]);

export const isFleeting = (item: Unsent): boolean => fleeting.value.includes(item.key);

const room = (link: string) => `outbox.${link}.`;

/** What an earlier visit, or another tab, left behind. */
export function reopen(link: string): void {
  const kept = remembered(room(link)).flatMap((name) => recall<Unsent | null>(name, null) ?? []);
  unsent.value = [...kept, ...unsent.value.filter(isFleeting)];
}

/** Keeps a turn; only then it may be shown as written down. */
export function put(link: string, turn: NewTurn, points: number): Unsent {
  const key = newKey();
  const item = { key, name: `${room(link)}${Date.now()}.${key}`, link, turn, points, refusal: null };
  if (!remember(item.name, item)) fleeting.value = [...fleeting.value, key];
  unsent.value = [...unsent.value, item];
  return item;
}

export function drop(item: Unsent): void {
  remember(item.name, null);
  unsent.value = unsent.value.filter((each) => each.key !== item.key);
}

function refuse(item: Unsent, refusal: Unsent["refusal"]): void {
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
      for (let item = waiting(); item; item = waiting()) await deliver(item, take);
    });
  } finally {
    replaying = false;
  }
}

const waiting = () => unsent.value.find((each) => each.refusal === null);

async function deliver<Game>(item: Unsent, take: (fresh: Game, item: Unsent) => void): Promise<void> {
  try {
    const fresh = await send<Game>(`/games/${item.link}/turns`, item.turn, item.key);
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
