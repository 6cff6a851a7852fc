/** One announcement for whoever listens instead of looks. */

import { signal } from "@preact/signals";

/** Two regions take turns, so that an equal sentence is read out again. */
export const spoken = signal<readonly [string, string]>(["", ""]);

export function announce(sentence: string): void {
  spoken.value = spoken.value[0] === "" ? [sentence, ""] : ["", sentence];
}
