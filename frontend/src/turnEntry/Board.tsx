import { edition } from "../state/game";
import { draft, setCount } from "../state/turnEntry";
import { translate } from "../text/language";
import { lastCount } from "./draft";
import { Lane } from "./Lane";
import type { TurnPreview } from "./turnPreview";

/** The four compartments with their discs, in board order, each with its count before the gate. */
export function Board({ preview }: { preview: TurnPreview }) {
  const values = edition.value?.gate_values.value ?? [];
  const refused = preview.stage === "refused";
  const before = lastCount(draft.value).tally;
  return (
    <fieldset class="board">
      <legend class="unseen">{translate("web.entry.counts")}</legend>
      {values.map((value, place) => (
        <Lane
          key={value}
          place={place}
          value={value}
          text={draft.value.counts[place] ?? ""}
          most={preview.limits[place] ?? 0}
          sets={Math.min(...preview.turn.tally)}
          before={before[place] ?? 0}
          refused={refused}
          invalid={refused || preview.shrink?.gate === value}
          setText={(text) => setCount(place, text)}
        />
      ))}
    </fieldset>
  );
}
