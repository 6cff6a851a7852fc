/** A turn on its way to the sheet: what was typed, and nothing that follows from it. */

import type { Tally } from "../rules/edition";
import type { Occurrence } from "../rules/incident";

/** Counting after each sub-turn, only at the end, or writing a total. */
export const paces = ["each", "end", "total"] as const;
export type Pace = (typeof paces)[number];

/** A bonus slide: not entered yet, the value of its gate or 0 for a miss, or not taken. */
export type Slide = number | "declined" | null;

/** What lay in the compartments after a sub-turn. */
export interface Told {
  readonly subturn: number;
  readonly tally: Tally;
}

export interface Draft {
  readonly pace: Pace;
  /** The sub-turns counted so far, before the one that is being typed. */
  readonly told: readonly Told[];
  readonly counts: readonly string[];
  /** The sub-turn after which the typed counts lay, where somebody said so. */
  readonly after: number | null;
  readonly occurrences: readonly Occurrence[];
  readonly slides: readonly Slide[];
  /** How many discs the turn is played with, null for all of them. */
  readonly discs: number | null;
  readonly total: string;
}

export const emptyDraft = (pace: Pace): Draft => ({
  pace,
  told: [],
  counts: ["", "", "", ""],
  after: null,
  occurrences: [],
  slides: [],
  discs: null,
  total: "",
});

export const lastTold = (draft: Draft): Told => draft.told.at(-1) ?? { subturn: 0, tally: [0, 0, 0, 0] };

export const isEmpty = (draft: Draft): boolean =>
  draft.total.trim() === "" &&
  draft.told.length === 0 &&
  draft.occurrences.length === 0 &&
  draft.discs === null &&
  draft.counts.every((count) => count.trim() === "");

/** On to the next sub-turn: what lies stays, and is where the next count begins. */
export function nextSubturn(draft: Draft, subturn: number, tally: Tally): Draft {
  return { ...draft, told: [...draft.told, { subturn, tally }], counts: tally.map(String), after: null };
}

/** Back to the sub-turn before, to count it again. */
export function previousSubturn(draft: Draft): Draft {
  const { subturn, tally } = lastTold(draft);
  return {
    ...draft,
    told: draft.told.slice(0, -1),
    counts: tally.map(String),
    after: null,
    slides: [],
    occurrences: draft.occurrences.filter((each) => each.subturn <= subturn),
  };
}

/** The same turn at another pace; what was typed comes along as far as it still says something. */
export function atPace(draft: Draft, pace: Pace): Draft {
  const told = pace === "each" ? draft.told : [];
  return {
    ...emptyDraft(pace),
    told,
    counts: draft.counts,
    occurrences: draft.occurrences,
    discs: draft.discs,
  };
}
