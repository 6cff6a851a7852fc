import { discCount, type Edition } from "../rules/edition";
import type { Score } from "../rules/score";
import { formatList, translate } from "./language";

/** A score in one sentence: its sets, its extra discs for each gate, its bonus. */
export function scoreText(score: Score, bonus: readonly number[], edition: Edition): string {
  if (discCount(score.tally) === 0) return translate("web.score.none");
  const extras = score.extras
    .map((extra, place) => ({ extra, value: edition.gate_values.value[place] ?? 0 }))
    .filter(({ extra }) => extra > 0)
    .map(({ extra, value }) => `${extra}\u00a0×\u00a0${value}`);
  const parts = [
    score.sets > 0 ? translate("web.score.sets", { count: score.sets, value: edition.set_value.value }) : "",
    extras.length ? translate("web.score.extras", { extras: formatList(extras) }) : "",
    bonus.length ? bonusText(bonus) : "",
  ].filter(Boolean);
  return `${parts.join(", ")}.`;
}

/** The values of the bonus slides. */
export const bonusText = (bonus: readonly number[]): string =>
  translate("web.score.bonus", { bonus: bonus.join("\u00a0+\u00a0") });
