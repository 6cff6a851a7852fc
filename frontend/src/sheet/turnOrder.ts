/** What a sheet says: what counts, what is open, and who leads. */

import { type Entry, type Game, isEntry, type Slot, stands } from "../sync/apiTypes";

export const counted = (on: Game): readonly Entry[] => on.entries.filter(isEntry).filter(stands);

export const standing = (on: Game, { player, turn }: Slot): Entry | undefined =>
  counted(on).find((entry) => entry.player === player && entry.turn === turn);

/** The first turn of this player that is not recorded, null when all agreed turns are. */
export function openTurn(on: Game, player: string): number | null {
  let turn = 1;
  while (standing(on, { player, turn })) turn++;
  return on.turns !== null && turn > on.turns ? null : turn;
}

/** Whole turns in the order of joining, the drawn starter first. */
export function nextSlot(on: Game): Slot | null {
  const first = Math.max(
    0,
    on.players.findIndex((player) => player.id === on.starter),
  );
  const order = [...on.players.slice(first), ...on.players.slice(0, first)].filter((player) => !player.left);
  const open = order.map((player) => ({ player: player.id, turn: openTurn(on, player.id) }));
  const able = open.filter((slot): slot is Slot => slot.turn !== null);
  return able.reduce<Slot | null>((best, slot) => (best && best.turn <= slot.turn ? best : slot), null);
}

/** Who leads and by how much; several who share it, null before the first turn. */
export function leading(on: Game): { readonly players: readonly string[]; readonly by: number } | null {
  const here = on.standing.filter((place) => !place.left);
  if (!here.some((place) => place.turns > 0)) return null;
  const players = here.filter((place) => place.rank === here[0]?.rank);
  const second = here.find((place) => place.rank > (players[0]?.rank ?? 0));
  const by = players.length > 1 ? 0 : (players[0]?.points ?? 0) - (second?.points ?? 0);
  return { players: players.map((place) => place.player), by };
}
