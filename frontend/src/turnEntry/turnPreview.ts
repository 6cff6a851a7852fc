/** What the draft of a turn comes to. */

import { type BonusDue, bonusDue } from "../rules/bonus";
import { checkCount } from "../rules/countCheck";
import { discCount, type Edition, type Refusal, type Tally } from "../rules/edition";
import { countLimits } from "../rules/limits";
import { bestTotal, checkTotal } from "../rules/reachable";
import { type Score, score } from "../rules/score";
import { type Tip, tip } from "../rules/tip";
import { discsInHand, newTurn, type Turn, turnPoints } from "../rules/turn";
import { type Draft, lastCount, type Slide } from "./draft";

/** A compartment that holds fewer discs than the incidents explain. */
interface Shrink {
  readonly gate: number;
  readonly before: number;
  readonly after: number;
  readonly explained: number;
}

export interface TurnPreview {
  /** "counted": this count can be, and the turn goes on. */
  readonly stage:
    | "empty"
    | "refused"
    | "asks-incident"
    | "asks-subturn"
    | "asks-slides"
    | "counted"
    | "ready";
  readonly turn: Turn;
  /** The most that each count can be while the others stay. */
  readonly limits: Tally;
  /** True if a bonus depends on the sub-turn after which the counts lay: somebody must say it. */
  readonly asksSubturn: boolean;
  readonly refusal: Refusal | null;
  readonly shrink: Shrink | null;
  /** Null for a total without counts, and while the counts cannot be. */
  readonly score: Score | null;
  readonly bonusDue: BonusDue | null;
  readonly points: number;
  /** The number of discs for the next sub-turn. */
  readonly discsInHand: number;
  readonly bestTotal: number;
  readonly tip: Tip | null;
}

export function previewTurn(draft: Draft, edition: Edition): TurnPreview {
  return draft.pace === "total" ? previewTotal(draft.total, edition) : previewCounts(draft, edition);
}

function previewCounts(draft: Draft, edition: Edition): TurnPreview {
  const fresh = newTurn(edition, draft.discs ?? edition.discs_per_turn.value);
  const tally = draft.counts.map(wholeNumber);
  const asksSubturn = draft.pace === "end" && mayEarnBonus({ ...fresh, tally });
  const turn = { ...fresh, tally, subturn: typedSubturn(draft, asksSubturn, edition) };
  const base = { ...emptyPreview(turn), asksSubturn };
  if (draft.counts.every((count) => count.trim() === "")) return { ...base, ...prospects(fresh) };
  const { subturn, tally: lastTally } = lastCount(draft);
  const before = { ...fresh, subturn, tally: lastTally };
  const refusal = checkCount(before, tally, turn.subturn, draft.occurrences);
  if (refusal?.key === "unexplained-shrink")
    return { ...base, stage: "asks-incident", shrink: refusal.facts as unknown as Shrink };
  if (refusal) return { ...base, stage: "refused", refusal: withTypedText(refusal, draft.counts) };
  const counted = { ...base, score: score(tally, edition), points: turnPoints(turn) };
  if (asksSubturn && draft.after === null) return { ...counted, stage: "asks-subturn" };
  const due = bonusDue(turn);
  if (due) return previewSlides(draft.slides, due, counted);
  const over = turn.subturn === edition.subturns.value || discCount(tally) === turn.discs;
  return { ...counted, ...prospects(turn), stage: over ? "ready" : "counted" };
}

/** The sub-turn after which the typed counts lay. */
function typedSubturn(draft: Draft, asksSubturn: boolean, edition: Edition): number {
  if (draft.pace === "each") return draft.after ?? lastCount(draft).subturn + 1;
  return (asksSubturn ? draft.after : null) ?? edition.subturns.value;
}

function previewSlides(slides: readonly Slide[], due: BonusDue, counted: TurnPreview): TurnPreview {
  const answers = slides.slice(0, due.slides);
  const bonus = answers.filter((slide) => typeof slide === "number");
  const declined = due.optional && answers.includes("declined");
  const turn = { ...counted.turn, bonus, declined };
  const stage = declined || bonus.length === due.slides ? "ready" : "asks-slides";
  return { ...counted, ...prospects(turn), turn, bonusDue: due, points: turnPoints(turn), stage };
}

function previewTotal(text: string, edition: Edition): TurnPreview {
  const empty = emptyPreview(newTurn(edition));
  if (text.trim() === "") return empty;
  const total = wholeNumber(text);
  const refusal = checkTotal(total, edition, text);
  return refusal ? { ...empty, stage: "refused", refusal } : { ...empty, stage: "ready", points: total };
}

/** True if the bonus depends on the sub-turn after which this tally lay. */
const mayEarnBonus = (turn: Turn): boolean =>
  turn.edition.bonus.value.slides_after_subturn.some((_, place) => bonusDue({ ...turn, subturn: place + 1 }));

const prospects = (turn: Turn) => ({
  discsInHand: discsInHand(turn),
  bestTotal: bestTotal(turn),
  tip: tip(turn),
});

/** A refusal of text that is no number shows that text. */
function withTypedText(refusal: Refusal, counts: readonly string[]): Refusal {
  const text = counts.find((count) => Number.isNaN(wholeNumber(count)));
  return text === undefined ? refusal : { ...refusal, facts: { text } };
}

const wholeNumber = (text: string) =>
  text.trim() === "" ? 0 : /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

const emptyPreview = (turn: Turn): TurnPreview => ({
  stage: "empty",
  turn,
  limits: countLimits(turn.tally, turn.discs),
  asksSubturn: false,
  refusal: null,
  shrink: null,
  score: null,
  bonusDue: null,
  points: 0,
  discsInHand: 0,
  bestTotal: 0,
  tip: null,
});
