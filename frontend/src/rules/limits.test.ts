import { expect, test } from "vitest";
import { bonusDue } from "./bonus";
import { agreed, editions, houseRules } from "./edition";
import { limits, totals } from "./limits";
import { ruling } from "./ruling";

const ans = agreed("ans-2026", []);

test("a count may grow by the discs that are left", () => {
  expect(limits([9, 5, 7, 5], ans).most).toEqual([13, 9, 11, 9]);
});

test("with all discs in, no count may grow", () => {
  expect(limits([7, 7, 9, 7], ans).most).toEqual([7, 7, 9, 7]);
});

test("a count is a whole number from zero, and there are four", () => {
  expect(limits([5, 5, 5, 2.5], ans).refusal?.key).toBe("not-a-count");
  expect(limits([5, 5, 5, -1], ans).refusal?.key).toBe("negative-count");
  expect(limits([5, 5, 5], ans).refusal?.key).toBe("not-four-counts");
});

test("every total from 0 to 156 can be reached with thirty discs and a bonus", () => {
  expect([...totals(ans)].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 157 }, (_, n) => n),
  );
});

test("97, 98 and 99 cannot be reached with twenty discs", () => {
  const twenty = totals(agreed("system-20-2", []));
  expect([96, 97, 98, 99, 100, 104].map((total) => twenty.has(total))).toEqual([
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("house rules lie on top: without bonus none is due, with twenty discs a hundred is the most", () => {
  expect(bonusDue([7, 7, 9, 7], 1, agreed("ans-2026", ["no-bonus"]))).toBeNull();
  const twenty = agreed("ans-2026", ["discs-20", "no-bonus"]);
  expect(Math.max(...totals(twenty))).toBe(100);
  expect(bonusDue([5, 5, 5, 5], 1, twenty)).toBeNull();
});

test("every edition knows every house rule", () => {
  for (const { house_rules } of editions)
    expect(Object.keys(house_rules).sort()).toEqual([...houseRules].sort());
});

test("an unknown incident has no ruling, an unknown edition is a mistake of ours", () => {
  expect(ruling("lightning", ans)).toBeNull();
  expect(() => agreed("ans-1926", [])).toThrow();
});
