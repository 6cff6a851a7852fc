import { edition } from "../state/game";
import { activePlace, draft, enterCount } from "../state/turnEntry";
import { formatNumber, translate } from "../text/language";
import type { TurnPreview } from "./turnPreview";

/** Three rows of four: more discs than this in one compartment are rare, and tapped one by one. */
const HIGHEST_KEY = 11;

/** A key for each count: one tap per compartment, from left to right. It makes way once each has been counted. */
export function NumberPad({ preview }: { preview: TurnPreview }) {
  const place = activePlace.value;
  if (place === null) return null;
  const value = edition.value?.gate_values.value[place];
  const most = preview.limits[place] ?? 0;
  const typed = draft.value.counts[place]?.trim();
  return (
    <fieldset class="pad">
      <legend>{translate("web.entry.how-many", { value })}</legend>
      <div class="keys">
        {Array.from({ length: HIGHEST_KEY + 1 }, (_, count) => (
          <button
            type="button"
            key={count}
            translate={false}
            aria-pressed={typed === String(count)}
            aria-disabled={count > most}
            onClick={() => count <= most && enterCount(String(count))}
          >
            {formatNumber(count)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
