/** Thousands of cases by chance, with the answers of Python: tests/frontend/test_cross_check.py writes and starts them. */

import { readFileSync } from "node:fs";
import { describe, test } from "vitest";
import { type Edition, withHouseRules } from "../rules/edition";
import type { Case } from "./cases";
import { kinds } from "./kinds";

const TIMEOUT_MS = 60_000;
const file = String(process.env.SJOELEN_CASES);

describe("the browser answers as Python does", () => {
  const cases = JSON.parse(readFileSync(file, "utf8")) as Record<string, Case[]>;
  test.each(Object.keys(cases))(
    "%s",
    (kind) => {
      const editions = new Map<string, Edition>();
      for (const keys of cases[kind] ?? []) {
        const rules = keys.house_rules ?? [];
        const name = `${keys.edition} ${rules}`;
        const edition = editions.get(name) ?? withHouseRules(String(keys.edition), rules);
        editions.set(name, edition);
        try {
          kinds[kind]?.check({ ...keys, kind, label: "", edition });
        } catch (error) {
          throw new Error(JSON.stringify(keys), { cause: error });
        }
      }
    },
    TIMEOUT_MS,
  );
});
