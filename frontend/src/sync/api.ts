/** One request, one effect: asking the server, and what it answers. */

import type { Refusal } from "../rules/edition";
import { recall, remember } from "../storage/localStorage";
import { cite, language, say } from "../text/language";

const PATIENCE_MS = 10_000;

/** The server answered, and did not do it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal & { readonly sentence: string }) {
    super(refusal.key);
  }
}

/** No answer, or none that can be read: whether it was recorded is unknown, and asking again is safe. */
export class Unanswered extends Error {}

export const get = <Answer>(path: string) => ask<Answer>(path, { method: "GET" });

/** Sends a request under a key of its own: however often it arrives, it has one effect. */
export function send<Answer>(path: string, body: object, key: string): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key, Device: device() };
  return ask<Answer>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * The same request keeps the same key until it is answered, also after a reload, so that it never has
 * two effects; a changed request gets its own key.
 */
export async function post<Answer>(path: string, body: object): Promise<Answer> {
  const request = `${path} ${JSON.stringify(body)}`;
  const key = unanswered()[request] ?? newKey();
  remember("unanswered", { ...unanswered(), [request]: key });
  try {
    const answer = await send<Answer>(path, body, key);
    forget(request);
    return answer;
  } catch (trouble) {
    if (trouble instanceof Refused) forget(request);
    throw trouble;
  }
}

const unanswered = () => recall<Record<string, string>>("unanswered", {});

function forget(request: string): void {
  const { [request]: _, ...others } = unanswered();
  remember("unanswered", others);
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let own: string | null = null;

/** A random name for this browser, so that people can tell which phone wrote what. */
function device(): string {
  const kept = recall<unknown>("device", null);
  own ??= typeof kept === "string" ? kept : newKey();
  remember("device", own);
  return own;
}

async function ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const address = `/api/v1${path}?lang=${language.value}`;
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
    const content = await answer.json();
    if (answer.ok) return content as Answer;
    if (content.error && content.error.family !== "unexpected") throw new Refused(content.error);
    throw new Unanswered(`status ${answer.status}`);
  } catch (trouble) {
    throw trouble instanceof Refused ? trouble : new Unanswered(String(trouble));
  }
}

/** The trouble as one sentence for people. */
export function sentence(trouble: unknown): string {
  if (trouble instanceof Refused) return cite(trouble.refusal.sentence, trouble.refusal.article);
  return say("web.trouble.unanswered");
}
