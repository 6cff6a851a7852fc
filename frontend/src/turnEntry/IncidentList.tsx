import { ruling } from "../rules/ruling";
import { edition } from "../state/game";
import { draft, edit, takeBack } from "../state/turnEntry";
import { say } from "../text/language";
import { ruled } from "../text/rulingText";

/** What happened in this turn, each with its ruling. */
export function Occurrences() {
  const rules = edition.value;
  const { occurrences, discs } = draft.value;
  if (!rules || (occurrences.length === 0 && discs === null)) return null;
  return (
    <ul class="occurrences">
      {occurrences.map((each, place) => {
        const told = say(`incident.${each.incident}`);
        const where = each.gate === null ? told : say("web.incident.at", { incident: told, gate: each.gate });
        return (
          <li key={place}>
            <p>
              <b>{where}.</b> {ruled(ruling(each.incident, rules))}
            </p>
            <Remove what={where} remove={() => takeBack(place)} />
          </li>
        );
      })}
      {discs !== null && (
        <li>
          <p>{say("web.incident.played-with", { discs })}</p>
          <Remove what={say("incident.too-few-discs")} remove={() => edit({ discs: null })} />
        </li>
      )}
    </ul>
  );
}

function Remove({ what, remove }: { what: string; remove: () => void }) {
  return (
    <button type="button" class="quiet" aria-label={say("web.incident.remove", { what })} onClick={remove}>
      ×
    </button>
  );
}
