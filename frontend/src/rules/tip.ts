/** Where to aim next, as it follows from the points (R74). */

import { bonusLeft } from "./bonus";
import { discsInHand, type Turn } from "./turn";

/** Aim at these gates; `missing` discs complete the next set. The kinds are those of `rules/tip.py`. */
export interface Tip {
  readonly kind: "bonus" | "even" | "lagging" | "outer" | "last";
  readonly gates: readonly number[];
  readonly missing: number;
}

/** Where to aim now, null when nothing is left to slide. */
export function tip(turn: Turn): Tip | null {
  const { edition, tally } = turn;
  const values = edition.gate_values.value;
  const highest = Math.max(...values);
  if (bonusLeft(turn) > 0) return { kind: "bonus", gates: [highest], missing: 0 };
  const hand = discsInHand(turn);
  if (hand === 0) return null;
  const gates = values.filter((_, place) => tally[place] === Math.min(...tally));
  const missing = gates.length;
  if (missing > hand) return { kind: "last", gates: [highest], missing };
  if (missing === values.length) return { kind: "even", gates, missing };
  const outer = [values[0], values.at(-1)];
  return { kind: gates.every((gate) => outer.includes(gate)) ? "outer" : "lagging", gates, missing };
}
