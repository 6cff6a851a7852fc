/** Keeps the page itself, where the browser can: not on plain http in a local network. */

const KEPT = "sjoelen-pages";

const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Whether a page that is reloaded during an outage comes back. */
export const keepsPages = (): boolean => workers !== undefined;

export async function keepShell(): Promise<void> {
  if (!workers) return;
  try {
    await workers.register("/static/sw.js", { scope: "/" });
    await workers.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const files = loaded.filter((path) => path.startsWith("/static/"));
    const cache = await caches.open(KEPT);
    const known = await Promise.all(files.map((path) => cache.match(path)));
    await cache.addAll(["/", ...files.filter((_, place) => !known[place])]);
  } catch {
    // the page works without, only not when reloaded during an outage
  }
}
