import { expect, test } from "vitest";
import { agreed } from "../rules/edition";
import { atPace, type Draft, emptyDraft, nextSubturn, previousSubturn } from "./draft";
import { judge } from "./verdict";

const ans = agreed("ans-2026", []);
const classic = agreed("ans-classic", []);
const club = agreed("club-short", []);
const counts = (text: string, more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft("end"),
  counts: text.split(","),
  ...more,
});
const total = (text: string): Draft => ({ ...emptyDraft("total"), total: text });
/** Counted after each sub-turn; the last one is being typed. */
function each(...tallies: readonly (readonly number[])[]): Draft {
  const [typed = [], ...before] = tallies.toReversed();
  const told = before
    .toReversed()
    .reduce((draft, tally, place) => nextSubturn(draft, place + 1, tally), emptyDraft("each"));
  return { ...told, counts: typed.map(String) };
}

test("nothing typed is nothing yet, a typed zero is a score", () => {
  expect(judge(emptyDraft("end"), ans).stage).toBe("empty");
  expect(judge(counts("0,,,"), ans)).toMatchObject({ stage: "ready", points: 0 });
});

test("counts are worth their points as they are typed", () => {
  expect(judge(counts("9,5,7,5"), ans)).toMatchObject({ stage: "ready", points: 116, due: null, bonus: [] });
});

test("thirty-one discs are refused at once, with the article", () => {
  expect(judge(counts("9,5,7,10"), ans).refusal).toMatchObject({
    key: "too-many-discs",
    article: "3.2.1",
    facts: { discs: 31, most: 30 },
  });
});

test("with fewer discs found no more than those are counted", () => {
  expect(judge(counts("8,7,7,7", { discs: 28 }), ans).refusal?.facts).toEqual({ discs: 29, most: 28 });
});

test("what is not a number is named as it was typed", () => {
  expect(judge(counts("9,x2,7,5"), ans).refusal?.facts).toEqual({ text: "x2" });
});

test("the maximum asks after which sub-turn it lay", () => {
  expect(judge(counts("7,7,9,7"), ans).stage).toBe("asks-subturn");
  expect(judge(counts("7,7,9,7", { after: 3 }), ans)).toMatchObject({
    stage: "ready",
    points: 148,
    bonus: [],
  });
});

test("exactly the earned bonus slides are asked", () => {
  const after = (subturn: number, slides: Draft["slides"]) => counts("7,7,9,7", { after: subturn, slides });
  expect(judge(after(1, [4]), ans)).toMatchObject({ stage: "asks-slides", points: 152 });
  expect(judge(after(1, [4, 1]), ans)).toMatchObject({ stage: "ready", points: 153, bonus: [4, 1] });
  expect(judge(after(1, [0, 0]), ans)).toMatchObject({ stage: "ready", points: 148, bonus: [0, 0] });
  expect(judge(after(2, [2, 4]), ans)).toMatchObject({ stage: "ready", points: 150, bonus: [2] });
});

test("counted after each sub-turn nobody asks when the maximum lay", () => {
  expect(judge(each([7, 7, 9, 7]), ans)).toMatchObject({ stage: "asks-slides", due: { slides: 2 } });
  expect(judge(each([5, 5, 5, 5], [7, 7, 9, 7]), ans)).toMatchObject({ due: { slides: 1 } });
  expect(judge(each([5, 5, 5, 5], [6, 6, 6, 6], [7, 7, 9, 7]), ans)).toMatchObject({ stage: "ready" });
});

test("a bonus is declined only where the edition leaves it free", () => {
  const declined = counts("7,7,9,7", { after: 2, slides: ["declined"] });
  expect(judge(declined, club)).toMatchObject({ stage: "ready", points: 148, declined: true, bonus: [] });
  expect(judge(declined, ans)).toMatchObject({ stage: "asks-slides", declined: false });
});

test("where no bonus can be earned the maximum asks nothing", () => {
  expect(judge(counts("7,7,9,7"), agreed("ans-2026", ["no-bonus"])).stage).toBe("ready");
});

test("a total is a whole number that some turn ends with", () => {
  expect(judge(total("156"), ans)).toMatchObject({ stage: "ready", points: 156 });
  expect(judge(total("157"), ans).refusal?.key).toBe("unreachable-total");
  expect(judge(total("98"), agreed("ans-2026", ["discs-20"])).refusal?.key).toBe("unreachable-total");
  expect(judge(total("-1"), ans).refusal?.key).toBe("not-a-score");
  expect(judge(total("12,5"), ans).refusal?.key).toBe("not-a-score");
});

test("a sub-turn says what is in hand, what is possible and where to aim", () => {
  expect(judge(each([5, 6, 7, 5]), ans)).toMatchObject({
    stage: "counted",
    subturn: 1,
    points: 111,
    inHand: 7,
    best: 152,
    tip: { key: "web.tip.lag", facts: { gates: [2, 1] } },
  });
});

test("the turn is over when all discs are in, or after the last sub-turn", () => {
  expect(judge(each([8, 7, 8, 7]), ans).stage).toBe("ready");
  expect(judge(each([1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]), ans).stage).toBe("ready");
});

test("a count that goes down asks what happened, and what explains it is enough", () => {
  const less = each([5, 5, 5, 5], [4, 5, 5, 5]);
  expect(judge(less, ans)).toMatchObject({
    stage: "asks-incident",
    shrinks: [{ gate: 2, before: 5, after: 4, explained: 0 }],
  });
  const told = { subturn: 2, incident: "back-through-gate", gate: 2 };
  expect(judge({ ...less, occurrences: [told] }, ans)).toMatchObject({ stage: "counted", points: 88 });
});

test("a disc that the edition puts back explains no loss", () => {
  const fell = { subturn: 2, incident: "out-of-board", gate: 3 };
  const less = { ...each([5, 5, 5, 5], [5, 4, 5, 5]), occurrences: [fell] };
  expect(judge(less, ans).stage).toBe("asks-incident");
  expect(judge(less, classic).stage).toBe("counted");
});

test("a disc that lies aside cannot be in a compartment too", () => {
  const aside = [{ subturn: 1, incident: "left-board", gate: null }];
  expect(judge({ ...each([7, 7, 9, 7]), occurrences: aside }, ans).refusal?.key).toBe("discs-lie-aside");
});

test("going back to a sub-turn and on again changes nothing", () => {
  const draft = each([5, 5, 5, 5], [6, 6, 6, 6]);
  expect(previousSubturn(draft).counts).toEqual(["5", "5", "5", "5"]);
  expect(judge(previousSubturn(draft), ans)).toMatchObject({ subturn: 1, points: 100 });
});

test("changing the pace keeps what was counted", () => {
  const draft = each([5, 5, 5, 5], [6, 6, 6, 6]);
  expect(judge(atPace(draft, "end"), ans)).toMatchObject({ stage: "ready", points: 120, subturn: 3 });
});
