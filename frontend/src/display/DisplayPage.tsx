import { Missing, useGame } from "../game/GamePage";
import { average, Rank } from "../game/Standing";
import { Sync } from "../game/SyncStatus";
import { counted, leading } from "../sheet/turnOrder";
import { game, nameOf } from "../state/game";
import { list, number, say, sayCount } from "../text/language";

/** The standing for a television: to be read from the other end of the room. */
export function DisplayPage({ link }: { link: string }) {
  const { missing, refused } = useGame(link);
  if (missing) return <Missing sentence={missing} refused={refused} />;
  const on = game.value;
  if (!on) return <p class="waiting">{say("web.game.loading")}</p>;
  return (
    <div class="display">
      <Sync />
      <h1>{headline()}</h1>
      <ol class="scores">
        {on.standing.map((place) => (
          <li key={place.player} aria-current={on.next?.player === place.player ? "true" : undefined}>
            <Rank
              rank={place.rank}
              shared={on.standing.filter((other) => other.rank === place.rank).length > 1}
            />
            <span class="name">{nameOf(place.player)}</span>
            <small>
              {say("web.standing.average")} {average(place.average)}
            </small>
            <b>{number(place.points)}</b>
          </li>
        ))}
      </ol>
      <Latest />
      <a class="plain" href={`/games/${link}`}>
        {say("web.display.back")}
      </a>
    </div>
  );
}

function headline(): string {
  const on = game.value;
  const leads = on && leading(on);
  if (!on || !leads) return say("web.display.beginning");
  const names = list(leads.players.map(nameOf));
  const points = on.standing[0]?.points ?? 0;
  if (on.complete && on.players.length > 1)
    return sayCount(leads.players.length > 1 ? "web.finish.shared" : "web.finish.won", points, {
      name: names,
    });
  if (on.players.length < 2) return names;
  return leads.players.length > 1
    ? say("web.standing.level", { names })
    : sayCount("web.standing.leads", leads.by, { name: names });
}

/** The turn that was written last, and whose turn it is. */
function Latest() {
  const on = game.value;
  const last = on && counted(on).at(-1);
  if (!on) return null;
  return (
    <p class="latest">
      {last &&
        `${say("web.history.turn", { name: nameOf(last.player), turn: last.turn, points: last.points })}. `}
      {on.next && say("web.display.next", { name: nameOf(on.next.player) })}
    </p>
  );
}
