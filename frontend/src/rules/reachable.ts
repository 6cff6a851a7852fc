/** The totals that a turn can still end with. */

import { bonusDue, bonusLeft } from "./bonus";
import { discCount, type Edition, type Refusal, type Tally } from "./edition";
import { score } from "./score";
import { discsInHand, newTurn, type Turn, turnPoints } from "./turn";

/** The best that can still happen, bonus included, as long as no disc leaves its compartment. */
export function bestTotal(turn: Turn): number {
  const { edition, discs, tally, subturn } = turn;
  const highestGate = Math.max(...edition.gate_values.value);
  const hand = discsInHand(turn);
  if (hand === 0) return turnPoints(turn) + bonusLeft(turn) * highestGate;
  const best = bestCount(tally, hand, edition);
  const bonus = edition.bonus.value;
  const slides = Math.max(0, ...bonus.slides_after_subturn.slice(subturn));
  const earnsBonus = discs === edition.discs_per_turn.value && best === bonus.at_score;
  return earnsBonus ? best + slides * highestGate : best;
}

/** The most points with `hand` more discs: as many sets as pay, the rest in the gate of the highest value. */
function bestCount(tally: Tally, hand: number, edition: Edition): number {
  const values = edition.gate_values.value;
  const highestPlace = values.indexOf(Math.max(...values));
  const mostSets = Math.floor((discCount(tally) + hand) / values.length);
  let best = score(tally, edition).points;
  for (let sets = 0; sets <= mostSets; sets++) {
    const filled = tally.map((count) => Math.max(count, sets));
    const left = hand - (discCount(filled) - discCount(tally));
    if (left < 0) break;
    const counts = filled.map((count, place) => count + (place === highestPlace ? left : 0));
    best = Math.max(best, score(counts, edition).points);
  }
  return best;
}

const totalsByEdition = new WeakMap<Edition, ReadonlySet<number>>();

/** Every total that a turn can end with, bonus included. */
export function reachableTotals(edition: Edition): ReadonlySet<number> {
  const totals = totalsByEdition.get(edition) ?? new Set(everyTotal(edition));
  totalsByEdition.set(edition, totals);
  return totals;
}

/** Why no turn ends with this total, null if one can; `text` is what was typed. */
export function checkTotal(total: number, edition: Edition, text = String(total)): Refusal | null {
  if (!Number.isInteger(total) || total < 0)
    return { family: "invalid", key: "not-a-score", article: null, facts: { text } };
  const totals = reachableTotals(edition);
  if (totals.has(total)) return null;
  const { article } = edition.absolute_maximum;
  return {
    family: "illegal",
    key: "unreachable-total",
    article,
    facts: { total, most: Math.max(...totals) },
  };
}

function* everyTotal(edition: Edition): Generator<number> {
  const fresh = newTurn(edition);
  const { at_score } = edition.bonus.value;
  for (const tally of tallies(fresh.discs, fresh.tally.length)) {
    const { points } = score(tally, edition);
    yield points;
    if (points !== at_score) continue;
    for (let subturn = 1; subturn <= edition.subturns.value; subturn++) {
      const slides = bonusDue({ ...fresh, tally, subturn })?.slides ?? 0;
      yield* bonusSums(slides, edition).map((bonus) => points + bonus);
    }
  }
}

function* tallies(discs: number, places: number): Generator<number[]> {
  if (places === 0) yield [];
  else
    for (let count = 0; count <= discs; count++)
      for (const rest of tallies(discs - count, places - 1)) yield [count, ...rest];
}

function bonusSums(slides: number, edition: Edition): number[] {
  if (slides === 0) return [0];
  return bonusSums(slides - 1, edition).flatMap((sum) =>
    [0, ...edition.gate_values.value].map((value) => sum + value),
  );
}
