import generated from "../generated/editions.json";
import { openTurn } from "../sheet/turnOrder";
import { game, playerName, teamName } from "../state/game";
import { choosePlayer, correctedTurn, reason, slot } from "../state/turnEntry";
import { formatNumber, translate } from "../text/language";

/** The turns before the last possible one in which the limit is said. */
const SAID_BEFORE = 10;

/** The player of the turn that is entered, with the running total, large, so that nobody else is hit. */
export function CurrentPlayer() {
  const [current, open] = [slot.value, game.value];
  if (!current || !open) return null;
  if (correctedTurn.value) return <Correction />;
  const players = open.players.filter(
    (player) => player.id === current.player || (!player.left && openTurn(open, player.id) !== null),
  );
  const total = open.standing.find((place) => place.player === current.player)?.points ?? 0;
  const turnsLeft = open.turns === null ? generated.turns_max - current.turn + 1 : Number.POSITIVE_INFINITY;
  const label = (id: string, name: string) => (teamName(id) ? `${name} · ${teamName(id)}` : name);
  return (
    <div class="whose">
      <h2>
        <label for="player">{translate("web.entry.whose")}</label>
      </h2>
      <select
        id="player"
        translate={false}
        value={current.player}
        onChange={(event) => choosePlayer(event.currentTarget.value)}
      >
        {players.map((player) => (
          <option key={player.id} value={player.id}>
            {label(player.id, player.name)}
          </option>
        ))}
      </select>
      <p>
        {open.turns === null
          ? translate("web.entry.turn", { turn: current.turn })
          : translate("web.entry.turn-of", { turn: current.turn, turns: open.turns })}
        {" · "}
        {translate("web.entry.total-so-far", { total: formatNumber(total) })}
      </p>
      {turnsLeft <= SAID_BEFORE && (
        <p class="notice">
          {translate("web.entry.last-turns", { count: turnsLeft, most: generated.turns_max })}
        </p>
      )}
    </div>
  );
}

/** The recorded turn that is open: it stays as it is until the correction is recorded. */
function Correction() {
  const line = correctedTurn.value;
  if (!line) return null;
  const facts = { name: playerName(line.player), turn: line.turn, points: line.points };
  return (
    <div class="correcting">
      <h2>{translate("web.correct.title", facts)}</h2>
      <label class="field">
        <span>{translate("web.correct.reason")}</span>
        <input
          type="text"
          maxLength={80}
          value={reason.value}
          placeholder={translate("web.correct.reason-default")}
          onInput={(event) => (reason.value = event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
