import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { bonusDue } from "./bonus";
import { agreed, type Edition } from "./edition";
import { limits, totals } from "./limits";
import { ruling } from "./ruling";
import { score } from "./score";

interface Case {
  readonly edition: Edition;
  readonly tally: number[];
  readonly subturns: number[][];
  readonly discs?: number;
  readonly bonus?: number[];
  readonly bonus_discs?: number;
  readonly points?: number;
  readonly error?: string;
  readonly family?: string;
  readonly void?: boolean;
  readonly incidents?: object[];
  readonly incident: string;
  readonly consequence: string;
  readonly article: string;
  readonly silent: boolean;
  readonly least: number;
  readonly most: number;
  readonly never?: number[];
}

const SHELF = join(import.meta.dirname, "../../../tests/conformance");
const files = readdirSync(SHELF, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".toml"),
);
const documents = files.map((file) => parse(readFileSync(join(SHELF, file), "utf8")));

function cases(kind: string): readonly (readonly [string, Case])[] {
  return documents.flatMap((document) => {
    const edition = agreed(String(document.edition), []);
    const found = (document[kind] ?? []) as object[];
    return found.map(
      (each, at) => [`${edition.id} ${kind} ${at + 1}`, { ...each, edition } as Case] as const,
    );
  });
}

const last = ({ subturns }: Case) => subturns[subturns.length - 1] ?? [0, 0, 0, 0];
const due = (each: Case) => bonusDue(last(each), each.subturns.length, each.edition);

describe("a tally", () => {
  test.each(cases("score"))("%s", (_, { tally, edition, points, error, family }) => {
    const { refusal } = limits(tally, edition);
    if (error) expect(refusal).toMatchObject({ key: error, family });
    else expect([refusal, score(tally, edition).points]).toEqual([null, points]);
  });
});

describe("a turn that ends well is worth its last counts and its bonus", () => {
  const whole = cases("turn").filter(([, each]) => !each.error && !each.void && each.points !== undefined);
  test.each(whole)("%s", (_, each) => {
    const bonus = each.bonus ?? [];
    expect(limits(last(each), each.edition).refusal).toBeNull();
    expect(score(last(each), each.edition).points + bonus.reduce((sum, value) => sum + value, 0)).toBe(
      each.points,
    );
    expect(bonus.length).toBeLessThanOrEqual(due(each)?.slides ?? 0);
    if (each.bonus_discs !== undefined) expect(due(each)?.slides ?? 0).toBe(each.bonus_discs);
  });
});

describe("a bonus is due exactly when it was earned", () => {
  const refused = (error: string) => cases("turn").filter(([, each]) => each.error === error);
  test.each(refused("bonus-not-earned"))("%s", (_, each) => {
    expect(due(each)?.slides ?? 0).toBeLessThan(each.bonus?.length ?? 1);
  });
  test.each(refused("bonus-not-optional"))("%s", (_, each) => {
    expect(due(each)?.optional).toBe(false);
  });
});

describe("an incident leads to its ruling", () => {
  test.each(cases("ruling"))("%s", (_, { incident, edition, consequence, article, silent }) => {
    expect(ruling(incident, edition)).toMatchObject({ consequence, article, silent });
  });
});

describe("the totals of a new turn", () => {
  const fresh = cases("reach").filter(([, { subturns, discs }]) => subturns.length === 0 && !discs);
  test.each(fresh)("%s", (_, { edition, least, most, never }) => {
    const found = totals(edition);
    expect([Math.min(...found), Math.max(...found)]).toEqual([least, most]);
    expect((never ?? []).filter((total) => found.has(total))).toEqual([]);
  });
});
