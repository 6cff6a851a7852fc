import { expect } from "vitest";
import { bonusDue, bonusLeft } from "../rules/bonus";
import { checkCount, checkTally } from "../rules/countCheck";
import { answersByDispute } from "../rules/disputes";
import { discCount, withHouseRules } from "../rules/edition";
import { consequence, explainsShrink, incidents, type Occurrence } from "../rules/incident";
import { countLimits } from "../rules/limits";
import { bestTotal, checkTotal, reachableTotals } from "../rules/reachable";
import { consequenceSentence, ruling } from "../rules/ruling";
import { score } from "../rules/score";
import { tip } from "../rules/tip";
import { discsInHand, newTurn, type Turn, turnPoints } from "../rules/turn";
import { citationText, languages, loadCatalogue } from "../text/language";
import { type Draft, emptyDraft } from "../turnEntry/draft";
import { previewTurn, type TurnPreview } from "../turnEntry/turnPreview";
import type { Case } from "./cases";
import type { Kind } from "./kinds";

/** Refusals of turns that the form cannot hold. */
const NOT_ON_THE_FORM = [
  "discs-missing",
  "gate-missing",
  "too-few-discs",
  "too-many-practice-discs",
  "unknown-gate",
];

export const ruleKinds: Readonly<Record<string, Kind>> = {
  score: { functions: [score, discCount, checkTally], check: checkScore },
  limits: { functions: [countLimits, checkTally, withHouseRules], check: checkLimits },
  total: { functions: [checkTotal, reachableTotals, previewTurn], check: checkTotalCase },
  turn: { functions: [previewTurn, checkCount, turnPoints], check: checkTurn },
  bonus_due: { functions: [bonusDue, bonusLeft], check: checkBonusDue },
  reach: { functions: [bestTotal, discsInHand, reachableTotals, previewTurn], check: checkReach },
  tip: { functions: [tip, newTurn, previewTurn], check: checkTip },
  ruling: { functions: [ruling, consequence, consequenceSentence, explainsShrink], check: checkRuling },
  void: { functions: [consequence], check: checkVoidCase },
  dispute: { functions: [answersByDispute], check: checkDispute },
  citation: { functions: [citationText], check: checkCitation },
};

function checkScore({ tally, edition, error, family, sets, extras, points }: Case): void {
  const refusal = checkTally(tally, edition, edition.discs_per_turn.value);
  if (error) expect(refusal).toMatchObject({ key: error, family });
  else expect([refusal, score(tally, edition)]).toEqual([null, { tally, sets, extras, points }]);
}

function checkLimits({ tally, edition, discs, error, family, facts, most }: Case): void {
  const number = discs ?? edition.discs_per_turn.value;
  const refusal = checkTally(tally, edition, number);
  if (error) expect(refusal).toMatchObject({ key: error, family, facts });
  else expect([refusal, countLimits(tally, number)]).toEqual([null, most]);
}

function checkTotalCase({ total, edition, error, family, facts }: Case): void {
  const preview = previewTurn({ ...emptyDraft("total"), total: String(total) }, edition);
  if (error) expect(preview.refusal).toMatchObject({ key: error, family, facts });
  else expect([preview.refusal, preview.stage, preview.points]).toEqual([null, "ready", total]);
}

/** The draft of a turn with its first `length` counts. */
function draftOf(item: Case, length: number = item.subturns.length): Draft {
  const counts = item.subturns.map((tally: number[], place: number) => ({ subturn: place + 1, tally }));
  const last = counts[length - 1];
  const occurrences = (item.incidents ?? []).map((incident: object) => ({ gate: null, ...incident }));
  return {
    ...emptyDraft("each"),
    earlierCounts: counts.slice(0, Math.max(0, length - 1)),
    counts: last ? last.tally.map(String) : emptyDraft("each").counts,
    occurrences: occurrences.filter(({ subturn }: Occurrence) => subturn <= length),
    slides:
      length < counts.length ? [] : [...(item.bonus ?? []), ...(item.decline_bonus ? ["declined"] : [])],
    discs: item.discs ?? null,
  };
}

/** The turn after the last count and the bonus slides. */
const turnOf = (item: Case): Turn => ({
  ...newTurn(item.edition, item.discs),
  tally: item.subturns.at(-1) ?? [0, 0, 0, 0],
  subturn: item.subturns.length,
  bonus: item.bonus ?? [],
  declined: item.decline_bonus ?? false,
});

function checkTurn(item: Case): void {
  const { edition } = item;
  if (NOT_ON_THE_FORM.includes(item.error) || item.discs > edition.discs_per_turn.value) return;
  const replay = (item.incidents ?? []).find(
    ({ incident }: Occurrence) => consequence(incident, edition) === "replay",
  );
  if (replay) {
    expect([item.error, item.void]).toEqual([undefined, true]);
    return;
  }
  const previews = item.subturns.map((_: unknown, place: number) =>
    previewTurn(draftOf(item, place + 1), edition),
  );
  const stop = previews.findIndex((preview: TurnPreview) => preview.stage !== "counted");
  const last = previews.at(stop) ?? previewTurn(draftOf(item), edition);
  if (item.error)
    expect(errorOf(item, last, stop)).toMatchObject({ key: item.error, facts: item.facts ?? {} });
  else checkResults(item, last);
}

/** The refusal of a turn at the count where its preview stops. */
function errorOf(item: Case, preview: TurnPreview, stop: number): object | null {
  const { shrink, refusal, bonusDue: due, turn } = preview;
  if (shrink) return { key: "unexplained-shrink", facts: shrink };
  if (refusal) return refusal;
  if (stop >= 0 && stop < item.subturns.length - 1)
    return due
      ? { key: "only-bonus-slides-left", facts: { slides: due.slides } }
      : { key: "turn-is-over", facts: { subturns: item.edition.subturns.value } };
  const slides = item.bonus?.length ?? 0;
  if (slides > (due?.slides ?? 0))
    return { key: "bonus-not-earned", facts: { earned: due?.slides ?? 0, slides: (due?.slides ?? 0) + 1 } };
  if (item.decline_bonus && !turn.declined) return { key: "bonus-not-optional", facts: {} };
  return null;
}

function checkResults({ points, ended, bonus_discs }: Case, preview: TurnPreview): void {
  expect([preview.refusal, preview.shrink]).toEqual([null, null]);
  if (points !== undefined) expect(preview.points).toBe(points);
  if (ended !== undefined) expect(preview.stage === "ready").toBe(ended);
  if (bonus_discs !== undefined) expect(preview.bonusDue?.slides ?? 0).toBe(bonus_discs);
}

function checkBonusDue(item: Case): void {
  const due = bonusDue(turnOf(item));
  const { slides, optional, article } = item;
  expect(due).toEqual(slides ? { slides, optional, article } : null);
  expect(bonusLeft(turnOf(item))).toBe(slides);
}

function checkReach(item: Case): void {
  const turn = turnOf(item);
  expect([turnPoints(turn), bestTotal(turn), discsInHand(turn)]).toEqual([
    item.least,
    item.most,
    item.in_hand,
  ]);
  const preview = previewTurn(draftOf(item), item.edition);
  expect([preview.points, preview.bestTotal, preview.discsInHand]).toEqual([
    item.least,
    item.most,
    item.in_hand,
  ]);
  if (item.subturns.length > 0 || item.discs) return;
  const totals = reachableTotals(item.edition);
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([item.least, item.most]);
  expect((item.never ?? []).filter((total: number) => totals.has(total))).toEqual([]);
}

function checkTip(item: Case): void {
  const { tip: kind, gates, missing = 0 } = item;
  const expected = kind === "none" ? null : { kind, gates, missing };
  expect(tip(turnOf(item))).toEqual(expected);
  expect(previewTurn(draftOf(item), item.edition).tip).toEqual(expected);
}

function checkRuling(item: Case): void {
  const { incident, edition, timing, article } = item;
  const expected = { consequence: item.consequence, timing, article };
  expect(ruling(incident, edition)).toMatchObject(expected);
  expect(consequence(incident, edition)).toBe(item.consequence);
  const last = consequenceSentence(incident, edition.subturns.value, edition);
  expect(last).toBe(item.in_last_subturn ?? item.consequence);
  expect(incidents.find(({ id }) => id === incident)?.needs).toBe(item.needs);
  expect(explainsShrink(incident, edition)).toBe(item.explains_shrink);
}

function checkVoidCase({ incident, edition, error }: Case): void {
  expect(consequence(incident, edition) === "replay").toBe(error === undefined);
}

async function checkCitation({ article, ...item }: Case): Promise<void> {
  for (const [tag] of languages) {
    await loadCatalogue(tag);
    expect(citationText(article)).toBe(item[tag]);
  }
}

function checkDispute({ edition, dispute, answers }: Case): void {
  const [, result] = answersByDispute(edition).find(([{ id }]) => id === dispute) ?? [];
  expect(result).toMatchObject(answers);
  expect(result?.length).toBe(answers.length);
}
