/** A turn as it stands after its last count. */

import { discCount, type Edition, type Tally } from "./edition";
import { score } from "./score";

/** Played with `discs`, counted after sub-turn `subturn`: 0 before the first count. */
export interface Turn {
  readonly edition: Edition;
  readonly discs: number;
  readonly tally: Tally;
  readonly subturn: number;
  /** The values of the bonus slides so far, 0 for a miss. */
  readonly bonus: readonly number[];
  /** The player leaves the other bonus slides. */
  readonly declined: boolean;
}

/** The turn before its first slide. */
export function newTurn(edition: Edition, discs = edition.discs_per_turn.value): Turn {
  const tally = edition.gate_values.value.map(() => 0);
  return { edition, discs, tally, subturn: 0, bonus: [], declined: false };
}

/** The number of discs that are slid in the next sub-turn. */
export const discsInHand = ({ edition, discs, tally, subturn }: Turn): number =>
  subturn < edition.subturns.value ? Math.max(0, discs - discCount(tally)) : 0;

/** The points if it is counted now, bonus included. */
export const turnPoints = ({ edition, tally, bonus }: Turn): number =>
  bonus.reduce((sum, value) => sum + value, score(tally, edition).points);
