/** What a turn can still come to. */

import { discsIn, type Edition, type Tally } from "./edition";
import { score } from "./score";

/** A turn as it lies: `discs` of it, counted after sub-turn `subturn`, 0 before the first. */
export interface Lying {
  readonly edition: Edition;
  readonly discs: number;
  readonly tally: Tally;
  readonly subturn: number;
}

/** How many discs are slid in the next sub-turn. */
export const inHand = ({ edition, discs, tally, subturn }: Lying): number =>
  subturn < edition.subturns.value ? Math.max(0, discs - discsIn(tally)) : 0;

/** The best that can still happen, bonus included, as long as no disc leaves its compartment. */
export function best(lying: Lying): number {
  const { edition, discs, tally, subturn } = lying;
  const most = filledBest(tally, inHand(lying), edition);
  const bonus = edition.bonus.value;
  const slides = Math.max(0, ...bonus.slides_after_subturn.slice(subturn));
  const whole = discs === edition.discs_per_turn.value;
  const earns = whole && most === bonus.at_score && inHand(lying) > 0;
  return earns ? most + slides * Math.max(...edition.gate_values.value) : most;
}

/** As many sets as pay, and the rest in the gate that is worth most. */
function filledBest(tally: Tally, hand: number, edition: Edition): number {
  const worth = edition.gate_values.value;
  const sets = Math.floor((discsIn(tally) + hand) / worth.length);
  let most = score(tally, edition).points;
  for (let level = 0; level <= sets; level++) {
    const filled = tally.map((count) => Math.max(count, level));
    const left = hand - (discsIn(filled) - discsIn(tally));
    if (left < 0) break;
    const with4 = filled.map((count, place) => count + (worth[place] === Math.max(...worth) ? left : 0));
    most = Math.max(most, score(with4, edition).points);
  }
  return most;
}
