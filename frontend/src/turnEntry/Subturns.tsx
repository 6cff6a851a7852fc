import { score } from "../rules/score";
import { edition } from "../state/game";
import { draft } from "../state/turnEntry";
import { translate } from "../text/language";
import type { TurnPreview } from "./turnPreview";

/** The sub-turns of this turn: the counted ones with their points, and the current one. */
export function Subturns({ preview }: { preview: TurnPreview }) {
  const rules = edition.value;
  if (!rules || draft.value.pace !== "each") return null;
  const current = preview.turn.subturn;
  return (
    <div class="subturns">
      <span id="subturns">{translate("web.subturn.title")}</span>
      <ol aria-labelledby="subturns">
        {Array.from({ length: rules.subturns.value }, (_, place) => place + 1).map((subturn) => {
          const count = draft.value.earlierCounts.find((earlier) => earlier.subturn === subturn);
          return (
            <li key={subturn} aria-current={subturn === current ? "step" : undefined}>
              {subturn}
              {count && `: ${score(count.tally, rules).points}`}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
