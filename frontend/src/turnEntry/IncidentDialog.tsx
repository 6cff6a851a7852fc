import { useSignal } from "@preact/signals";
import { Dialog } from "../components/Dialog";
import { answersByDispute } from "../rules/disputes";
import type { Edition } from "../rules/edition";
import { consequence, type Incident, incidents } from "../rules/incident";
import { edition } from "../state/game";
import { addOccurrence, declareVoid, draft, editDraft, preview } from "../state/turnEntry";
import { translate } from "../text/language";
import { answerText, rulingText } from "../text/rulingText";

/** The incidents with their rulings in this edition, and the questions that people argue about. */
export function IncidentDialog({ close }: { close: () => void }) {
  const rules = edition.value;
  if (!rules) return null;
  return (
    <Dialog title={translate("web.incident.title")} close={close}>
      <div class="questions">
        {incidents.map((incident) => (
          <details key={incident.id} name="incident">
            <summary>{translate(`incident.${incident.id}`)}</summary>
            <p>{rulingText(incident.id, preview.value?.turn.subturn ?? 1, rules)}</p>
            {draft.value.pace !== "total" && <Report incident={incident} rules={rules} close={close} />}
          </details>
        ))}
      </div>
      <h3>{translate("web.incident.disputes")}</h3>
      <div class="questions">
        {answersByDispute(rules).map(([dispute, answers]) => (
          <details key={dispute.id} name="incident">
            <summary>{translate(`dispute.${dispute.id}`)}</summary>
            {answers.map((answer) => (
              <p key={answer.subject}>{answerText(answer)}</p>
            ))}
          </details>
        ))}
      </div>
    </Dialog>
  );
}

interface ReportProps {
  readonly incident: Incident;
  readonly rules: Edition;
  readonly close: () => void;
}

/** Adds the incident to the turn, as its ruling demands. */
function Report({ incident: { id, needs }, rules, close }: ReportProps) {
  const turn = preview.value?.turn;
  const add = (gate: number | null) => {
    addOccurrence({ subturn: turn?.subturn || 1, incident: id, gate });
    close();
  };
  if (consequence(id, rules) === "replay") return <Replay incident={id} close={close} />;
  if (needs === "discs") return <FewerDiscs rules={rules} close={close} />;
  if (needs === "nothing")
    return (
      <button type="button" class="second" onClick={() => add(null)}>
        {translate("web.incident.tell")}
      </button>
    );
  return (
    <fieldset class="field">
      <legend>{translate("web.incident.which-gate")}</legend>
      <div class="choices">
        {rules.gate_values.value.map((gate) => (
          <button type="button" class="second" key={gate} onClick={() => add(gate)}>
            {gate}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Declares the turn void. */
function Replay({ incident, close }: { incident: string; close: () => void }) {
  const replay = () => {
    declareVoid(incident);
    close();
  };
  return (
    <button type="button" class="second" onClick={replay}>
      {translate("web.incident.replay")}
    </button>
  );
}

function FewerDiscs({ rules, close }: { rules: Edition; close: () => void }) {
  const most = rules.discs_per_turn.value - 1;
  const discs = useSignal(most);
  const set = () => {
    editDraft({ discs: discs.value });
    close();
  };
  return (
    <div class="inline">
      <label class="field">
        <span>{translate("web.incident.how-many")}</span>
        <select onChange={(event) => (discs.value = Number(event.currentTarget.value))}>
          {Array.from({ length: most }, (_, place) => most - place).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="second" onClick={set}>
        {translate("web.incident.tell")}
      </button>
    </div>
  );
}
