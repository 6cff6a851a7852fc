import { translate } from "../text/language";
import type { Judged } from "./useVerdict";
import { verdictText } from "./verdictText";

interface VerdictsProps {
  readonly judged: Judged;
  readonly selected: number;
  readonly select: (place: number) => void;
}

/** The count, and for each disc where it counts or why it does not. */
export function Verdicts({ judged: { scene, error }, selected, select }: VerdictsProps) {
  return (
    <section class="scene-verdicts" aria-label={translate("web.scene.verdicts")}>
      {error && <p class="trouble">{error}</p>}
      <p class="scene-count">{scene ? countText(scene) : null}</p>
      <ol>
        {scene?.verdicts.map((verdict, place) => (
          <li key={verdict.number}>
            <button type="button" aria-pressed={place === selected} onClick={() => select(place)}>
              <span
                class={verdict.counts_in === null ? "scene-badge out" : "scene-badge in"}
                aria-hidden="true"
              >
                {verdict.counts_in ?? "×"}
              </span>
              <span>
                <b>{translate("web.scene.disc", { disc: verdict.number })}:</b> {verdictText(verdict)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div class="scene-views">
        {scene?.side_views.map((view) => (
          <img
            key={view}
            class="scene-view"
            src={`data:image/svg+xml,${encodeURIComponent(view)}`}
            alt={translate("web.scene.side")}
          />
        ))}
      </div>
    </section>
  );
}

function countText({ tally, points, void: reason }: NonNullable<Judged["scene"]>): string {
  if (reason !== null) return translate("web.scene.void", { reason: translate(`incident.${reason}`) });
  return translate("web.scene.count", { tally: tally.join("-"), points });
}
