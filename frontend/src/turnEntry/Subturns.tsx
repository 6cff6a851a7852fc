import { score } from "../rules/score";
import { edition } from "../state/game";
import { draft } from "../state/turnEntry";
import { say } from "../text/language";
import type { Verdict } from "./verdict";

/** The sub-turns of this turn: what was counted and which is being counted. */
export function Subturns({ verdict }: { verdict: Verdict }) {
  const rules = edition.value;
  if (!rules || draft.value.pace !== "each") return null;
  const told = (subturn: number) => draft.value.told.find((each) => each.subturn === subturn);
  const now = verdict.subturn;
  return (
    <div class="subturns">
      <span id="subturns">{say("web.subturn.title")}</span>
      <ol aria-labelledby="subturns">
        {Array.from({ length: rules.subturns.value }, (_, place) => place + 1).map((subturn) => {
          const counted = told(subturn);
          return (
            <li key={subturn} aria-current={subturn === now ? "step" : undefined}>
              {subturn}
              {counted && `: ${score(counted.tally, rules).points}`}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
