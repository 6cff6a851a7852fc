/** The course of a game: the running total of each side, turn by turn. */

import { effectiveTurns } from "../sheet/entries";
import type { Game } from "../sync/apiTypes";

export interface Course {
  readonly id: string;
  readonly name: string;
  /** The total after each turn; it ends with the last turn that the side played. */
  readonly totals: readonly number[];
}

/** The courses of teams and of players in no team, handicaps included, most points first. */
export function runningTotals(game: Game): readonly Course[] {
  const inTeams = new Set(game.teams.flatMap(({ players }) => players));
  const alone = game.players
    .filter(({ id }) => !inTeams.has(id))
    .map((player) => ({ ...player, players: [player.id] }));
  return [...game.teams, ...alone]
    .map(({ id, name, players }) => ({ id, name: name || "?", totals: totalsOf(players, game) }))
    .filter(({ totals }) => totals.length > 0)
    .toSorted((first, second) => (second.totals.at(-1) ?? 0) - (first.totals.at(-1) ?? 0));
}

function totalsOf(players: readonly string[], game: Game): readonly number[] {
  const turns = effectiveTurns(game).filter(({ player }) => players.includes(player));
  const last = Math.max(0, ...turns.map(({ turn }) => turn));
  return Array.from({ length: last }, (_, place) =>
    turns
      .filter(({ turn }) => turn <= place + 1)
      .reduce((sum, { player, points }) => sum + points + (game.handicaps[player] ?? 0), 0),
  );
}
