/** What can happen to a disc, R20 to R31: the rows of `rules/incident.py`. */

import generated from "../generated/editions.json";
import type { Edition } from "./edition";

export interface Incident {
  readonly id: string;
  /** The detail that is recorded beside it. */
  readonly needs: "nothing" | "gate" | "discs";
  readonly explains_shrink: "never" | "always" | "if_removed";
}

export const incidents = generated.incidents as readonly Incident[];

/** An incident in a sub-turn, at the gate of a value or at none. */
export interface Occurrence {
  readonly subturn: number;
  readonly incident: string;
  readonly gate: number | null;
}

export const consequence = (incident: string, edition: Edition): string =>
  edition.incidents[incident]?.consequence ?? "";

/** True if the incident explains that a count goes down. */
export function explainsShrink(incident: string, edition: Edition): boolean {
  const shrink = incidents.find(({ id }) => id === incident)?.explains_shrink;
  const removed = ["aside", "counts_if_touching"].includes(consequence(incident, edition));
  return shrink === "always" || (shrink === "if_removed" && removed);
}
