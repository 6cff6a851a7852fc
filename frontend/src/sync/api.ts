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

/** The server has a fault: the connection is there, and repeating it later is safe as well. */
class FaultError extends NoAnswerError {}

export const getJson = <Answer>(path: string) => request<Answer>(path, { method: "GET" });

/** Asks a question that is too long for an address; it changes nothing, so it needs no key. */
export function ask<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return request<Answer>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Passes a message on that the server does not store. */
export function putJson<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return request<Answer>(path, { method: "PUT", headers, body: JSON.stringify(body) });
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
  const { ok, status, text } = await fetchText(`/api/v1${path}?lang=${language.value}`, init);
  if (UNANSWERED.includes(status)) throw new NoAnswerError(`status ${status}`);
  const content = parsed(text);
  if (ok) return content as Answer;
  if (content.error && content.error.family !== "unexpected") throw new RefusedError(content.error);
  throw new FaultError(`status ${status}`);
}

/** The states by which a proxy says that nobody answers behind it. */
const UNANSWERED: readonly number[] = [502, 503, 504];

/** The whole answer within the time that people wait; only here a missing connection is told. */
async function fetchText(url: string, init: RequestInit) {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal: aborter.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    throw new NoAnswerError(String(error));
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FaultError(String(error));
  }
}

/** The error as one sentence for people; what is no missing answer is a fault of ours. */
export function errorSentence(error: unknown): string {
  if (error instanceof RefusedError) return cite(error.refusal.sentence, error.refusal.article);
  return translate(isOutage(error) ? "web.trouble.unanswered" : "web.trouble.fault");
}

/** True if the connection is missing, false if something of ours is wrong. */
export const isOutage = (error: unknown): boolean =>
  error instanceof NoAnswerError && !(error instanceof FaultError);
