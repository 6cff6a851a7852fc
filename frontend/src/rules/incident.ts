/** What can happen to a disc, R20 to R31, and what that explains. */

import type { Edition } from "./edition";

/** An incident in a sub-turn, at the gate of a value or at none. */
export interface Occurrence {
  readonly subturn: number;
  readonly incident: string;
  readonly gate: number | null;
}

/** In the order of R20 to R31. */
export const INCIDENTS = [
  "left-board",
  "over-gate-bar",
  "behind-line",
  "back-through-gate",
  "out-of-board",
  "back-over-bar",
  "other-compartment",
  "same-compartment",
  "on-wall",
  "foreign-disc",
  "broken-disc",
  "too-many-discs",
  "too-few-discs",
] as const;

const LEAVERS: readonly string[] = INCIDENTS.slice(3, 9);

/** Whether the disc had entered a compartment by its gate: then the gate must be named. */
export const leftACompartment = (incident: string): boolean => LEAVERS.includes(incident);

export const consequence = (incident: string, edition: Edition): string =>
  edition.incidents[incident]?.consequence ?? "";

/** Whether it explains that a count goes down: R23, or R24 to R27 where the edition removes. */
export function takesFromCompartment(incident: string, edition: Edition): boolean {
  if (incident === "back-through-gate") return true;
  return (
    leftACompartment(incident) && ["aside", "counts_if_touching"].includes(consequence(incident, edition))
  );
}
