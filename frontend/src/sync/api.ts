/** Requests to the server, each with one effect, and its answers. */

import type { Refusal } from "../rules/edition";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { cite, language, translate } from "../text/language";

const TIMEOUT_MS = 10_000;

/** The server's refusal, with its sentence in the reader's language. */
export type ServerRefusal = Refusal & { readonly sentence: string };

/** The server answered and refused. */
export class RefusedError extends Error {
  constructor(readonly refusal: ServerRefusal) {
    super(refusal.key);
  }
}

/** No answer, or none that can be read: it is unknown if the request had its effect, and repeating it is safe. */
export class NoAnswerError extends Error {}

export const getJson = <Answer>(path: string) => request<Answer>(path, { method: "GET" });

/** Asks a question that is too long for an address; it changes nothing, so it needs no key. */
export function ask<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return request<Answer>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Sends a request under an idempotency key: it has one effect, however often it arrives. */
export function postWithKey<Answer>(path: string, body: object, key: string): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key, Device: deviceId() };
  return request<Answer>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Sends a request once. The same request has the same key until it is answered, also after a reload,
 * so that it never has two effects; another request gets its own key.
 */
export async function postOnce<Answer>(path: string, body: object): Promise<Answer> {
  const id = `${path} ${JSON.stringify(body)}`;
  const key = unansweredKeys()[id] ?? newIdempotencyKey();
  writeItem(keys.unansweredRequests, { ...unansweredKeys(), [id]: key });
  try {
    const answer = await postWithKey<Answer>(path, body, key);
    markAnswered(id);
    return answer;
  } catch (error) {
    if (error instanceof RefusedError) markAnswered(id);
    throw error;
  }
}

const unansweredKeys = () => readItem<Record<string, string>>(keys.unansweredRequests, {});

function markAnswered(id: string): void {
  const { [id]: _, ...others } = unansweredKeys();
  writeItem(keys.unansweredRequests, others);
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let cachedDeviceId: string | null = null;

/** A random name of this browser: it tells people which device wrote an entry. */
function deviceId(): string {
  const stored = readItem<unknown>(keys.deviceId, null);
  cachedDeviceId ??= typeof stored === "string" ? stored : newIdempotencyKey();
  writeItem(keys.deviceId, cachedDeviceId);
  return cachedDeviceId;
}

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const url = `/api/v1${path}?lang=${language.value}`;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const content = await response.json();
    if (response.ok) return content as Answer;
    if (content.error && content.error.family !== "unexpected") throw new RefusedError(content.error);
    throw new NoAnswerError(`status ${response.status}`);
  } catch (error) {
    throw error instanceof RefusedError ? error : new NoAnswerError(String(error));
  }
}

/** The error as one sentence for people. */
export function errorSentence(error: unknown): string {
  if (error instanceof RefusedError) return cite(error.refusal.sentence, error.refusal.article);
  return translate("web.trouble.unanswered");
}
