/** A cache of the page itself, where the browser allows it: not on plain http in a local network. */

const CACHE = "sjoelen-pages";

const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** True if a page that is reloaded during an outage comes back. */
export const canCachePages = (): boolean => workers !== undefined;

export async function cachePages(): Promise<void> {
  if (!workers) return;
  try {
    await workers.register("/static/sw.js", { scope: "/" });
    await workers.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const files = loaded.filter((path) => path.startsWith("/static/"));
    const cache = await caches.open(CACHE);
    const cached = await Promise.all(files.map((path) => cache.match(path)));
    await cache.addAll(["/", ...files.filter((_, place) => !cached[place])]);
  } catch {
    // the page works without; only a reload during an outage fails
  }
}
