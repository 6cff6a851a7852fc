import type { Place } from "../keep/wire";
import { number, say } from "../language";
import { game, nameOf, slot } from "./play";

/** Who leads; equal totals share a rank and say so. */
export function Standing() {
  const on = game.value;
  if (!on) return null;
  const shared = (place: Place) => on.standing.filter((other) => other.rank === place.rank).length > 1;
  const begun = on.standing.some((place) => place.turns > 0);
  return (
    <section class="card standing" aria-labelledby="standing">
      <h2 id="standing">{say("web.standing.title")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" aria-label={say("web.standing.rank")}>
              #
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
            <tr key={place.player} class={begun && place.rank === 1 ? "leads" : ""}>
              <td>{begun ? rank(place, shared(place)) : "–"}</td>
              <th scope="row" aria-current={slot.value?.player === place.player ? "true" : undefined}>
                {nameOf(place.player)}
              </th>
              <td class="total">{number(place.points)}</td>
              <td data-label={say("web.standing.average")}>{average(place)}</td>
              <td data-label={say("web.standing.best")}>{place.best === null ? "–" : number(place.best)}</td>
              <td data-label={say("web.standing.turns")}>{number(place.turns)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rank(place: Place, shared: boolean) {
  if (!shared) return number(place.rank);
  return (
    <>
      {number(place.rank)}
      <abbr title={say("web.standing.tied")}>=</abbr>
    </>
  );
}

/** Rounded for show only; the fraction decides nothing here. */
function average({ average }: Place): string {
  return average ? number(average.numerator / average.denominator, 1) : "–";
}
