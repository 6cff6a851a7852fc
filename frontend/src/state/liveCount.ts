/** The count that is being typed, passed on to whoever watches; the server does not store it. */

import { effect } from "@preact/signals";
import { NoAnswerError, putJson, type RefusedError } from "../sync/api";
import type { LiveCount, LiveCountMessage } from "../sync/apiTypes";
import { isEmpty } from "../turnEntry/draft";
import { link, mayEnter } from "./game";
import { correctedTurn, draft, preview, slot } from "./turnEntry";

/** Between two messages: faster than people look, slower than the server refuses. */
const INTERVAL_MS = 300;
const RETRY_MS = 3_000;

interface Message {
  readonly link: string;
  readonly count: LiveCountMessage;
}

let shown: Message | null = null;
let waiting: readonly Message[] = [];
let scheduled = false;

/** Passes each change of the count on, for as long as the page is open. */
export function shareCount(): void {
  effect(() => show(messageOf()));
}

/** The turn so far, null while nothing of a new turn is typed or what is typed is no number. */
function messageOf(): Message | null {
  const [into, entered] = [slot.value, preview.value];
  if (!into || !entered || !mayEnter.value || correctedTurn.value || isEmpty(draft.value)) return null;
  const { tally, subturn, bonus } = entered.turn;
  const total = draft.value.pace === "total" ? entered.points : null;
  if (![...tally, total ?? 0].every((count) => Number.isInteger(count) && count >= 0)) return shown;
  const count = total === null ? { tally, subturn, bonus } : { total };
  return { link: link.value, count: { ...into, ...count } };
}

function show(message: Message | null): void {
  if (JSON.stringify(message) === JSON.stringify(shown)) return;
  if (shown && !(message && isSameSlot(shown, message))) {
    const { player, turn } = shown.count;
    enqueue({ link: shown.link, count: { player, turn } });
  }
  if (message) enqueue(message);
  shown = message;
}

const isSameSlot = (message: Message, other: Message): boolean =>
  message.link === other.link && message.count.player === other.count.player;

function enqueue(message: Message, delay = INTERVAL_MS): void {
  waiting = [...waiting.filter((other) => !isSameSlot(other, message)), message];
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => void send(), delay);
}

async function send(): Promise<void> {
  const [message, ...others] = waiting;
  waiting = others;
  const failed = message && (await delivery(message));
  scheduled = false;
  if (failed && !waiting.some((other) => isSameSlot(other, failed))) enqueue(failed, RETRY_MS);
  else if (waiting[0]) enqueue(waiting[0]);
}

/** Sends a message; the message itself where it must be sent again. */
async function delivery(message: Message): Promise<Message | null> {
  try {
    await putJson<LiveCount>(`/games/${message.link}/live-count`, message.count);
    return null;
  } catch (error) {
    const again = error instanceof NoAnswerError || (error as RefusedError).refusal?.key === "too-many-tries";
    return again ? message : null;
  }
}
