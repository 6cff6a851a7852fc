/** The live picture: a stream that recovers by itself, and how old the picture is. */

import { signal } from "@preact/signals";
import { get, Refused } from "./api";
import type { Game } from "./apiTypes";

/** A wake-up is no outage: a banner only after this. */
const GRACE_MS = 4_000;
const RETRY_MS = 2_000;
/** The server beats every ten seconds; after this the line is dead, whatever the browser thinks. */
const SILENCE_MS = 25_000;

export const lost = signal(false);
/** When the server last said something. */
export const heardAt = signal<number | null>(null);

/** Follows a game until told to stop; `take` gets every picture. */
export function follow(link: string, take: (fresh: Game) => void, gone: (trouble: Refused) => void) {
  let stream: EventSource | null = null;
  let stopped = false;
  let grace: number | undefined;
  let retry: number | undefined;

  const heard = () => {
    heardAt.value = Date.now();
    lost.value = false;
    clearTimeout(grace);
    grace = undefined;
  };
  const missed = () => {
    grace ??= window.setTimeout(() => (lost.value = true), GRACE_MS);
  };
  const close = () => {
    stream?.close();
    stream = null;
    clearTimeout(retry);
  };
  const connect = () => {
    close();
    if (stopped || document.hidden) return;
    stream = new EventSource(`/api/v1/games/${link}/events`);
    stream.addEventListener("game", (event) => {
      heard();
      take(JSON.parse(event.data) as Game);
    });
    stream.addEventListener("beat", heard);
    stream.onerror = () => {
      missed();
      close();
      retry = window.setTimeout(() => void look(), RETRY_MS);
    };
  };
  /** Asks once, so that a wake-up shows the truth at once and a revoked link is noticed; then listens again. */
  const look = async () => {
    if (stopped || document.hidden) return;
    try {
      const fresh = await get<Game>(`/games/${link}`);
      heard();
      take(fresh);
      connect();
    } catch (trouble) {
      if (trouble instanceof Refused) return gone(trouble);
      missed();
      clearTimeout(retry);
      retry = window.setTimeout(() => void look(), RETRY_MS);
    }
  };
  const wake = () => (document.hidden ? close() : void look());
  const watch = setInterval(() => {
    if (!document.hidden && Date.now() - (heardAt.value ?? 0) > SILENCE_MS) void look();
  }, SILENCE_MS / 2);

  const wakers = ["online", "pageshow"] as const;
  document.addEventListener("visibilitychange", wake);
  for (const waker of wakers) addEventListener(waker, wake);
  window.addEventListener("offline", missed);
  connect();
  return () => {
    stopped = true;
    close();
    clearInterval(watch);
    clearTimeout(grace);
    document.removeEventListener("visibilitychange", wake);
    for (const waker of wakers) removeEventListener(waker, wake);
    window.removeEventListener("offline", missed);
  };
}
