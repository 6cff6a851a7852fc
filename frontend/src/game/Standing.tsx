import { leading } from "../sheet/turnOrder";
import { game, nameOf } from "../state/game";
import { slot } from "../state/turnEntry";
import type { Place, Ratio } from "../sync/apiTypes";
import { list, number, say, sayCount } from "../text/language";

/** Who leads and by how much; equal totals share a rank and say so. */
export function Standing() {
  const on = game.value;
  if (!on) return null;
  const shared = (place: Place) => on.standing.filter((other) => other.rank === place.rank).length > 1;
  const begun = on.standing.some((place) => place.turns > 0);
  return (
    <section class="card standing" aria-labelledby="standing">
      <h2 id="standing">{say("web.standing.title")}</h2>
      <Leader />
      <Teams />
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span class="unseen">{say("web.standing.rank")}</span>
            </th>
            <th scope="col">{say("web.standing.player")}</th>
            <th scope="col">{say("web.standing.total")}</th>
            <th scope="col">{say("web.standing.average")}</th>
            <th scope="col">{say("web.standing.best")}</th>
            <th scope="col">{say("web.standing.turns")}</th>
          </tr>
        </thead>
        <tbody>
          {on.standing.map((place) => (
            <tr key={place.player} class={begun && place.rank === 1 && !place.left ? "leads" : ""}>
              <td>{begun && !place.left ? <Rank rank={place.rank} shared={shared(place)} /> : "–"}</td>
              <th scope="row" aria-current={slot.value?.player === place.player ? "true" : undefined}>
                {nameOf(place.player)}
                <Aside place={place} />
              </th>
              <td class="total">{number(place.points)}</td>
              <td data-label={say("web.standing.average")}>{average(place.average)}</td>
              <td data-label={say("web.standing.best")}>{place.best === null ? "–" : number(place.best)}</td>
              <td data-label={say("web.standing.turns")}>{number(place.turns)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the row needs to be understood: gone, or points given. */
function Aside({ place }: { place: Place }) {
  const given = game.value?.handicaps[place.player] ?? 0;
  const left = game.value?.players.find((player) => player.id === place.player)?.left;
  const parts = [
    left ? say("web.standing.left") : "",
    given ? sayCount("web.standing.handicap", Math.abs(given), { sign: given > 0 ? "+" : "−" }) : "",
  ].filter(Boolean);
  return parts.length ? <small> {parts.join(", ")}</small> : null;
}

function Leader() {
  const leads = game.value && leading(game.value);
  if (!leads || !game.value || game.value.players.length < 2) return null;
  const names = list(leads.players.map(nameOf));
  const sentence =
    leads.players.length > 1
      ? say("web.standing.level", { names })
      : sayCount("web.standing.leads", leads.by, { name: names });
  return <p class="leader">{sentence}</p>;
}

function Teams() {
  const on = game.value;
  if (!on?.team_standing.length) return null;
  const teams = on.team_standing;
  return (
    <ol class="team-standing">
      {teams.map((place) => {
        const team = on.teams.find((each) => each.id === place.team);
        const shared = teams.filter((other) => other.rank === place.rank).length > 1;
        return (
          <li key={place.team}>
            <Rank rank={place.rank} shared={shared} />
            <span>
              {team?.name} <small>{list(team?.players.map(nameOf) ?? [])}</small>
            </span>
            <b>{number(place.points)}</b>
          </li>
        );
      })}
    </ol>
  );
}

export function Rank({ rank, shared }: { rank: number; shared: boolean }) {
  return (
    <span class="rank">
      {number(rank)}
      {shared && (
        <>
          <span aria-hidden="true">=</span>
          <span class="unseen"> {say("web.standing.tied")}</span>
        </>
      )}
    </span>
  );
}

/** Rounded for show only; the fraction decides nothing here. */
export const average = (ratio: Ratio | null, digits = 1): string =>
  ratio ? number(ratio.numerator / ratio.denominator, digits) : "–";
