/** Whether a count can be true, given what lay there and what has happened since. */

import { discsIn, type Edition, type Refusal, type Tally } from "./edition";
import { consequence, type Occurrence, takesFromCompartment } from "./incident";

/** A compartment that holds fewer discs than what happened explains. */
export interface Shrink {
  readonly gate: number;
  readonly before: number;
  readonly after: number;
  readonly explained: number;
}

interface Counted {
  readonly edition: Edition;
  readonly discs: number;
  readonly before: Tally;
  readonly after: Tally;
  readonly subturn: number;
  /** What happened since the last count. */
  readonly since: readonly Occurrence[];
}

const KEPT = ["restored", "counts"];

/** Where discs are gone that nothing explains, R5. */
export function shrinks({ edition, before, after, since }: Counted): readonly Shrink[] {
  return edition.gate_values.value
    .map((gate, place) => ({
      gate,
      before: before[place] ?? 0,
      after: after[place] ?? 0,
      explained: since.filter((each) => each.gate === gate && takesFromCompartment(each.incident, edition))
        .length,
    }))
    .filter((each) => each.before - each.after > each.explained);
}

/** Why this count cannot be for another reason than a shrink: discs lie aside, or a restored disc is missing. */
export function impossible({ edition, discs, after, subturn, since }: Counted): Refusal | null {
  const has = (each: Occurrence, kinds: readonly string[]) =>
    kinds.includes(consequence(each.incident, edition));
  const article = (each: Occurrence | undefined) => edition.incidents[each?.incident ?? ""]?.article ?? null;
  const aside = since.filter((each) => each.subturn === subturn && has(each, ["aside"]));
  if (aside.length && discsIn(after) + aside.length > discs)
    return {
      family: "illegal",
      key: "discs-lie-aside",
      article: article(aside.at(-1)),
      facts: { discs: discsIn(after), aside: aside.length, most: discs },
    };
  for (const [place, gate] of edition.gate_values.value.entries()) {
    const here = since.filter((each) => each.gate === gate);
    const gone = here.filter((each) => takesFromCompartment(each.incident, edition)).length;
    const kept = here.filter((each) => has(each, KEPT));
    const counted = after[place] ?? 0;
    if (counted + gone < kept.length)
      return {
        family: "illegal",
        key: "restored-disc-missing",
        article: article(kept.at(-1)),
        facts: { gate, restored: kept.length, counted },
      };
  }
  return null;
}
