/** What the draft of a turn comes to. */

import { type BonusDue, bonusDue } from "../rules/bonus";
import { impossible, type Shrink, shrinks } from "../rules/countCheck";
import { discsIn, type Edition, type Refusal, type Tally } from "../rules/edition";
import { limits, totals } from "../rules/limits";
import { best, inHand } from "../rules/reachable";
import { type Score, score } from "../rules/score";
import { type Tip, tip } from "../rules/tip";
import { type Draft, lastTold, type Slide } from "./draft";

export interface Verdict {
  /** "counted": this sub-turn can be, and the turn goes on. */
  readonly stage:
    | "empty"
    | "refused"
    | "asks-incident"
    | "asks-subturn"
    | "asks-slides"
    | "counted"
    | "ready";
  readonly tally: Tally;
  readonly most: Tally;
  /** The sub-turn after which the tally lies. */
  readonly subturn: number;
  /** Whether somebody must say after which sub-turn the tally lay, for a bonus hangs on it. */
  readonly asksAfter: boolean;
  readonly refusal: Refusal | null;
  readonly shrinks: readonly Shrink[];
  readonly score: Score | null;
  readonly due: BonusDue | null;
  readonly bonus: readonly number[];
  readonly declined: boolean;
  readonly points: number;
  /** Discs for the next sub-turn, and what it can still come to. */
  readonly inHand: number;
  readonly best: number;
  readonly tip: Tip | null;
}

export function judge(draft: Draft, edition: Edition): Verdict {
  return draft.pace === "total" ? judgeTotal(draft.total, edition) : judgeCounts(draft, edition);
}

/** The sub-turn after which these counts lay. */
function running(draft: Draft, asksAfter: boolean, edition: Edition): number {
  if (draft.pace === "each") return draft.after ?? lastTold(draft).subturn + 1;
  return (asksAfter ? draft.after : null) ?? edition.subturns.value;
}

function judgeCounts(draft: Draft, edition: Edition): Verdict {
  const tally = draft.counts.map(whole);
  const discs = draft.discs ?? edition.discs_per_turn.value;
  const asksAfter = draft.pace === "end" && mayEarnBonus(tally, edition);
  const subturn = running(draft, asksAfter, edition);
  const { most, refusal } = limits(tally, edition, discs);
  const lying = { edition, discs, tally, subturn };
  const nothing = { ...blank, tally, most, refusal, subturn, asksAfter };
  if (draft.counts.every((count) => count.trim() === "")) return asIfNew(nothing, draft, edition);
  if (refusal) return { ...nothing, stage: "refused", refusal: asTyped(refusal, draft.counts) };
  const before = lastTold(draft);
  const since = draft.occurrences.filter((each) => each.subturn > before.subturn);
  const counted = { edition, discs, before: before.tally, after: tally, subturn, since };
  const missing = shrinks(counted);
  if (missing.length) return { ...nothing, stage: "asks-incident", shrinks: missing };
  const cannot = impossible(counted);
  if (cannot) return { ...nothing, stage: "refused", refusal: cannot };
  const worth = score(tally, edition);
  const verdict = { ...nothing, score: worth, points: worth.points };
  if (asksAfter && draft.after === null) return { ...verdict, stage: "asks-subturn" };
  const due = bonusDue(tally, subturn, edition);
  if (due) return judgeSlides(draft.slides, due, verdict);
  const over = subturn === edition.subturns.value || discsIn(tally) === discs;
  if (over) return { ...verdict, best: worth.points, stage: "ready" };
  const still = { inHand: inHand(lying), best: best(lying), tip: tip(lying) };
  return { ...verdict, ...still, stage: "counted" };
}

/** Before the first count: all discs in hand, everything possible. */
function asIfNew(nothing: Verdict, draft: Draft, edition: Edition): Verdict {
  const discs = draft.discs ?? edition.discs_per_turn.value;
  const lying = { edition, discs, tally: [0, 0, 0, 0], subturn: 0 };
  return { ...nothing, inHand: discs, best: best(lying), tip: tip(lying) };
}

function judgeSlides(slides: readonly Slide[], due: BonusDue, verdict: Verdict): Verdict {
  const taken = slides.slice(0, due.slides);
  const declined = due.optional && taken.includes("declined");
  const bonus = taken.filter((slide) => typeof slide === "number");
  const points = bonus.reduce((sum, value) => sum + value, verdict.points);
  const stage = declined || bonus.length === due.slides ? "ready" : "asks-slides";
  return { ...verdict, due, bonus, declined, points, best: points, stage };
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
  subturn: 0,
  asksAfter: false,
  refusal: null,
  shrinks: [],
  score: null,
  due: null,
  bonus: [],
  declined: false,
  points: 0,
  inHand: 0,
  best: 0,
  tip: null,
};
