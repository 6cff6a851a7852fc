import { discCount, type Tally } from "./edition";

/** The most that each count can be while the others stay, with `discs` discs. */
export function countLimits(tally: Tally, discs: number): Tally {
  const room = Math.max(0, discs - discCount(tally));
  return tally.map((count) => count + room);
}
