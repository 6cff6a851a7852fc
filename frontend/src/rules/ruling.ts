/** What an incident leads to in an edition. */

import type { Edition, Ruling } from "./edition";

/** The consequence of the incident and its article; null for an unknown incident. */
export const ruling = (incident: string, edition: Edition): Ruling | null =>
  edition.incidents[incident] ?? null;

/** The word that finds the sentence of a consequence: laid aside in the last sub-turn, a disc is lost (R20). */
export const consequenceSentence = (incident: string, subturn: number, edition: Edition): string => {
  const { consequence = "" } = edition.incidents[incident] ?? {};
  return consequence === "aside" && subturn === edition.subturns.value ? "lost" : consequence;
};
