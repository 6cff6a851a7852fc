import type { Edition } from "../rules/edition";
import type { Score } from "../rules/score";
import { list, say, sayCount } from "./language";

/** A score in one sentence: its sets, its extra discs for each gate, its bonus. */
export function breakdown(counted: Score, bonus: readonly number[], edition: Edition): string {
  const discs = counted.tally.reduce((sum, count) => sum + count, 0);
  if (discs === 0) return say("web.score.none");
  const extras = counted.extras
    .map((extra, place) => ({ extra, value: edition.gate_values.value[place] ?? 0 }))
    .filter(({ extra }) => extra > 0)
    .map(({ extra, value }) => `${extra}\u00a0×\u00a0${value}`);
  const parts = [
    counted.sets > 0 ? sayCount("web.score.sets", counted.sets, { value: edition.set_value.value }) : "",
    extras.length ? say("web.score.extras", { extras: list(extras) }) : "",
    bonus.length ? say("web.score.bonus", { bonus: bonus.join("\u00a0+\u00a0") }) : "",
  ].filter(Boolean);
  return `${parts.join(", ")}.`;
}
