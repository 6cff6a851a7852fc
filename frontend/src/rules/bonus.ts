import type { Edition, Tally } from "./edition";
import { score } from "./score";

export interface BonusDue {
  readonly slides: number;
  readonly optional: boolean;
  readonly article: string;
}

/** The bonus slides earned when this tally lies after the sub-turn of this number, null if none. */
export function bonusDue(tally: Tally, subturn: number, edition: Edition): BonusDue | null {
  const { value: bonus, article } = edition.bonus;
  if (score(tally, edition).points !== bonus.at_score) return null;
  const slides = bonus.slides_after_subturn[subturn - 1] ?? 0;
  return slides > 0 ? { slides, optional: bonus.procedure === "optional", article } : null;
}
