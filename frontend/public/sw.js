/** The pages from the cache when nobody answers: whoever reloads during an outage finds them, and they recover. */

const CACHE = "sjoelen-pages";
const SHELL = "/";
const PATIENCE_MS = 4_000;
/** Pages that are the same shell, filled by the script. */
const shells = /^\/($|people\/?$|games\/[^/]+(\/display)?\/?$)/;
const assets = /^\/static\/(assets\/|favicon)/;
/** Files of this release and the one before; games are kept elsewhere and never thrown away here. */
const MOST_FILES = 40;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate" && shells.test(pathname)) event.respondWith(page(event.request));
  else if (assets.test(pathname)) event.respondWith(asset(event.request));
});

/** The newest page, so that nobody stays on an old release; the kept one when no answer comes in time. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) await cache.put(SHELL, answer.clone());
    return answer;
  } catch (trouble) {
    const kept = await cache.match(SHELL);
    if (kept) return kept;
    throw trouble;
  }
}

/** Names of files change with their contents: what is kept is right. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = (await cache.keys()).filter(({ url }) => assets.test(new URL(url).pathname));
    for (const old of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(old);
  }
  return answer;
}
