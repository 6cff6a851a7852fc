import { explainsShrink, incidents } from "../rules/incident";
import { edition } from "../state/game";
import { addOccurrence, draft, editDraft, takeAway } from "../state/turnEntry";
import { translate } from "../text/language";
import type { TurnPreview } from "./turnPreview";

/** For a count that went down: the incidents that explain it in this edition, or a miscount. */
export function ShrinkQuestion({ preview }: { preview: TurnPreview }) {
  const rules = edition.value;
  const { shrink, turn } = preview;
  if (!rules || !shrink) return null;
  const expected = shrink.before - shrink.explained;
  const explanations = incidents.filter(({ id }) => explainsShrink(id, rules));
  const correctCount = () => {
    const place = rules.gate_values.value.indexOf(shrink.gate);
    const counts = draft.value.counts.map((count, index) => (index === place ? String(expected) : count));
    takeAway("brought-back", () => editDraft({ counts }));
  };
  return (
    <fieldset class="field explain">
      <legend>{translate("web.incident.what-happened", { gate: shrink.gate })}</legend>
      {explanations.map(({ id }) => (
        <button
          type="button"
          class="second"
          key={id}
          onClick={() => addOccurrence({ subturn: turn.subturn, incident: id, gate: shrink.gate })}
        >
          {translate(`incident.${id}`)}
        </button>
      ))}
      <button type="button" class="second" onClick={correctCount}>
        {translate("web.incident.miscounted", { before: expected })}
      </button>
    </fieldset>
  );
}
