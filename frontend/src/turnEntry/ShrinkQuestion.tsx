import { INCIDENTS, takesFromCompartment } from "../rules/incident";
import { edition } from "../state/game";
import { draft, edit, tell } from "../state/turnEntry";
import { say } from "../text/language";
import type { Verdict } from "./verdict";

/** A count that went down: what happened, of what can explain it in this edition, or a miscount. */
export function Explain({ verdict }: { verdict: Verdict }) {
  const rules = edition.value;
  const shrunk = verdict.shrinks[0];
  if (!rules || !shrunk) return null;
  const explaining = INCIDENTS.filter((incident) => takesFromCompartment(incident, rules));
  const asItLay = () => {
    const place = rules.gate_values.value.indexOf(shrunk.gate);
    const text = String(shrunk.before - shrunk.explained);
    edit({ counts: draft.value.counts.map((other, at) => (at === place ? text : other)) });
  };
  return (
    <fieldset class="field explain">
      <legend>{say("web.incident.what-happened", { gate: shrunk.gate })}</legend>
      {explaining.map((incident) => (
        <button
          type="button"
          class="second"
          key={incident}
          onClick={() => tell({ subturn: verdict.subturn, incident, gate: shrunk.gate })}
        >
          {say(`incident.${incident}`)}
        </button>
      ))}
      <button type="button" class="second" onClick={asItLay}>
        {say("web.incident.miscounted", { before: shrunk.before - shrunk.explained })}
      </button>
    </fieldset>
  );
}
