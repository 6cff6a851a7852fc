import { cite, number, say } from "../language";
import { breakdown } from "./breakdown";
import type { Verdict } from "./judge";
import { draft, edition, game, justRecorded, recordedSentence } from "./play";

/** What it comes to, in chalk: the points, and one sentence that says why. */
export function Chalkboard({ verdict }: { verdict: Verdict }) {
  const shows = verdict.stage !== "empty" && verdict.stage !== "refused";
  return (
    <div class={verdict.stage === "refused" ? "chalkboard refused" : "chalkboard"}>
      {shows && (
        <output class="points">
          {number(verdict.points)}
          <span class="unseen"> {say("web.score.points")}</span>
        </output>
      )}
      <p id="verdict">{said(verdict)}</p>
    </div>
  );
}

function said(verdict: Verdict): string {
  if (verdict.refusal) return cite(say(verdict.refusal.key, verdict.refusal.facts), verdict.refusal.article);
  const [entry, on] = [justRecorded.value, game.value];
  if (verdict.stage === "empty")
    return entry && on ? `✓ ${recordedSentence(entry, on)}` : say(`web.entry.empty-${draft.value.by}`);
  if (!verdict.score || !edition.value) return say("web.entry.only-total");
  return breakdown(verdict.score, verdict.bonus, edition.value);
}
