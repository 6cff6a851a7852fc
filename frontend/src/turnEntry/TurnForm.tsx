import { useSignal } from "@preact/signals";
import { Choice } from "../components/Choice";
import { edition, justRecorded } from "../state/game";
import {
  choosePace,
  clear,
  correcting,
  draft,
  edit,
  record,
  slot,
  stopCorrecting,
  verdict,
  write,
} from "../state/turnEntry";
import { say, sayCount } from "../text/language";
import { Board } from "./Board";
import { BonusQuestions } from "./BonusQuestions";
import { WhoseTurn } from "./CurrentPlayer";
import { lastTold, nextSubturn, paces, previousSubturn } from "./draft";
import { IncidentDialog } from "./IncidentDialog";
import { Occurrences } from "./IncidentList";
import { Chalkboard } from "./ScorePanel";
import { Explain } from "./ShrinkQuestion";
import { Subturns } from "./Subturns";
import type { Verdict } from "./verdict";

/** One turn on its way to the sheet: counts or a total, the bonus, and "agreed, record". */
export function EntryForm() {
  const [now, on] = [slot.value, verdict.value];
  if (!now || !on) return null;
  const submit = async (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = document.activeElement instanceof HTMLInputElement;
    const first = () => form.querySelector<HTMLInputElement>("input[inputmode]");
    if (on.stage === "counted") {
      write(nextSubturn(draft.value, on.subturn, on.tally));
      if (typed) first()?.focus();
      return;
    }
    await record();
    if (typed && justRecorded.value) first()?.focus();
  };
  return (
    <form class="card entry" onSubmit={(event) => void submit(event)} noValidate autocomplete="off">
      <WhoseTurn />
      <Subturns verdict={on} />
      {draft.value.pace === "total" ? <Total /> : <Board verdict={on} />}
      <Explain verdict={on} />
      <Occurrences />
      <BonusQuestions verdict={on} />
      <Chalkboard verdict={on} />
      <button type="submit" class="main" aria-disabled={on.stage !== "ready" && on.stage !== "counted"}>
        {mainLabel(on)}
      </button>
      <Beside verdict={on} />
      <PaceSwitch />
    </form>
  );
}

function mainLabel(on: Verdict): string {
  if (on.stage === "counted") return say("web.subturn.next", { subturn: on.subturn + 1 });
  if (on.stage !== "ready") return say("web.entry.record");
  return sayCount(correcting.value ? "web.correct.record" : "web.entry.record-points", on.points);
}

/** What is needed now and then, one tap away. */
function Beside({ verdict }: { verdict: Verdict }) {
  const asks = useSignal(false);
  const last = edition.value?.subturns.value ?? 0;
  const before = lastTold(draft.value).subturn;
  return (
    <div class="otherwise">
      <button type="button" class="plain" onClick={() => (asks.value = true)}>
        {say("web.incident.ask")}
      </button>
      {draft.value.pace === "each" && before > 0 && (
        <button type="button" class="plain" onClick={() => write(previousSubturn(draft.value))}>
          {say("web.subturn.back")}
        </button>
      )}
      {verdict.stage === "counted" && verdict.subturn < last && (
        <button type="button" class="plain" onClick={() => edit({ after: last })}>
          {say("web.subturn.was-last")}
        </button>
      )}
      <button type="button" class="plain" onClick={() => (correcting.value ? stopCorrecting() : clear())}>
        {say(correcting.value ? "web.correct.leave" : "web.entry.clear")}
      </button>
      {asks.value && <IncidentDialog close={() => (asks.value = false)} />}
    </div>
  );
}

/** After each sub-turn, at the end, or a total; the choice is remembered. */
function PaceSwitch() {
  return (
    <fieldset class="field pace">
      <legend>{say("web.pace.title")}</legend>
      <div class="choices">
        {paces.map((pace) => (
          <Choice key={pace} name="pace" checked={draft.value.pace === pace} choose={() => choosePace(pace)}>
            {say(`web.pace.${pace}`)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function Total() {
  return (
    <label class="field total">
      <span>{say("web.entry.total")}</span>
      <input
        type="text"
        inputMode="numeric"
        maxLength={6}
        aria-invalid={verdict.value?.stage === "refused"}
        aria-describedby="verdict"
        value={draft.value.total}
        onInput={(event) => edit({ total: event.currentTarget.value })}
      />
    </label>
  );
}
