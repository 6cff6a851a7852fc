/** Sheets to try things on. */

import type { Game, Line, Place } from "../sync/apiTypes";

export const line = (sequence: number, player: string, turn: number, points: number): Line => ({
  sequence,
  type: "turn_recorded",
  undone: false,
  player,
  turn,
  points,
  bonus: [],
  at: "",
  by: "",
  counts: [],
  occurrences: [],
  bonus_declined: false,
  struck: false,
});
export const place = (rank: number, player: string, points: number, turns: number, behind = 0): Place => ({
  rank,
  player,
  points,
  turns,
  average: turns ? { numerator: points, denominator: turns } : null,
  best: turns ? points : null,
  behind,
  handicap: 0,
  left: false,
});
export const game = (more: Partial<Game> = {}): Game => ({
  id: "g",
  link: null,
  strength: "own",
  sequence: 4,
  edition: "ans-2026",
  house_rules: [],
  turns: 2,
  starter: "b",
  complete: false,
  players: ["a", "b", "c"].map((id) => ({ id, name: id.toUpperCase(), left: false })),
  entries: [line(4, "b", 1, 80)],
  standing: [place(1, "b", 80, 1), place(2, "a", 0, 0, 80), place(2, "c", 0, 0, 80)],
  next: { player: "c", turn: 1 },
  teams: [],
  team_standing: [],
  handicaps: {},
  leader: null,
  ...more,
});
