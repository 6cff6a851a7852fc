import { newTurn, turnPoints } from "../rules/turn";
import { edition, playerName } from "../state/game";
import type { LiveCount, Slot } from "../sync/apiTypes";
import { formatNumber, translate } from "../text/language";
import { bonusText } from "../text/scoreText";
import { Compartment } from "../turnEntry/Compartment";

/** The player who slides, with the discs as they are counted on the phone. */
export function NowPlaying({ slot, count }: { slot: Slot; count: LiveCount | null }) {
  const rules = edition.value;
  if (!rules) return null;
  const tally = count?.tally ?? rules.gate_values.value.map(() => 0);
  const bonus = count?.bonus ?? [];
  const points = count?.total ?? turnPoints({ ...newTurn(rules), tally, bonus });
  const name = playerName(slot.player);
  const subturn = count?.tally ? count.subturn : null;
  return (
    <section class="now-playing">
      <p>{translate("web.entry.whose")}</p>
      <h2 style={{ "--length": name.length }}>{name}</h2>
      <p>
        {subturn
          ? translate("web.display.subturn", { turn: slot.turn, subturn })
          : translate("web.display.turn", { turn: slot.turn })}
      </p>
      <div class="board" aria-hidden="true">
        {rules.gate_values.value.map((value, place) => (
          <div class="lane" key={value}>
            <Compartment discs={tally[place] ?? 0} sets={Math.min(...tally)} before={0} refused={false} />
            <div class="gate">
              <span>{value}</span>
            </div>
            <b>{count?.tally ? formatNumber(tally[place] ?? 0) : ""}</b>
          </div>
        ))}
      </div>
      <p class="chalk">
        <strong>{count ? formatNumber(points) : "–"}</strong>
        {bonus.length > 0 && <span>{bonusText(bonus)}</span>}
      </p>
    </section>
  );
}
