/** Keeps the page itself, where the browser can: not on plain http in a local network. */

const KEPT = "sjoelen-pages";

export async function keepShell(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
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
