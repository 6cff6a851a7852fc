import { expect, test } from "vitest";
import { agreed } from "../rules/edition";
import { type Draft, emptyDraft, judge } from "./judge";

const ans = agreed("ans-2026", []);
const club = agreed("club-short", []);
const counts = (text: string, more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(),
  counts: text.split(","),
  ...more,
});
const total = (text: string): Draft => ({ ...emptyDraft("total"), total: text });

test("nothing typed is nothing yet, a typed zero is a score", () => {
  expect(judge(emptyDraft(), ans).stage).toBe("empty");
  expect(judge(counts("0,,,"), ans)).toMatchObject({ stage: "ready", points: 0 });
});

test("counts are worth their points as they are typed", () => {
  expect(judge(counts("9,5,7,5"), ans)).toMatchObject({
    stage: "ready",
    points: 116,
    after: null,
    bonus: [],
  });
});

test("thirty-one discs are refused at once, with the article", () => {
  expect(judge(counts("9,5,7,10"), ans).refusal).toMatchObject({
    key: "too-many-discs",
    article: "3.2.1",
    facts: { discs: 31, most: 30 },
  });
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
