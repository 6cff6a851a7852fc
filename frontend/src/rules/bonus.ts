/** The slides that a maximum earns, R42 to R46. */

import { score } from "./score";
import type { Turn } from "./turn";

export interface BonusDue {
  readonly slides: number;
  readonly optional: boolean;
  readonly article: string;
}

/** The bonus slides that the last count earns, null if none. */
export function bonusDue({ edition, discs, tally, subturn }: Turn): BonusDue | null {
  const { value: bonus, parts } = edition.bonus;
  if (discs !== edition.discs_per_turn.value || score(tally, edition).points !== bonus.at_score) return null;
  const slides = bonus.slides_after_subturn[subturn - 1] ?? 0;
  const article = parts[`after_subturn_${subturn}`] ?? edition.bonus.article;
  return slides > 0 ? { slides, optional: bonus.procedure === "optional", article } : null;
}

/** The number of bonus slides still to be played. */
export const bonusLeft = (turn: Turn): number =>
  turn.declined ? 0 : Math.max(0, (bonusDue(turn)?.slides ?? 0) - turn.bonus.length);
