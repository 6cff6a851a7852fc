/** What is being entered, and what it comes to. */

import { type BonusDue, bonusDue } from "../rules/bonusDue";
import type { Edition, Refusal, Tally } from "../rules/edition";
import { limits, totals } from "../rules/limits";
import { type Score, score } from "../rules/score";

/** A bonus slide: not entered yet, the value of its gate or 0 for a miss, or not taken. */
export type Slide = number | "declined" | null;

export interface Draft {
  readonly by: "counts" | "total";
  readonly counts: readonly string[];
  readonly total: string;
  readonly after: number | null;
  readonly slides: readonly Slide[];
}

export interface Verdict {
  readonly stage: "empty" | "refused" | "asks-subturn" | "asks-slides" | "ready";
  readonly tally: Tally;
  readonly most: Tally;
  readonly refusal: Refusal | null;
  readonly score: Score | null;
  /** The sub-turn after which the tally lay, where that matters. */
  readonly after: number | null;
  readonly due: BonusDue | null;
  readonly bonus: readonly number[];
  readonly declined: boolean;
  readonly points: number;
}

export const emptyDraft = (by: Draft["by"] = "counts"): Draft => ({
  by,
  counts: ["", "", "", ""],
  total: "",
  after: null,
  slides: [],
});

export function judge(draft: Draft, edition: Edition): Verdict {
  return draft.by === "counts" ? judgeCounts(draft, edition) : judgeTotal(draft.total, edition);
}

function judgeCounts(draft: Draft, edition: Edition): Verdict {
  const tally = draft.counts.map(whole);
  const { most, refusal } = limits(tally, edition);
  const nothing = { ...blank, tally, most, refusal };
  if (draft.counts.every((count) => count.trim() === "")) return nothing;
  if (refusal) return { ...nothing, stage: "refused", refusal: asTyped(refusal, draft.counts) };
  const counted = score(tally, edition);
  const verdict = { ...nothing, score: counted, points: counted.points };
  if (!mayEarnBonus(tally, edition)) return { ...verdict, stage: "ready" };
  if (draft.after === null) return { ...verdict, stage: "asks-subturn" };
  const known = { ...verdict, after: draft.after };
  const due = bonusDue(tally, draft.after, edition);
  return due ? judgeSlides(draft.slides, due, known) : { ...known, stage: "ready" };
}

function judgeSlides(slides: readonly Slide[], due: BonusDue, verdict: Verdict): Verdict {
  const taken = slides.slice(0, due.slides);
  const declined = due.optional && taken.includes("declined");
  const bonus = taken.filter((slide) => typeof slide === "number");
  const points = bonus.reduce((sum, value) => sum + value, verdict.points);
  const stage = declined || bonus.length === due.slides ? "ready" : "asks-slides";
  return { ...verdict, due, bonus, declined, points, stage };
}

function judgeTotal(text: string, edition: Edition): Verdict {
  if (text.trim() === "") return blank;
  const total = whole(text);
  const refusal = totalRefusal(text, total, edition);
  return refusal ? { ...blank, stage: "refused", refusal } : { ...blank, stage: "ready", points: total };
}

function totalRefusal(text: string, total: number, edition: Edition): Refusal | null {
  if (!Number.isInteger(total) || total < 0)
    return { family: "invalid", key: "not-a-score", article: null, facts: { text } };
  if (totals(edition).has(total)) return null;
  const { value: most, article } = edition.absolute_maximum;
  return { family: "illegal", key: "unreachable-total", article, facts: { total, most } };
}

/** Whether it matters after which sub-turn this tally lay. */
function mayEarnBonus(tally: Tally, edition: Edition): boolean {
  return edition.bonus.value.slides_after_subturn.some((_, place) => bonusDue(tally, place + 1, edition));
}

/** What is not a number is named as it was typed. */
function asTyped(refusal: Refusal, counts: readonly string[]): Refusal {
  const text = counts.find((count) => Number.isNaN(whole(count)));
  return text === undefined ? refusal : { ...refusal, facts: { text } };
}

const whole = (text: string) =>
  text.trim() === "" ? 0 : /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

const blank: Verdict = {
  stage: "empty",
  tally: [0, 0, 0, 0],
  most: [0, 0, 0, 0],
  refusal: null,
  score: null,
  after: null,
  due: null,
  bonus: [],
  declined: false,
  points: 0,
};
