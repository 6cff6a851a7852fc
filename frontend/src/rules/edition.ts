/** A book of rules as one value, made from the edition files: every clause with its article. */

import shelf from "../generated/editions.json";

export interface Clause<Value> {
  readonly value: Value;
  readonly article: string;
  readonly silent: boolean;
}

export interface Bonus {
  readonly at_score: number;
  readonly slides_after_subturn: readonly number[];
  readonly procedure: string;
}

export interface Ruling {
  readonly consequence: string;
  readonly timing: string;
  readonly article: string;
  readonly silent: boolean;
}

/** What an edition says of one subject of a dispute: a rule, or an agreement of the house. */
export interface Answer {
  readonly subject: string;
  readonly verdict: string;
  readonly numbers: readonly number[];
  readonly standing: string;
  readonly article: string;
  readonly silent: boolean;
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
  readonly absolute_maximum: Clause<number>;
  readonly bonus: Clause<Bonus>;
  readonly kept_discs: Clause<unknown>;
  readonly incidents: Readonly<Record<string, Ruling>>;
  readonly answers: Readonly<Record<string, Answer>>;
}

type OnTheShelf = Edition & { readonly house_rules: Readonly<Record<string, Partial<Edition>>> };

export const editions = shelf.editions as unknown as readonly OnTheShelf[];
export const defaultEdition: string = shelf.default;
export const houseRules: readonly string[] = shelf.house_rules;
export const disputes: readonly Dispute[] = shelf.disputes;

/** The counts of the four compartments, in board order. */
export type Tally = readonly number[];

export const discsIn = (tally: Tally): number => tally.reduce((sum, count) => sum + count, 0);

/** What the rules, or the server, refuse: a key and facts, no prose. */
export interface Refusal {
  readonly family: "invalid" | "illegal" | "unknown" | "conflict" | "forbidden" | "unexpected";
  readonly key: string;
  readonly article: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** An edition with the agreed house rules on top. */
export function agreed(id: string, rules: readonly string[]): Edition {
  const found = editions.find((edition) => edition.id === id);
  if (!found) throw new Error(`unknown edition ${id}`);
  const replaced = rules.map((rule) => found.house_rules[rule] ?? {});
  const answers = Object.assign({}, found.answers, ...replaced.map((rule) => rule.answers));
  return Object.assign({}, found, ...replaced, { answers });
}
