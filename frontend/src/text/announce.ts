/** Announcements for screen readers. */

import { signal } from "@preact/signals";

/** Two live regions take turns, so that an equal sentence is read out again. */
export const announcements = signal<readonly [string, string]>(["", ""]);

export function announce(sentence: string): void {
  announcements.value = announcements.value[0] === "" ? [sentence, ""] : ["", sentence];
}
