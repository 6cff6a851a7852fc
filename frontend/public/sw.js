/** A service worker that answers from the cache when the server does not: a reload during an outage shows the page. */

const CACHE = "sjoelen-pages";
const SHELL = "/";
const TIMEOUT_MS = 4_000;
/** Pages that are the same document, filled by the script. */
const shellPaths = /^\/($|people\/?$|tv(\/\d+)?\/?$|games\/[^/]+(\/display)?\/?$)/;
const assetPaths = /^\/static\/(assets\/|favicon)/;
/** The files of this release and the one before; games are stored elsewhere and never removed here. */
const FILES_MAX = 40;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate" && shellPaths.test(pathname)) event.respondWith(page(event.request));
  else if (assetPaths.test(pathname)) event.respondWith(asset(event.request));
});

/** The newest page, so that nobody stays on an old release; the cached one when no answer comes in time. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const aborter = new AbortController();
    const timer = setTimeout(() => aborter.abort(), TIMEOUT_MS);
    const response = await fetch(request, { signal: aborter.signal });
    clearTimeout(timer);
    if (response.ok) await cache.put(SHELL, response.clone());
    return response;
  } catch (error) {
    const cached = await cache.match(SHELL);
    if (cached) return cached;
    throw error;
  }
}

/** An asset from the cache, else from the server: its name changes with its content. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = (await cache.keys()).filter(({ url }) => assetPaths.test(new URL(url).pathname));
    for (const oldest of files.slice(0, Math.max(0, files.length - FILES_MAX))) await cache.delete(oldest);
  }
  return response;
}
