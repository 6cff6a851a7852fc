/** Where to aim, as far as it follows from the rules: R74. */

import { discsIn } from "./edition";
import { inHand, type Lying } from "./reachable";

export interface Tip {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One tip for who still has discs in hand, else none. */
export function tip(lying: Lying): Tip | null {
  const { edition, tally } = lying;
  const [worth, hand] = [edition.gate_values.value, inHand(lying)];
  if (hand === 0) return null;
  if (discsIn(tally) === 0) return { key: "web.tip.evenly", facts: {} };
  const sets = Math.min(...tally);
  const lagging = worth.filter((_, place) => tally[place] === sets);
  const missing = lagging.length;
  const best = Math.max(...worth);
  if (missing === worth.length)
    return hand < worth.length
      ? { key: "web.tip.last-extras", facts: { gate: best } }
      : { key: "web.tip.round", facts: { set: edition.set_value.value } };
  if (hand < missing) return { key: "web.tip.last-extras", facts: { gate: best } };
  return { key: missing === 1 ? "web.tip.lags" : "web.tip.lag", facts: { gates: lagging } };
}
