/** A rule book as one value, made from the edition files: each clause with its article. */

import generated from "../generated/editions.json";

interface Clause<Value> {
  readonly value: Value;
  readonly article: string;
  /** The articles of parts of the value that differ from it. */
  readonly parts: Readonly<Record<string, string>>;
}

interface Bonus {
  readonly at_score: number;
  readonly slides_after_subturn: readonly number[];
  readonly procedure: string;
}

export interface Ruling {
  readonly consequence: string;
  readonly timing: string;
  readonly article: string;
}

/** The edition's answer to one subject of a dispute. */
export interface Answer {
  readonly subject: string;
  /** The answer in a word; null for a further reason. */
  readonly reply: string | null;
  readonly verdict: string;
  readonly numbers: readonly number[];
  readonly article: string;
}

export interface Dispute {
  readonly id: string;
  readonly subjects: readonly string[];
}

export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly discs_per_turn: Clause<number>;
  readonly subturns: Clause<number>;
  readonly gate_values: Clause<readonly number[]>;
  readonly set_value: Clause<number>;
  readonly bonus: Clause<Bonus>;
  readonly absolute_maximum: Clause<number>;
  readonly kept_discs: Clause<unknown>;
  readonly incidents: Readonly<Record<string, Ruling>>;
  readonly answers: Readonly<Record<string, Answer>>;
}

type GeneratedEdition = Edition & { readonly house_rules: Readonly<Record<string, Partial<Edition>>> };

export const editions = generated.editions as unknown as readonly GeneratedEdition[];
export const defaultEdition: string = generated.default;
/** The house rules on offer, in the order in which they are laid on an edition. */
export const houseRules: readonly string[] = generated.house_rules;
export const disputes: readonly Dispute[] = generated.disputes;

/** The counts of the four compartments, in board order. */
export type Tally = readonly number[];

export const discCount = (tally: Tally): number => tally.reduce((sum, count) => sum + count, 0);

/** A refusal by the rules or the server: a key and facts, no prose. */
export interface Refusal {
  readonly family: "invalid" | "illegal" | "unknown" | "conflict" | "forbidden" | "unexpected";
  readonly key: string;
  readonly article: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The edition with these house rules on top. */
export function withHouseRules(id: string, rules: readonly string[]): Edition {
  const edition = editions.find((candidate) => candidate.id === id);
  if (!edition) throw new Error(`unknown edition ${id}`);
  const replacements = houseRules
    .filter((rule) => rules.includes(rule))
    .map((rule) => edition.house_rules[rule] ?? {});
  const answers = Object.assign({}, edition.answers, ...replacements.map((clauses) => clauses.answers));
  return Object.assign({}, edition, ...replacements, { answers });
}
