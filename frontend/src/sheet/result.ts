/** Who leads, and who has won: teams, and players in no team. */

import type { Game } from "../sync/apiTypes";

/** A team or a player in no team. */
interface Side {
  readonly id: string;
  readonly points: number;
  readonly turns: number;
}

/** The sides that still play, or all where everyone has left: most points first; of equal ones, the teams first. */
export function sides(game: Game): readonly Side[] {
  const playersLeft = game.players.filter((player) => player.left).map(({ id }) => id);
  const left = new Set(playersLeft.length < game.players.length ? playersLeft : []);
  const playing = game.teams.filter(({ players }) => players.some((player) => !left.has(player)));
  const inTeams = new Set(game.teams.flatMap(({ players }) => players));
  const teams = game.team_standing
    .filter(({ team }) => playing.some(({ id }) => id === team))
    .map(({ team, points, turns }) => ({ id: team, points, turns }));
  const alone = game.standing
    .filter(({ player }) => !left.has(player) && !inTeams.has(player))
    .map(({ player, points, turns }) => ({ id: player, points, turns }));
  return [...teams, ...alone].toSorted((first, second) => second.points - first.points);
}

interface Lead {
  readonly sides: readonly string[];
  /** Points ahead of the next; 0 when several are level. */
  readonly by: number;
}

/** The sides ahead of the others; null while nobody has played, or for a side alone. */
export function lead(game: Game): Lead | null {
  const [first, second] = sides(game);
  if (!first || !second || !sides(game).some(({ turns }) => turns > 0)) return null;
  return { sides: levelWith(first, game), by: first.points - second.points };
}

interface Result {
  readonly kind: "alone" | "shared" | "won";
  readonly sides: readonly string[];
  readonly points: number;
}

/** The winners once the game is over, null before, and where nothing was played. */
export function result(game: Game): Result | null {
  const [first, second] = sides(game);
  if (!game.complete || !first || !game.standing.some(({ turns }) => turns > 0)) return null;
  const winners = levelWith(first, game);
  const kind = !second ? "alone" : winners.length > 1 ? "shared" : "won";
  return { kind, sides: winners, points: first.points };
}

const levelWith = (first: Side, game: Game): readonly string[] =>
  sides(game)
    .filter(({ points }) => points === first.points)
    .map(({ id }) => id);
