import { useSignal } from "@preact/signals";
import { game, submitChange, undoChange } from "../state/game";
import { offerUndo } from "../state/undoOffers";
import { translate } from "../text/language";

/** The teams: each player plays in a numbered team, or alone. */
export function TeamsForm() {
  const players = game.value?.players.filter((player) => !player.left) ?? [];
  const teams = game.value?.teams ?? [];
  const teamNumber = (player: string) => teams.findIndex((team) => team.players.includes(player)) + 1;
  const chosen = useSignal<Readonly<Record<string, number>>>(
    Object.fromEntries(players.map((player) => [player.id, teamNumber(player.id)])),
  );
  const most = Math.max(2, Math.ceil(players.length / 2));
  const numbers = Array.from({ length: most }, (_, place) => place + 1);
  const submit = (event: Event) => {
    event.preventDefault();
    const newTeams = numbers
      .map((number) => ({
        name: teams[number - 1]?.name ?? translate("web.teams.team", { number }),
        players: players.filter(({ id }) => chosen.value[id] === number).map(({ id }) => id),
      }))
      .filter((team) => team.players.length > 0);
    const done = translate("web.teams.formed");
    const key = submitChange("/teams", { teams: newTeams }, done);
    offerUndo(
      "players",
      () => done,
      () => undoChange(key),
    );
  };
  return (
    <details class="teams">
      <summary>{translate("web.teams.title")}</summary>
      <form onSubmit={submit}>
        {players.map((player) => (
          <label class="field side" key={player.id}>
            <span>{player.name}</span>
            <select
              value={String(chosen.value[player.id] ?? 0)}
              onChange={(event) =>
                (chosen.value = { ...chosen.value, [player.id]: Number(event.currentTarget.value) })
              }
            >
              <option value="0">{translate("web.teams.alone")}</option>
              {numbers.map((number) => (
                <option key={number} value={number}>
                  {teams[number - 1]?.name ?? translate("web.teams.team", { number })}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" class="second">
          {translate("web.teams.form")}
        </button>
      </form>
    </details>
  );
}
