/** Whose turn it is. */

import generated from "../generated/editions.json";
import type { Game, Slot } from "../sync/apiTypes";
import { turnIn } from "./entries";

/** The first open turn of this player, null when all are recorded. */
export function openTurn(game: Game, player: string): number | null {
  const last = game.turns ?? generated.turns_max;
  for (let turn = 1; turn <= last; turn++) if (!turnIn(game, { player, turn })) return turn;
  return null;
}

/** The next turn: whole turns in the order of joining, the drawn starter first; null when nobody is left or the game has ended. */
export function nextSlot(game: Game): Slot | null {
  if (game.ended) return null;
  const starter = game.players.findIndex((player) => player.id === game.starter);
  const first = Math.max(0, starter);
  const order = [...game.players.slice(first), ...game.players.slice(0, first)];
  const open = order
    .filter((player) => !player.left)
    .map((player) => ({ player: player.id, turn: openTurn(game, player.id) }))
    .filter((slot): slot is Slot => slot.turn !== null);
  return open.reduce<Slot | null>((next, slot) => (next && next.turn <= slot.turn ? next : slot), null);
}

/** True if the players ended the game, or everyone who still plays has played all turns. */
export const isComplete = (game: Game): boolean =>
  game.ended
    ? game.players.length > 0
    : game.players.some((player) => !player.left) && nextSlot(game) === null;
