/** Refuse counts that cannot be, given the count before and the incidents since. */

import { discCount, type Edition, type Refusal, type Tally } from "./edition";
import { consequence, explainsShrink, type Occurrence } from "./incident";
import type { Turn } from "./turn";

/** Why these counts cannot lie there with `discs` discs, null if they can. */
export function checkTally(tally: Tally, edition: Edition, discs: number): Refusal | null {
  const places = edition.gate_values.value.length;
  if (tally.length !== places) return invalid("not-four-counts", { counts: tally.length });
  const fraction = tally.find((count) => !Number.isInteger(count));
  if (fraction !== undefined) return invalid("not-a-count", { text: String(fraction) });
  const negative = tally.find((count) => count < 0);
  if (negative !== undefined) return invalid("negative-count", { count: negative });
  if (discCount(tally) <= discs) return null;
  const { article } = edition.discs_per_turn;
  return illegal("too-many-discs", article, { discs: discCount(tally), most: discs });
}

/** Why this count after sub-turn `subturn` cannot follow on the turn, null if it can. */
export function checkCount(
  turn: Turn,
  tally: Tally,
  subturn: number,
  occurrences: readonly Occurrence[],
): Refusal | null {
  const { edition, discs } = turn;
  const since = occurrences.filter((occurrence) => occurrence.subturn > turn.subturn);
  return (
    checkTally(tally, edition, discs) ??
    checkDiscsAside(
      tally,
      since.filter((occurrence) => occurrence.subturn === subturn),
      edition,
      discs,
    ) ??
    edition.gate_values.value
      .map((gate, place) => {
        const count = { gate, before: turn.tally[place] ?? 0, after: tally[place] ?? 0 };
        return checkCompartment(
          count,
          since.filter((occurrence) => occurrence.gate === gate),
          edition,
        );
      })
      .find((refusal) => refusal !== null) ??
    null
  );
}

/** A disc that lies aside is in no compartment. */
function checkDiscsAside(
  tally: Tally,
  occurrences: readonly Occurrence[],
  edition: Edition,
  discs: number,
): Refusal | null {
  const aside = occurrences.filter(({ incident }) => consequence(incident, edition) === "aside");
  const least = leastDiscs(aside);
  if (least === 0 || discCount(tally) + least <= discs) return null;
  const facts = { discs: discCount(tally), aside: least, most: discs };
  return illegal("discs-lie-aside", articleOfLast(aside, edition), facts);
}

interface CompartmentCount {
  readonly gate: number;
  readonly before: number;
  readonly after: number;
}

/** Discs that are missing need an incident that took them; restored ones must be there. */
function checkCompartment(
  { gate, before, after }: CompartmentCount,
  occurrences: readonly Occurrence[],
  edition: Edition,
): Refusal | null {
  const explained = occurrences.filter(({ incident }) => explainsShrink(incident, edition)).length;
  if (before - after > explained)
    return illegal("unexplained-shrink", edition.kept_discs.article, { gate, before, after, explained });
  const restored = occurrences.filter(({ incident }) =>
    ["restored", "counts"].includes(consequence(incident, edition)),
  );
  const least = leastDiscs(restored);
  if (after + explained >= least) return null;
  const facts = { gate, restored: least, counted: after };
  return illegal("restored-disc-missing", articleOfLast(restored, edition), facts);
}

/** The fewest discs involved: different incidents may befall one disc, equal ones may not. */
function leastDiscs(occurrences: readonly Occurrence[]): number {
  const alike = (like: Occurrence) =>
    occurrences.filter(({ subturn, incident }) => subturn === like.subturn && incident === like.incident);
  return Math.max(0, ...occurrences.map((occurrence) => alike(occurrence).length));
}

const articleOfLast = (occurrences: readonly Occurrence[], edition: Edition): string | null =>
  edition.incidents[occurrences.at(-1)?.incident ?? ""]?.article ?? null;

const invalid = (key: string, facts: Refusal["facts"]): Refusal => ({
  family: "invalid",
  key,
  article: null,
  facts,
});

const illegal = (key: string, article: string | null, facts: Refusal["facts"]): Refusal => ({
  family: "illegal",
  key,
  article,
  facts,
});
