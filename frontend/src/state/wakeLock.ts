/** Keeps the screen awake, where the browser can: on plain http none does. */

import { useEffect } from "preact/hooks";

const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;

/** Holds the screen awake while this is wanted and the page is seen. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !wakeLock) return;
    let sentinel: WakeLockSentinel | null = null;
    let stopped = false;
    const request = async () => {
      if (document.hidden) return; // a hidden page loses its lock, and asks again when it is seen
      try {
        sentinel = await wakeLock.request("screen");
        if (stopped) await sentinel.release();
      } catch {
        // the battery is low: the screen sleeps as ever
      }
    };
    const onSeen = () => void request();
    document.addEventListener("visibilitychange", onSeen);
    void request();
    return () => {
      stopped = true;
      document.removeEventListener("visibilitychange", onSeen);
      void sentinel?.release();
    };
  }, [wanted]);
}
