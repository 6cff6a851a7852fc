/** Who leads, and who has won. */

import type { Game } from "../sync/apiTypes";

interface Lead {
  readonly players: readonly string[];
  /** Points ahead of the next; 0 when several are level. */
  readonly by: number;
}

/** The leaders of those who still play; null while nobody has played, or for a player alone. */
export function lead(game: Game): Lead | null {
  const places = game.standing.filter((place) => !place.left);
  if (places.length < 2 || !places.some((place) => place.turns > 0)) return null;
  const leaders = places.filter((place) => place.rank === 1);
  return {
    players: leaders.map((place) => place.player),
    by: leaders.length === 1 ? (places[1]?.behind ?? 0) : 0,
  };
}

interface Result {
  readonly kind: "alone" | "shared" | "won";
  readonly players: readonly string[];
  readonly points: number;
}

/** The winners once all agreed turns are played, null before. */
export function result(game: Game): Result | null {
  if (!game.complete) return null;
  const winners = game.standing.filter((place) => place.rank === 1 && !place.left);
  const alone = game.standing.filter((place) => !place.left).length === 1;
  return {
    kind: alone ? "alone" : winners.length > 1 ? "shared" : "won",
    players: winners.map((place) => place.player),
    points: winners[0]?.points ?? 0,
  };
}
