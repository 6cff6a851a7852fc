import { edition } from "../state/game";
import { draft, edit } from "../state/turnEntry";
import { say } from "../text/language";
import { Compartment } from "./Compartment";
import { lastTold } from "./draft";
import { Stepper } from "./Stepper";
import type { Verdict } from "./verdict";

/** The four compartments with their discs, in board order, each with its stepper before the gate. */
export function Board({ verdict }: { verdict: Verdict }) {
  const values = edition.value?.gate_values.value ?? [];
  const refused = verdict.stage === "refused";
  const before = lastTold(draft.value).tally;
  const write = (place: number, text: string) =>
    edit({ counts: draft.value.counts.map((other, at) => (at === place ? text : other)), slides: [] });
  return (
    <fieldset class="board">
      <legend class="unseen">{say("web.entry.counts")}</legend>
      {values.map((value, place) => (
        <div class="lane" key={value}>
          <Compartment
            discs={verdict.tally[place] ?? 0}
            sets={Math.min(...verdict.tally)}
            before={before[place] ?? 0}
            refused={refused}
          />
          <Gate value={value} />
          <Stepper
            value={value}
            text={draft.value.counts[place] ?? ""}
            most={verdict.most[place] ?? 0}
            invalid={refused || verdict.shrinks.some((each) => each.gate === value)}
            write={(text) => write(place, text)}
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
