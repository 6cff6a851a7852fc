import { openTurn } from "../sheet/turnOrder";
import { game, nameOf, teamOf } from "../state/game";
import { choosePlayer, correcting, reason, slot } from "../state/turnEntry";
import { number, say } from "../text/language";

/** For whom is written: name and running total, large, so that nobody else is hit. */
export function WhoseTurn() {
  const [now, on] = [slot.value, game.value];
  if (!now || !on) return null;
  if (correcting.value) return <Correcting />;
  const open = on.players.filter(
    (player) => player.id === now.player || (!player.left && openTurn(on, player.id) !== null),
  );
  const total = on.standing.find((place) => place.player === now.player)?.points ?? 0;
  const label = (id: string, name: string) => (teamOf(id) ? `${name} · ${teamOf(id)}` : name);
  return (
    <div class="whose">
      <h2>
        <label for="player">{say("web.entry.whose")}</label>
      </h2>
      <select id="player" value={now.player} onChange={(event) => choosePlayer(event.currentTarget.value)}>
        {open.map((player) => (
          <option key={player.id} value={player.id}>
            {label(player.id, player.name)}
          </option>
        ))}
      </select>
      <p>
        {on.turns === null
          ? say("web.entry.turn", { turn: now.turn })
          : say("web.entry.turn-of", { turn: now.turn, turns: on.turns })}
        {" · "}
        {say("web.entry.total-so-far", { total: number(total) })}
      </p>
    </div>
  );
}

/** An old turn is open: it stays as it is until the correction is recorded. */
function Correcting() {
  const entry = correcting.value;
  if (!entry) return null;
  const facts = { name: nameOf(entry.player), turn: entry.turn, points: entry.points };
  return (
    <div class="correcting">
      <h2>{say("web.correct.title", facts)}</h2>
      <label class="field">
        <span>{say("web.correct.reason")}</span>
        <input
          type="text"
          maxLength={80}
          value={reason.value}
          placeholder={say("web.correct.reason-default")}
          onInput={(event) => (reason.value = event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
