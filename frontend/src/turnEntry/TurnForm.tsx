import { useSignal } from "@preact/signals";
import { Choice } from "../components/Choice";
import { UndoButton, UndoSentence } from "../components/UndoOffer";
import { edition } from "../state/game";
import {
  choosePace,
  clearCount,
  correctedTurn,
  countAgain,
  draft,
  editDraft,
  preview,
  recordTurn,
  replaceDraft,
  slot,
  stopCorrecting,
} from "../state/turnEntry";
import { translate } from "../text/language";
import { Board } from "./Board";
import { BonusQuestions } from "./BonusQuestions";
import { CurrentPlayer } from "./CurrentPlayer";
import { clearedSubturn, lastCount, nextSubturn, paces } from "./draft";
import { IncidentDialog } from "./IncidentDialog";
import { IncidentList } from "./IncidentList";
import { NumberPad } from "./NumberPad";
import { ScorePanel } from "./ScorePanel";
import { ShrinkQuestion } from "./ShrinkQuestion";
import { Subturns } from "./Subturns";
import type { TurnPreview } from "./turnPreview";

/** The form of one turn: counts or a total, the bonus, and the button that records it. */
export function TurnForm() {
  const shown = preview.value;
  if (!slot.value || !shown) return null;
  const submit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const form = event.currentTarget;
    const byKeyboard = document.activeElement instanceof HTMLInputElement;
    const focusFirst = () => form.querySelector<HTMLInputElement>("input[aria-describedby]")?.focus();
    if (shown.stage === "counted") {
      replaceDraft(nextSubturn(draft.value, shown.turn.subturn, shown.turn.tally));
    } else recordTurn();
    if (byKeyboard && shown.stage !== "refused") focusFirst();
  };
  return (
    <form class="card entry" onSubmit={submit} noValidate autocomplete="off">
      <UndoSentence place="entry" />
      <CurrentPlayer />
      <Subturns preview={shown} />
      {draft.value.pace === "total" ? (
        <TotalField />
      ) : (
        <>
          <Board preview={shown} />
          <NumberPad preview={shown} />
        </>
      )}
      <ShrinkQuestion preview={shown} />
      <IncidentList />
      <BonusQuestions preview={shown} />
      <ScorePanel preview={shown} />
      <div class="dock">
        <UndoButton place="entry" />
        <button
          type="submit"
          class="main"
          aria-disabled={shown.stage !== "ready" && shown.stage !== "counted"}
        >
          {submitLabel(shown)}
        </button>
      </div>
      <OtherActions preview={shown} />
      <PaceSwitch />
    </form>
  );
}

function submitLabel({ stage, turn, points }: TurnPreview): string {
  if (stage === "counted") return translate("web.subturn.next", { subturn: turn.subturn + 1 });
  if (stage !== "ready") return translate("web.entry.record");
  return translate(correctedTurn.value ? "web.correct.record" : "web.entry.record-points", { count: points });
}

/** The actions that are needed now and then, one tap away. */
function OtherActions({ preview: { stage, turn } }: { preview: TurnPreview }) {
  const dialogOpen = useSignal(false);
  const last = edition.value?.subturns.value ?? 0;
  const before = lastCount(draft.value).subturn;
  return (
    <div class="otherwise">
      <button type="button" class="plain" onClick={() => (dialogOpen.value = true)}>
        {translate("web.incident.ask")}
      </button>
      {draft.value.pace === "each" && before > 0 && (
        <button type="button" class="plain" onClick={countAgain}>
          {translate("web.subturn.back")}
        </button>
      )}
      {stage === "counted" && turn.subturn < last && (
        <button type="button" class="plain" onClick={() => editDraft({ after: last })}>
          {translate("web.subturn.was-last")}
        </button>
      )}
      <button type="button" class="plain" onClick={correctedTurn.value ? stopCorrecting : clearCount}>
        {clearLabel()}
      </button>
      {dialogOpen.value && <IncidentDialog close={() => (dialogOpen.value = false)} />}
    </div>
  );
}

function clearLabel(): string {
  if (correctedTurn.value) return translate("web.correct.leave");
  return translate(clearedSubturn(draft.value) ? "web.entry.clear-subturn" : "web.entry.clear");
}

/** After each sub-turn, at the end, or a total; the choice is stored. */
function PaceSwitch() {
  return (
    <fieldset class="field pace">
      <legend>{translate("web.pace.title")}</legend>
      <div class="choices">
        {paces.map((pace) => (
          <Choice key={pace} name="pace" checked={draft.value.pace === pace} choose={() => choosePace(pace)}>
            {translate(`web.pace.${pace}`)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function TotalField() {
  return (
    <label class="field total">
      <span>{translate("web.entry.total")}</span>
      <input
        type="text"
        inputMode="numeric"
        maxLength={6}
        aria-invalid={preview.value?.stage === "refused"}
        aria-describedby="verdict"
        value={draft.value.total}
        onInput={(event) => editDraft({ total: event.currentTarget.value })}
      />
    </label>
  );
}
