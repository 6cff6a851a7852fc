import type { Edition, Tally } from "./edition";

export interface Score {
  readonly tally: Tally;
  readonly sets: number;
  readonly extras: Tally;
  readonly points: number;
}

/** The sets, the extra discs and the points of these counts (R40). */
export function score(tally: Tally, edition: Edition): Score {
  const sets = Math.min(...tally);
  const extras = tally.map((count) => count - sets);
  const values = edition.gate_values.value;
  const points = extras.reduce(
    (sum, extra, place) => sum + extra * (values[place] ?? 0),
    sets * edition.set_value.value,
  );
  return { tally, sets, extras, points };
}
