/** What an incident leads to in an edition. */

import { bonusLeft } from "./bonus";
import type { Edition, Refusal, Ruling } from "./edition";
import type { Turn } from "./turn";

/** The consequence of the incident and its article; null for an unknown incident. */
export const ruling = (incident: string, edition: Edition): Ruling | null =>
  edition.incidents[incident] ?? null;

/** Why this incident does not void the turn, null if it does. */
export function checkVoid(incident: string, turn: Turn): Refusal | null {
  const { incidents, bonus } = turn.edition;
  const { consequence, article } = incidents[incident] ?? { consequence: "", article: null };
  if (consequence !== "replay")
    return { family: "illegal", key: "incident-voids-nothing", article, facts: { incident } };
  if (incident !== "broken-disc" || bonusLeft(turn) === 0) return null;
  const facts = { points: bonus.value.at_score };
  return { family: "illegal", key: "score-stands", article: bonus.article, facts };
}
