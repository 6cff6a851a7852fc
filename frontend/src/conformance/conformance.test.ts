import { describe, expect, test } from "vitest";
import { readCases } from "./cases";
import { kinds, serverKinds } from "./kinds";

const cases = readCases();

describe.each(Object.keys(kinds))("%s", (kind) => {
  const chosen = cases.filter((item) => item.kind === kind).map((item) => [item.label, item] as const);
  test.each(chosen)("%s", (_, item) => kinds[kind]?.check(item));
});

test("every kind of the files is answered here or left to the server", () => {
  const allKinds = [...Object.keys(kinds), ...serverKinds];
  expect([...new Set(cases.map(({ kind }) => kind))].sort()).toEqual(allKinds.sort());
});

test("every public function of the rules and of the sheet has a kind of case", () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
    ["../rules/*.ts", "../sheet/*.ts", "../turnEntry/*.ts", "!../turnEntry/draft.ts", "!**/*.test.ts"],
    { eager: true }, // a draft holds the text that was typed, and no rule
  );
  const proved = new Set<unknown>(Object.values(kinds).flatMap(({ functions }) => functions));
  const unproved = Object.entries(modules).flatMap(([path, exports]) =>
    Object.entries(exports)
      .filter(([, value]) => typeof value === "function" && !proved.has(value))
      .map(([name]) => `${path} ${name}`),
  );
  expect(unproved).toEqual([]);
});
