/** The standing by the sheet alone: most points first, equal points share a rank. */

import type { Game, Place, Ratio, TeamPlace } from "../sync/apiTypes";
import { effectiveTurns } from "./entries";

/** The players by points; those who left stand below all others. */
export function ranking(game: Game): readonly Place[] {
  const places = game.players.map(({ id, left }) => placeOf(game, id, left));
  const compare = (first: Place, second: Place) =>
    Number(first.left) - Number(second.left) || second.points - first.points;
  const sorted = places.toSorted(compare);
  return sorted.map((place) => ({
    ...place,
    rank: 1 + sorted.filter((other) => compare(other, place) < 0).length,
    behind: (sorted[0]?.points ?? 0) - place.points,
  }));
}

/** The handicap counts in the points alone, for each turn. */
function placeOf(game: Game, player: string, left: boolean): Place {
  const scores = effectiveTurns(game)
    .filter((line) => line.player === player)
    .map((line) => line.points);
  const handicap = (game.handicaps[player] ?? 0) * scores.length;
  const sum = scores.reduce((total, points) => total + points, 0);
  return {
    rank: 0,
    player,
    points: sum + handicap,
    turns: scores.length,
    average: ratio(sum, scores.length),
    best: scores.length ? Math.max(...scores) : null,
    behind: 0,
    handicap,
    left,
  };
}

/** The teams by the points of their players together. */
export function teamRanking(game: Game, places: readonly Place[]): readonly TeamPlace[] {
  const sums = game.teams.map((team) => {
    const members = places.filter((place) => team.players.includes(place.player));
    const points = members.reduce((sum, place) => sum + place.points, 0);
    const turns = members.reduce((sum, place) => sum + place.turns, 0);
    return { rank: 0, team: team.id, points, turns, average: ratio(points, turns), behind: 0 };
  });
  const sorted = sums.toSorted((first, second) => second.points - first.points);
  return sorted.map((place) => ({
    ...place,
    rank: 1 + sorted.filter((other) => other.points > place.points).length,
    behind: (sorted[0]?.points ?? 0) - place.points,
  }));
}

/** A fraction in lowest terms, null where the denominator is 0. */
function ratio(numerator: number, denominator: number): Ratio | null {
  if (denominator === 0) return null;
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

const greatestCommonDivisor = (first: number, second: number): number =>
  second === 0 ? first : greatestCommonDivisor(second, first % second);
