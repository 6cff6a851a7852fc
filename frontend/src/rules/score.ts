import type { Edition, Tally } from "./edition";

export interface Score {
  readonly tally: Tally;
  readonly sets: number;
  readonly extras: Tally;
  readonly points: number;
}

/** What a tally is worth. */
export function score(tally: Tally, edition: Edition): Score {
  const sets = Math.min(...tally);
  const extras = tally.map((count) => count - sets);
  const worth = edition.gate_values.value;
  const points = extras.reduce(
    (sum, extra, place) => sum + extra * (worth[place] ?? 0),
    sets * edition.set_value.value,
  );
  return { tally, sets, extras, points };
}
