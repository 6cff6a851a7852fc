import { edition } from "../state/game";
import { draft, editDraft } from "../state/turnEntry";
import { translate } from "../text/language";
import { Compartment } from "./Compartment";
import { lastCount } from "./draft";
import { Stepper } from "./Stepper";
import type { TurnPreview } from "./turnPreview";

/** The four compartments with their discs, in board order, each with its stepper before the gate. */
export function Board({ preview }: { preview: TurnPreview }) {
  const values = edition.value?.gate_values.value ?? [];
  const { tally } = preview.turn;
  const refused = preview.stage === "refused";
  const before = lastCount(draft.value).tally;
  const setCount = (place: number, text: string) =>
    editDraft({
      counts: draft.value.counts.map((count, index) => (index === place ? text : count)),
      slides: [],
    });
  return (
    <fieldset class="board">
      <legend class="unseen">{translate("web.entry.counts")}</legend>
      {values.map((value, place) => (
        <div class="lane" key={value}>
          <Compartment
            discs={tally[place] ?? 0}
            sets={Math.min(...tally)}
            before={before[place] ?? 0}
            refused={refused}
          />
          <Gate value={value} />
          <Stepper
            value={value}
            text={draft.value.counts[place] ?? ""}
            most={preview.limits[place] ?? 0}
            invalid={refused || preview.shrink?.gate === value}
            setText={(text) => setCount(place, text)}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The numeral above an opening, between the posts of the gate bar. */
function Gate({ value }: { value: number }) {
  return (
    <div class="gate" aria-hidden="true">
      <span>{value}</span>
    </div>
  );
}
