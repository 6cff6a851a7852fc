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
  readonly article: string;
  readonly silent: boolean;
}

export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly discs_per_turn: Clause<number>;
  readonly subturns: Clause<number>;
  readonly gate_values: Clause<readonly number[]>;
  readonly set_value: Clause<number>;
  readonly maximum: Clause<number>;
  readonly absolute_maximum: Clause<number>;
  readonly bonus: Clause<Bonus>;
  readonly incidents: Readonly<Record<string, Ruling>>;
}

type OnTheShelf = Edition & { readonly house_rules: Readonly<Record<string, Partial<Edition>>> };

export const editions = shelf.editions as unknown as readonly OnTheShelf[];
export const defaultEdition: string = shelf.default;
export const houseRules: readonly string[] = shelf.house_rules;

/** The counts of the four compartments, in board order. */
export type Tally = readonly number[];

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
  return Object.assign({}, found, ...rules.map((rule) => found.house_rules[rule]));
}
