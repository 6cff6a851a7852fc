/** The cases of the conformance files, which Python runs too; docs/rules/conformance.md describes them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { type Edition, withHouseRules } from "../rules/edition";

/** A case with its edition; every other key is that of the file. */
export interface Case {
  readonly kind: string;
  readonly label: string;
  readonly edition: Edition;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has keys of its own
  readonly [key: string]: any;
}

const FOLDER = join(import.meta.dirname, "../../../tests/conformance");

export function readCases(): readonly Case[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".toml"))
    .sort()
    .flatMap((file) => casesOf(file, parse(readFileSync(join(FOLDER, file), "utf8"))));
}

function casesOf(file: string, document: Record<string, unknown>): readonly Case[] {
  const id = String(document.edition);
  return Object.entries(document)
    .filter(([, cases]) => Array.isArray(cases))
    .flatMap(([kind, cases]) =>
      (cases as Record<string, unknown>[]).map((keys, place) => ({
        ...keys,
        kind,
        label: `${file} ${kind} ${place + 1}`,
        edition: withHouseRules(id, (keys.house_rules ?? []) as string[]),
      })),
    );
}
