import { expect, test } from "vitest";
import { withHouseRules } from "../rules/edition";
import { atPace, type Draft, emptyDraft, nextSubturn, previousSubturn, storedDraft } from "./draft";
import { previewTurn } from "./turnPreview";

const ans = withHouseRules("ans-2026", []);
const classic = withHouseRules("ans-classic", []);
const club = withHouseRules("club-short", []);

const counts = (text: string, more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft("end"),
  counts: text.split(","),
  ...more,
});
const total = (text: string): Draft => ({ ...emptyDraft("total"), total: text });
/** Counted after each sub-turn; the last count is being typed. */
function afterEach(...tallies: readonly (readonly number[])[]): Draft {
  const last = tallies.at(-1) ?? [];
  const earlier = tallies
    .slice(0, -1)
    .reduce<Draft>((draft, tally, place) => nextSubturn(draft, place + 1, tally), emptyDraft("each"));
  return { ...earlier, counts: last.map(String) };
}

test("nothing typed is nothing yet, a typed zero is a score", () => {
  expect(previewTurn(emptyDraft("end"), ans).stage).toBe("empty");
  expect(previewTurn(counts("0,,,"), ans)).toMatchObject({ stage: "ready", points: 0 });
});

test("counts are worth their points as they are typed", () => {
  expect(previewTurn(counts("9,5,7,5"), ans)).toMatchObject({ stage: "ready", points: 116, bonusDue: null });
});

test("text that is no number is named as it was typed", () => {
  expect(previewTurn(counts("9,x2,7,5"), ans).refusal?.facts).toEqual({ text: "x2" });
  expect(previewTurn(total("12,5"), ans).refusal).toMatchObject({
    key: "not-a-score",
    facts: { text: "12,5" },
  });
});

test("the maximum asks for the sub-turn after which it lay, where a bonus can be earned", () => {
  expect(previewTurn(counts("7,7,9,7"), ans).stage).toBe("asks-subturn");
  expect(previewTurn(counts("7,7,9,7", { after: 3 }), ans)).toMatchObject({ stage: "ready", points: 148 });
  expect(previewTurn(counts("7,7,9,7"), withHouseRules("ans-2026", ["no-bonus"])).stage).toBe("ready");
});

test("counted after each sub-turn the form knows after which one the maximum lay", () => {
  const due = (draft: Draft) => previewTurn(draft, ans).bonusDue?.slides;
  expect(due(afterEach([7, 7, 9, 7]))).toBe(2);
  expect(due(afterEach([5, 5, 5, 5], [7, 7, 9, 7]))).toBe(1);
  expect(due(afterEach([5, 5, 5, 5], [6, 6, 6, 6], [7, 7, 9, 7]))).toBeUndefined();
});

test("exactly the earned bonus slides are asked", () => {
  const preview = (after: number, slides: Draft["slides"]) =>
    previewTurn(counts("7,7,9,7", { after, slides }), ans);
  expect(preview(1, [4])).toMatchObject({ stage: "asks-slides", points: 152 });
  expect(preview(1, [null, 4])).toMatchObject({ stage: "asks-slides", points: 152 });
  expect(preview(1, [4, 1])).toMatchObject({ stage: "ready", points: 153, turn: { bonus: [4, 1] } });
  expect(preview(1, [0, 0])).toMatchObject({ stage: "ready", points: 148, turn: { bonus: [0, 0] } });
  expect(preview(2, [2, 4])).toMatchObject({ stage: "ready", points: 150, turn: { bonus: [2] } });
});

test("a bonus is declined only where the edition leaves it free", () => {
  const draft = counts("7,7,9,7", { after: 2, slides: ["declined"] });
  expect(previewTurn(draft, club)).toMatchObject({ stage: "ready", turn: { declined: true, bonus: [] } });
  expect(previewTurn(draft, ans)).toMatchObject({ stage: "asks-slides", turn: { declined: false } });
});

test("a sub-turn shows the discs in hand, the best total and where to aim", () => {
  expect(previewTurn(afterEach([5, 6, 7, 5]), ans)).toMatchObject({
    stage: "counted",
    turn: { subturn: 1 },
    points: 111,
    discsInHand: 7,
    bestTotal: 152,
    tip: { kind: "outer", gates: [2, 1], missing: 2 },
  });
});

test("a count that goes down asks for an incident, and one that explains it is enough", () => {
  const draft = afterEach([5, 5, 5, 5], [4, 5, 5, 5]);
  const shrink = { gate: 2, before: 5, after: 4, explained: 0 };
  expect(previewTurn(draft, ans)).toMatchObject({ stage: "asks-incident", shrink });
  const occurrences = [{ subturn: 2, incident: "back-through-gate", gate: 2 }];
  expect(previewTurn({ ...draft, occurrences }, ans)).toMatchObject({ stage: "counted", points: 88 });
});

test("a disc that the edition puts back explains no loss", () => {
  const occurrences = [{ subturn: 2, incident: "out-of-board", gate: 3 }];
  const draft = { ...afterEach([5, 5, 5, 5], [5, 4, 5, 5]), occurrences };
  expect(previewTurn(draft, ans).stage).toBe("asks-incident");
  expect(previewTurn(draft, classic).stage).toBe("counted");
});

test("going back to a sub-turn shows its counts again", () => {
  const draft = previousSubturn(afterEach([5, 5, 5, 5], [6, 6, 6, 6]));
  expect(draft.counts).toEqual(["5", "5", "5", "5"]);
  expect(previewTurn(draft, ans)).toMatchObject({ turn: { subturn: 1 }, points: 100 });
});

test("another pace takes the typed counts along", () => {
  const draft = atPace(afterEach([5, 5, 5, 5], [6, 6, 6, 6]), "end");
  expect(previewTurn(draft, ans)).toMatchObject({ stage: "ready", turn: { subturn: 3 }, points: 120 });
});

test("a draft that an earlier release stored is read as it was meant", () => {
  const { earlierCounts, ...draft } = afterEach([5, 5, 5, 5], [6, 6, 6, 6]);
  expect(storedDraft({ ...draft, told: earlierCounts })).toEqual({ ...draft, earlierCounts });
  expect(storedDraft({ ...draft, earlierCounts })).toEqual({ ...draft, earlierCounts });
  expect([storedDraft(null), storedDraft("draft"), storedDraft({})]).toEqual([null, null, null]);
});
