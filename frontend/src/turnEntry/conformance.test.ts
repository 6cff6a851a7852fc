/** The whole turns of the conformance files, told to the pages as a person would. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { agreed, type Edition } from "../rules/edition";
import type { Occurrence } from "../rules/incident";
import { best } from "../rules/reachable";
import { type Draft, emptyDraft } from "./draft";
import { judge } from "./verdict";

interface Case {
  readonly edition: Edition;
  readonly subturns: number[][];
  readonly discs?: number;
  readonly bonus?: number[];
  readonly incidents?: Partial<Occurrence>[];
  readonly points?: number;
  readonly error?: string;
  readonly void?: boolean;
  readonly least: number;
  readonly most: number;
}

const SHELF = join(import.meta.dirname, "../../../tests/conformance");
const files = readdirSync(SHELF, { recursive: true, encoding: "utf8" });

function cases(kind: string): readonly (readonly [string, Case])[] {
  return files
    .filter((file) => file.endsWith(".toml"))
    .map((file) => parse(readFileSync(join(SHELF, file), "utf8")))
    .flatMap((document) => {
      const edition = agreed(String(document.edition), []);
      const found = (document[kind] ?? []) as object[];
      return found.map((each, at) => [`${edition.id} ${at + 1}`, { ...each, edition } as Case] as const);
    });
}

function draftOf(each: Case): Draft {
  const told = each.subturns.map((tally, place) => ({ subturn: place + 1, tally }));
  const occurrences = (each.incidents ?? []).map((one) => ({ gate: null, subturn: 1, incident: "", ...one }));
  return {
    ...emptyDraft("each"),
    told: told.slice(0, -1),
    counts: (told.at(-1)?.tally ?? []).map(String),
    occurrences,
    slides: each.bonus ?? [],
    discs: each.discs ?? null,
  };
}

describe("a turn that may be is worth the same here", () => {
  const whole = cases("turn").filter(
    ([, each]) => !each.error && !each.void && each.points !== undefined && each.subturns.length > 0,
  );
  test.each(whole)("%s", (_, each) => {
    const verdict = judge(draftOf(each), each.edition);
    expect([verdict.refusal, verdict.shrinks, verdict.points]).toEqual([null, [], each.points]);
  });
});

describe("a turn that cannot be is refused here for the same reason", () => {
  const known = ["discs-lie-aside", "restored-disc-missing", "too-many-discs", "unexplained-shrink"];
  const refused = cases("turn").filter(
    ([, each]) => known.includes(each.error ?? "") && (each.discs ?? 0) <= each.edition.discs_per_turn.value,
  );
  test.each(refused)("%s", (_, each) => {
    const verdict = judge(draftOf(each), each.edition);
    expect(verdict.stage === "asks-incident" ? "unexplained-shrink" : verdict.refusal?.key).toBe(each.error);
  });
});

describe("the least and the most that a turn can come to", () => {
  const open = cases("reach").filter(([, each]) => !each.bonus);
  test.each(open)("%s", (_, each) => {
    const tally = each.subturns.at(-1) ?? [0, 0, 0, 0];
    const discs = each.discs ?? each.edition.discs_per_turn.value;
    const lying = { edition: each.edition, discs, tally, subturn: each.subturns.length };
    if (each.subturns.length) expect(judge(draftOf(each), each.edition).points).toBe(each.least);
    expect(best(lying)).toBe(each.most);
  });
});
