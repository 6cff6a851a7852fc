import { bonusDue } from "./bonus";
import { discsIn, type Edition, type Refusal, type Tally } from "./edition";
import { score } from "./score";

export interface Limits {
  /** The most that each count may be while the others stay. */
  readonly most: Tally;
  readonly refusal: Refusal | null;
}

/** What each count may still be, and why this tally cannot be. */
export function limits(tally: Tally, edition: Edition, most = edition.discs_per_turn.value): Limits {
  const { article } = edition.discs_per_turn;
  const discs = discsIn(tally);
  const room = Math.max(0, most - discs);
  return { most: tally.map((count) => count + room), refusal: refusal() };

  function refusal(): Refusal | null {
    const places = edition.gate_values.value.length;
    if (tally.length !== places) return invalid("not-four-counts", { counts: tally.length });
    const odd = tally.find((count) => !Number.isInteger(count));
    if (odd !== undefined) return invalid("not-a-count", { text: String(odd) });
    const negative = tally.find((count) => count < 0);
    if (negative !== undefined) return invalid("negative-count", { count: negative });
    if (discs > most) return { family: "illegal", key: "too-many-discs", article, facts: { discs, most } };
    return null;
  }
}

const invalid = (key: string, facts: Refusal["facts"]): Refusal => ({
  family: "invalid",
  key,
  article: null,
  facts,
});

const reached = new WeakMap<Edition, ReadonlySet<number>>();

/** Every total that a turn can end with, bonus included. */
export function totals(edition: Edition): ReadonlySet<number> {
  const found = reached.get(edition) ?? new Set(everyTotal(edition));
  reached.set(edition, found);
  return found;
}

function* everyTotal(edition: Edition): Generator<number> {
  for (const tally of tallies(edition.discs_per_turn.value, edition.gate_values.value.length)) {
    const { points } = score(tally, edition);
    yield points;
    if (points !== edition.bonus.value.at_score) continue;
    for (let subturn = 1; subturn <= edition.subturns.value; subturn++) {
      const due = bonusDue(tally, subturn, edition);
      if (due) yield* bonuses(due.slides, edition).map((bonus) => points + bonus);
    }
  }
}

function* tallies(discs: number, places: number): Generator<number[]> {
  if (places === 0) yield [];
  else
    for (let count = 0; count <= discs; count++)
      for (const rest of tallies(discs - count, places - 1)) yield [count, ...rest];
}

function bonuses(slides: number, edition: Edition): number[] {
  if (slides === 0) return [0];
  return bonuses(slides - 1, edition).flatMap((sum) =>
    [0, ...edition.gate_values.value].map((value) => sum + value),
  );
}
