import { edition } from "../state/game";
import { draft, lastRecorded } from "../state/turnEntry";
import { cite, formatNumber, translate } from "../text/language";
import { scoreText } from "../text/scoreText";
import type { TurnPreview } from "./turnPreview";

/** The points, one sentence that explains them, what is still possible, and one tip. */
export function ScorePanel({ preview }: { preview: TurnPreview }) {
  const showsPoints = !["empty", "refused", "asks-incident"].includes(preview.stage);
  return (
    <div class={preview.refusal ? "chalkboard refused" : "chalkboard"}>
      {showsPoints && (
        <strong class="points" translate={false}>
          {formatNumber(preview.points)}
          <span class="unseen"> {translate("web.score.points")}</span>
        </strong>
      )}
      <p id="verdict">{explanation(preview)}</p>
      <Prospects preview={preview} />
    </div>
  );
}

/** What is still possible, and where to aim. */
function Prospects({ preview }: { preview: TurnPreview }) {
  const tip = draft.value.pace === "each" && !lastRecorded.value ? preview.tip : null;
  if (preview.stage !== "counted" && !tip) return null;
  const facts = { count: preview.discsInHand, least: preview.points, most: preview.bestTotal };
  return (
    <div class="onward">
      {preview.stage === "counted" && <p class="possible">{translate("web.score.possible", facts)}</p>}
      {tip && <p class="tip">{translate(`tip.${tip.kind}`, { gates: tip.gates, missing: tip.missing })}</p>}
    </div>
  );
}

function explanation({ refusal, shrink, stage, turn, score }: TurnPreview): string {
  if (refusal) return cite(translate(refusal.key, refusal.facts), refusal.article);
  if (shrink) return translate("web.incident.shrunk", { ...shrink });
  if (stage === "empty") return translate(`web.entry.empty-${draft.value.pace}`, { subturn: turn.subturn });
  if (!score || !edition.value) return translate("web.entry.only-total");
  return scoreText(score, turn.bonus, edition.value);
}
