/** A turn that is being entered: the text that was typed, and nothing that follows from it. */

import type { Tally } from "../rules/edition";
import type { Occurrence } from "../rules/incident";

/** Counting after each sub-turn, only at the end, or writing a total. */
export const paces = ["each", "end", "total"] as const;
export type Pace = (typeof paces)[number];

/** A bonus slide: not entered yet, the value of its gate or 0 for a miss, or declined. */
export type Slide = number | "declined" | null;

/** The discs in the compartments after a sub-turn. */
interface SubturnCount {
  readonly subturn: number;
  readonly tally: Tally;
}

export interface Draft {
  readonly pace: Pace;
  /** The counts of earlier sub-turns. */
  readonly earlierCounts: readonly SubturnCount[];
  /** The count that is being typed, for each compartment. */
  readonly counts: readonly string[];
  /** The sub-turn after which the typed counts lay, null until somebody says it. */
  readonly after: number | null;
  readonly occurrences: readonly Occurrence[];
  readonly slides: readonly Slide[];
  /** The number of discs that the turn is played with, null for all of them. */
  readonly discs: number | null;
  readonly total: string;
}

export const emptyDraft = (pace: Pace): Draft => ({
  pace,
  earlierCounts: [],
  counts: ["", "", "", ""],
  after: null,
  occurrences: [],
  slides: [],
  discs: null,
  total: "",
});

export const lastCount = (draft: Draft): SubturnCount =>
  draft.earlierCounts.at(-1) ?? { subturn: 0, tally: [0, 0, 0, 0] };

export const isEmpty = (draft: Draft): boolean =>
  draft.total.trim() === "" &&
  draft.earlierCounts.length === 0 &&
  draft.occurrences.length === 0 &&
  draft.discs === null &&
  draft.counts.every((count) => count.trim() === "");

/** Goes on to the next sub-turn: the discs stay, and the next count begins with them. */
export function nextSubturn(draft: Draft, subturn: number, tally: Tally): Draft {
  const earlierCounts = [...draft.earlierCounts, { subturn, tally }];
  return { ...draft, earlierCounts, counts: tally.map(String), after: null };
}

/** Goes back to the sub-turn before, to count it again. */
export function previousSubturn(draft: Draft): Draft {
  const { subturn, tally } = lastCount(draft);
  return {
    ...draft,
    earlierCounts: draft.earlierCounts.slice(0, -1),
    counts: tally.map(String),
    after: null,
    slides: [],
    occurrences: draft.occurrences.filter((occurrence) => occurrence.subturn <= subturn),
  };
}

/** The turn without what the sub-turn now being counted has added; null where it has added nothing. */
export function clearedSubturn(draft: Draft): Draft | null {
  const { subturn, tally } = lastCount(draft);
  if (subturn === 0) return null;
  const occurrences = draft.occurrences.filter((occurrence) => occurrence.subturn <= subturn);
  const cleared = { ...draft, counts: tally.map(String), after: null, slides: [], occurrences };
  return JSON.stringify(cleared) === JSON.stringify(draft) ? null : cleared;
}

/** The same turn at another pace, with as much of the entry as that pace can hold. */
export function atPace(draft: Draft, pace: Pace): Draft {
  return {
    ...emptyDraft(pace),
    earlierCounts: pace === "each" ? draft.earlierCounts : [],
    counts: draft.counts,
    occurrences: draft.occurrences,
    discs: draft.discs,
  };
}

/** Today's shape of a draft that this browser stored, null for anything else. */
export function storedDraft(stored: unknown): Draft | null {
  if (stored === null || typeof stored !== "object") return null;
  const { told: oldName, ...draft } = stored as Partial<Draft> & { readonly told?: Draft["earlierCounts"] };
  const earlierCounts = draft.earlierCounts ?? oldName; // an earlier release called them told
  return earlierCounts ? { ...emptyDraft("each"), ...draft, earlierCounts } : null;
}
