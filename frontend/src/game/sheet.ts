/** The sheet with what this device still has to send written in, so that nobody waits for a network. */

import type { Unsent } from "../keep/outbox";
import { type Entry, type Game, isEntry, type Line, type Place, type Slot, stands } from "../keep/wire";

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

/** The game as it will be when these turns have arrived. */
export function withUnsent(on: Game, unsent: readonly Unsent[]): Game {
  const open = unsent.filter((each) => each.refusal === null && !standing(on, each.turn));
  if (open.length === 0) return on;
  const entries = [...on.entries, ...open.map((each, place) => lineOf(each, on.sequence + place + 1))];
  const written = { ...on, entries, standing: ranked(on, open) };
  const next = nextSlot(written);
  return { ...written, next, complete: on.turns !== null && next === null };
}

function lineOf({ turn, points }: Unsent, sequence: number): Line {
  const { expects: _, decline_bonus, ...told } = turn;
  const tally = told.counts.at(-1)?.tally ?? null;
  return {
    ...told,
    occurrences: told.occurrences.map((each) => ({ gate: null, ...each })),
    bonus_declined: decline_bonus,
    sequence,
    type: "turn_recorded",
    undone: false,
    struck: false,
    at: "",
    by: "",
    tally,
    points,
    unsent: true,
  };
}

function ranked(on: Game, unsent: readonly Unsent[]): readonly Place[] {
  const places = on.standing.map((place) => {
    const more = unsent.filter((each) => each.turn.player === place.player);
    return more.reduce((grown, { points }) => withTurn(grown, points, on), place);
  });
  return places
    .toSorted((one, other) => other.points - one.points)
    .map((place) => ({ ...place, rank: 1 + places.filter((other) => other.points > place.points).length }));
}

function withTurn(place: Place, points: number, on: Game): Place {
  const turns = place.turns + 1;
  const before = place.average ? place.average.numerator * (place.turns / place.average.denominator) : 0;
  return {
    ...place,
    turns,
    points: place.points + points + (on.handicaps[place.player] ?? 0),
    average: { numerator: before + points, denominator: turns },
    best: Math.max(place.best ?? 0, points),
  };
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
