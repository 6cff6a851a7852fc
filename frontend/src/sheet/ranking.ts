/** Who leads by the sheet alone: most points first, equal points share a rank. */

import type { Game, Place, TeamPlace } from "../sync/apiTypes";
import { counted } from "./turnOrder";

/** Who left stands below everyone who plays on; what was given counts in the points alone. */
export function ranked(on: Game): readonly Place[] {
  const places = on.players.map(({ id, left }) => placeOf(on, id, left));
  const before = (one: Place, other: Place) =>
    Number(one.left) - Number(other.left) || other.points - one.points;
  const listed = places.toSorted(before);
  return listed.map((place) => ({
    ...place,
    rank: 1 + listed.filter((other) => before(other, place) < 0).length,
    behind: (listed[0]?.points ?? 0) - place.points,
  }));
}

function placeOf(on: Game, player: string, left: boolean): Place {
  const slid = counted(on)
    .filter((entry) => entry.player === player)
    .map((entry) => entry.points);
  const handicap = (on.handicaps[player] ?? 0) * slid.length;
  const sum = slid.reduce((total, points) => total + points, 0);
  return {
    rank: 0,
    player,
    points: sum + handicap,
    turns: slid.length,
    average: slid.length ? { numerator: sum, denominator: slid.length } : null,
    best: slid.length ? Math.max(...slid) : null,
    behind: 0,
    handicap,
    left,
  };
}

export function teamsRanked(on: Game, places: readonly Place[]): readonly TeamPlace[] {
  const sums = on.teams.map((team) => {
    const own = places.filter((place) => team.players.includes(place.player));
    const points = own.reduce((sum, place) => sum + place.points, 0);
    const turns = own.reduce((sum, place) => sum + place.turns, 0);
    const average = turns ? { numerator: points, denominator: turns } : null;
    return { rank: 0, team: team.id, points, turns, average, behind: 0 };
  });
  const listed = sums.toSorted((one, other) => other.points - one.points);
  return listed.map((place) => ({
    ...place,
    rank: 1 + listed.filter((other) => other.points > place.points).length,
    behind: (listed[0]?.points ?? 0) - place.points,
  }));
}
