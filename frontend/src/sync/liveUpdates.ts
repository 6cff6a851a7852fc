/** Live updates of a game: a stream that recovers by itself, and the age of what is shown. */

import { computed, signal } from "@preact/signals";
import { getJson, isOutage, RefusedError } from "./api";
import type { Game, LiveCount } from "./apiTypes";

/** A device that wakes up is no outage: the connection counts as lost only after this. */
const GRACE_MS = 4_000;
const RETRY_MS = 2_000;
/** The server sends a beat every ten seconds; after this the stream is dead, even if the browser has it open. */
const SILENCE_MS = 25_000;

/** Why nothing comes: no connection, or a fault of the server; null while it does. */
export const outage = signal<"lost" | "fault" | null>(null);
export const connectionLost = computed(() => outage.value !== null);
/** The time of the server's last message. */
export const lastMessageAt = signal<number | null>(null);

/** The turns of the open game that are being played, the latest last. */
export const liveCounts = signal<readonly LiveCount[]>([]);

/** Subscribes to a game: `onGame` gets each update, `onRefused` the end of the link's rights. Returns a stop function. */
export function subscribe(
  link: string,
  onGame: (game: Game) => void,
  onRefused: (error: RefusedError) => void,
): () => void {
  let stream: EventSource | null = null;
  let stopped = false;
  let graceTimer: number | undefined;
  let retryTimer: number | undefined;
  let cause: "lost" | "fault" = "lost";

  const onMessage = () => {
    lastMessageAt.value = Date.now();
    outage.value = null;
    clearTimeout(graceTimer);
    graceTimer = undefined;
    cause = "lost";
  };
  /** A stream does not say why it ended; a request does. */
  const onFailure = (error?: unknown) => {
    if (error !== undefined) cause = isOutage(error) ? "lost" : "fault";
    if (outage.value) outage.value = cause;
    graceTimer ??= window.setTimeout(() => (outage.value = cause), GRACE_MS);
  };
  const close = () => {
    stream?.close();
    stream = null;
    clearTimeout(retryTimer);
  };
  const connect = () => {
    close();
    if (stopped || document.hidden) return;
    liveCounts.value = [];
    stream = new EventSource(`/api/v1/games/${link}/events`);
    stream.addEventListener("game", (event) => {
      onMessage();
      onGame(JSON.parse(event.data) as Game);
    });
    stream.addEventListener("beat", onMessage);
    stream.addEventListener("counts", (event) => {
      onMessage();
      liveCounts.value = JSON.parse(event.data) as LiveCount[];
    });
    stream.onerror = () => {
      onFailure();
      close();
      retryTimer = window.setTimeout(() => void refresh(), RETRY_MS);
    };
  };
  /** Fetches once, so that a device that wakes up is current at once and a revoked link is noticed; then connects. */
  const refresh = async () => {
    if (stopped || document.hidden) return;
    try {
      const game = await getJson<Game>(`/games/${link}`);
      onMessage();
      onGame(game);
      connect();
    } catch (error) {
      if (error instanceof RefusedError) return onRefused(error);
      onFailure(error);
      clearTimeout(retryTimer);
      retryTimer = window.setTimeout(() => void refresh(), RETRY_MS);
    }
  };
  const onWake = () => (document.hidden ? close() : void refresh());
  const watchdog = setInterval(() => {
    if (!document.hidden && Date.now() - (lastMessageAt.value ?? 0) > SILENCE_MS) void refresh();
  }, SILENCE_MS / 2);

  const wakeEvents = ["online", "pageshow"] as const;
  document.addEventListener("visibilitychange", onWake);
  for (const name of wakeEvents) addEventListener(name, onWake);
  const onOffline = () => onFailure();
  window.addEventListener("offline", onOffline);
  connect();
  return () => {
    stopped = true;
    close();
    clearInterval(watchdog);
    clearTimeout(graceTimer);
    document.removeEventListener("visibilitychange", onWake);
    for (const name of wakeEvents) removeEventListener(name, onWake);
    window.removeEventListener("offline", onOffline);
  };
}
