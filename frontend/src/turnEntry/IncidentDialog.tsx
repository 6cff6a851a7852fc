import { useSignal } from "@preact/signals";
import { Dialog } from "../components/Dialog";
import { answered } from "../rules/disputes";
import { INCIDENTS, leftACompartment } from "../rules/incident";
import { ruling } from "../rules/ruling";
import { edition } from "../state/game";
import { declareVoid, draft, edit, tell, verdict } from "../state/turnEntry";
import { say } from "../text/language";
import { answerSentence, ruled } from "../text/rulingText";

/** What can happen, with its ruling in this edition, and the questions people argue about. */
export function IncidentDialog({ close }: { close: () => void }) {
  const rules = edition.value;
  if (!rules) return null;
  return (
    <Dialog title={say("web.incident.title")} close={close}>
      <div class="questions">
        {INCIDENTS.map((incident) => (
          <details key={incident} name="incident">
            <summary>{say(`incident.${incident}`)}</summary>
            <p>{ruled(ruling(incident, rules))}</p>
            {draft.value.pace !== "total" && <Tell incident={incident} close={close} />}
          </details>
        ))}
      </div>
      <h3>{say("web.incident.disputes")}</h3>
      <div class="questions">
        {answered(rules).map(([dispute, answers]) => (
          <details key={dispute.id} name="incident">
            <summary>{say(`dispute.${dispute.id}`)}</summary>
            {answers.map((answer) => (
              <p key={answer.subject}>
                {answerSentence(answer)} <span class="tag">{say(`cite.${answer.standing}`)}</span>
              </p>
            ))}
          </details>
        ))}
      </div>
    </Dialog>
  );
}

/** Writes the incident to the turn, in the way that its ruling asks for. */
function Tell({ incident, close }: { incident: string; close: () => void }) {
  const rules = edition.value;
  const replay = rules?.incidents[incident]?.consequence === "replay";
  const add = (gate: number | null) => {
    tell({ subturn: verdict.value?.subturn || 1, incident, gate });
    close();
  };
  const again = () => {
    declareVoid(incident);
    close();
  };
  const bonus = verdict.value?.due;
  if (replay && bonus && incident === "broken-disc")
    return <p>{say("score-stands", { points: rules.bonus.value.at_score })}</p>;
  if (replay)
    return (
      <button type="button" class="second" onClick={again}>
        {say("web.incident.replay")}
      </button>
    );
  if (incident === "too-few-discs") return <FewerDiscs close={close} />;
  if (!leftACompartment(incident))
    return (
      <button type="button" class="second" onClick={() => add(null)}>
        {say("web.incident.tell")}
      </button>
    );
  return (
    <fieldset class="field">
      <legend>{say("web.incident.which-gate")}</legend>
      <div class="choices">
        {rules?.gate_values.value.map((gate) => (
          <button type="button" class="second" key={gate} onClick={() => add(gate)}>
            {gate}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function FewerDiscs({ close }: { close: () => void }) {
  const most = (edition.value?.discs_per_turn.value ?? 1) - 1;
  const discs = useSignal(most);
  const set = () => {
    edit({ discs: discs.value });
    close();
  };
  return (
    <div class="inline">
      <label class="field">
        <span>{say("web.incident.how-many")}</span>
        <select onChange={(event) => (discs.value = Number(event.currentTarget.value))}>
          {Array.from({ length: most }, (_, place) => most - place).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="second" onClick={set}>
        {say("web.incident.tell")}
      </button>
    </div>
  );
}
