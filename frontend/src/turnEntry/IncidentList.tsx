import { edition } from "../state/game";
import { draft, editDraft, removeOccurrence, takeAway } from "../state/turnEntry";
import { translate } from "../text/language";
import { rulingText } from "../text/rulingText";

/** The incidents of this turn, each with its ruling. */
export function IncidentList() {
  const rules = edition.value;
  const { occurrences, discs } = draft.value;
  if (!rules || (occurrences.length === 0 && discs === null)) return null;
  return (
    <ul class="occurrences">
      {occurrences.map(({ subturn, incident, gate }, place) => {
        const name = translate(`incident.${incident}`);
        const label = gate === null ? name : translate("web.incident.at", { incident: name, gate });
        return (
          <li key={place}>
            <p>
              <b>{label}.</b> {rulingText(incident, subturn, rules)}
            </p>
            <RemoveButton label={label} remove={() => removeOccurrence(place)} />
          </li>
        );
      })}
      {discs !== null && (
        <li>
          <p>{translate("web.incident.played-with", { discs })}</p>
          <RemoveButton
            label={translate("incident.too-few-discs")}
            remove={() => takeAway("incident", () => editDraft({ discs: null }))}
          />
        </li>
      )}
    </ul>
  );
}

function RemoveButton({ label, remove }: { label: string; remove: () => void }) {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={translate("web.incident.remove", { what: label })}
      onClick={remove}
    >
      ×
    </button>
  );
}
