import { edition, game, justRecorded, recordedSentence } from "../state/game";
import { draft } from "../state/turnEntry";
import { cite, number, say, sayCount } from "../text/language";
import { breakdown } from "../text/scoreText";
import type { Verdict } from "./verdict";

/** What it comes to, in chalk: the points, one sentence that says why, what is still possible, one tip. */
export function Chalkboard({ verdict }: { verdict: Verdict }) {
  const shows = !["empty", "refused", "asks-incident"].includes(verdict.stage);
  return (
    <div class={verdict.refusal ? "chalkboard refused" : "chalkboard"}>
      {shows && (
        <strong class="points">
          {number(verdict.points)}
          <span class="unseen"> {say("web.score.points")}</span>
        </strong>
      )}
      <p id="verdict">{said(verdict)}</p>
      <Onward verdict={verdict} />
    </div>
  );
}

/** What is still possible, and where to aim. */
function Onward({ verdict }: { verdict: Verdict }) {
  const tip = draft.value.pace === "each" && !justRecorded.value ? verdict.tip : null;
  if (verdict.stage !== "counted" && !tip) return null;
  const facts = { least: verdict.points, most: verdict.best };
  return (
    <div class="onward">
      {verdict.stage === "counted" && (
        <p class="possible">{sayCount("web.score.possible", verdict.inHand, facts)}</p>
      )}
      {tip && <p class="tip">{say(tip.key, tip.facts)}</p>}
    </div>
  );
}

function said(verdict: Verdict): string {
  if (verdict.refusal) return cite(say(verdict.refusal.key, verdict.refusal.facts), verdict.refusal.article);
  const shrunk = verdict.shrinks[0];
  if (shrunk) return say("web.incident.shrunk", { ...shrunk });
  const [entry, on] = [justRecorded.value, game.value];
  if (verdict.stage === "empty")
    return entry && on
      ? `✓ ${recordedSentence(entry, on)}`
      : say(`web.entry.empty-${draft.value.pace}`, { subturn: verdict.subturn });
  if (!verdict.score || !edition.value) return say("web.entry.only-total");
  return breakdown(verdict.score, verdict.bonus, edition.value);
}
