import { game, playerName } from "../state/game";
import { slot } from "../state/turnEntry";
import type { Game, Place, Ratio } from "../sync/apiTypes";
import { formatList, formatNumber, translate } from "../text/language";
import { leadText } from "../text/resultText";
import { EndButton } from "./GameResult";

/** The standing with the leader; equal totals share a rank and say so. */
export function Standing() {
  const open = game.value;
  if (!open) return null;
  const hasStarted = open.standing.some((place) => place.turns > 0);
  return (
    <section class="card standing" aria-labelledby="standing">
      <h2 id="standing">{translate("web.standing.title")}</h2>
      <Leader game={open} />
      <TeamStanding game={open} />
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span class="unseen">{translate("web.standing.rank")}</span>
            </th>
            <th scope="col">{translate("web.standing.player")}</th>
            <th scope="col">{translate("web.standing.total")}</th>
            <th scope="col">{translate("web.standing.average")}</th>
            <th scope="col">{translate("web.standing.best")}</th>
            <th scope="col">{translate("web.standing.turns")}</th>
          </tr>
        </thead>
        <tbody>
          {open.standing.map((place) => (
            <Row key={place.player} place={place} places={open.standing} hasStarted={hasStarted} />
          ))}
        </tbody>
      </table>
      <EndButton />
    </section>
  );
}

interface RowProps {
  readonly place: Place;
  readonly places: readonly Place[];
  readonly hasStarted: boolean;
}

function Row({ place, places, hasStarted }: RowProps) {
  const ranked = hasStarted && !place.left;
  const leads = ranked && place.rank === 1 && !game.value?.teams.length;
  return (
    <tr class={leads ? "leads" : ""}>
      <td>{ranked ? <Rank rank={place.rank} shared={isShared(place, places)} /> : "–"}</td>
      <th scope="row" aria-current={slot.value?.player === place.player ? "true" : undefined}>
        {playerName(place.player)}
        <PlaceNotes place={place} />
      </th>
      <td class="total" translate={false}>
        {formatNumber(place.points)}
      </td>
      <td translate={false} data-label={translate("web.standing.average")}>
        {averageText(place.average)}
      </td>
      <td translate={false} data-label={translate("web.standing.best")}>
        {place.best === null ? "–" : formatNumber(place.best)}
      </td>
      <td translate={false} data-label={translate("web.standing.turns")}>
        {formatNumber(place.turns)}
      </td>
    </tr>
  );
}

/** Notes that explain a row: the player left, or has a handicap. */
function PlaceNotes({ place }: { place: Place }) {
  const handicap = game.value?.handicaps[place.player] ?? 0;
  const facts = { count: Math.abs(handicap), sign: handicap > 0 ? "+" : "−" };
  const notes = [
    place.left ? translate("web.standing.left") : "",
    handicap ? translate("web.standing.handicap", facts) : "",
  ].filter(Boolean);
  return notes.length ? <small> {notes.join(", ")}</small> : null;
}

function Leader({ game }: { game: Game }) {
  const sentence = leadText(game);
  return sentence && <p class="leader">{sentence}</p>;
}

/** The teams by points, nothing where there are none. */
function TeamStanding({ game }: { game: Game }) {
  const places = game.team_standing;
  if (!places.length) return null;
  return (
    <ol class="team-standing">
      {places.map((place) => {
        const team = game.teams.find(({ id }) => id === place.team);
        return (
          <li key={place.team}>
            <Rank rank={place.rank} shared={isShared(place, places)} />
            <span>
              {team?.name} <small>{formatList(team?.players.map(playerName) ?? [])}</small>
            </span>
            <b translate={false}>{formatNumber(place.points)}</b>
          </li>
        );
      })}
    </ol>
  );
}

interface Ranked {
  readonly rank: number;
}

export const isShared = ({ rank }: Ranked, places: readonly Ranked[]): boolean =>
  places.filter((other) => other.rank === rank).length > 1;

export function Rank({ rank, shared }: { rank: number; shared: boolean }) {
  return (
    <span class="rank" translate={false}>
      {formatNumber(rank)}
      {shared && (
        <>
          <span aria-hidden="true">=</span>
          <span class="unseen"> {translate("web.standing.tied")}</span>
        </>
      )}
    </span>
  );
}

/** An average, rounded for show only: the fraction decides nothing here. */
export const averageText = (ratio: Ratio | null): string =>
  ratio ? formatNumber(ratio.numerator / ratio.denominator, 1) : "–";
