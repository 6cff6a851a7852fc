import { expect, test } from "vitest";
import type { Unsent } from "../keep/outbox";
import type { Game, Line, Place } from "../keep/wire";
import { leading, nextSlot, openTurn, withUnsent } from "./sheet";

const line = (sequence: number, player: string, turn: number, points: number): Line => ({
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
const place = (rank: number, player: string, points: number, turns: number): Place => ({
  rank,
  player,
  points,
  turns,
  average: turns ? { numerator: points, denominator: turns } : null,
  best: turns ? points : null,
  behind: 0,
  handicap: 0,
  left: false,
});
const game = (more: Partial<Game> = {}): Game => ({
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
  standing: [place(1, "b", 80, 1), place(2, "a", 0, 0), place(2, "c", 0, 0)],
  next: { player: "c", turn: 1 },
  teams: [],
  team_standing: [],
  handicaps: {},
  leader: null,
  ...more,
});
const unsent = (player: string, turn: number, points: number, refusal: Unsent["refusal"] = null): Unsent => ({
  key: `${player}${turn}`,
  name: "",
  link: "g",
  points,
  refusal,
  turn: {
    player,
    turn,
    counts: [],
    occurrences: [],
    bonus: [],
    decline_bonus: false,
    discs: null,
    total: points,
    expects: null,
  },
});

test("the drawn starter begins, then the others in the order of joining", () => {
  expect(nextSlot(game())).toEqual({ player: "c", turn: 1 });
  expect(nextSlot(game({ entries: [] }))).toEqual({ player: "b", turn: 1 });
  expect(nextSlot(game({ entries: [line(4, "b", 1, 1), line(5, "c", 1, 1), line(6, "a", 1, 1)] }))).toEqual({
    player: "b",
    turn: 2,
  });
});

test("who left is not waited for", () => {
  const players = game().players.map((player) => ({ ...player, left: player.id === "c" }));
  expect(nextSlot(game({ players }))).toEqual({ player: "a", turn: 1 });
});

test("an undone or struck turn leaves its place open", () => {
  expect(openTurn(game({ entries: [{ ...line(4, "b", 1, 80), undone: true }] }), "b")).toBe(1);
  expect(openTurn(game({ entries: [{ ...line(4, "b", 1, 80), struck: true }] }), "b")).toBe(1);
  expect(openTurn(game({ entries: [line(4, "b", 1, 80), line(5, "b", 2, 80)] }), "b")).toBeNull();
});

test("a turn that is only here counts in the standing and moves the turn on", () => {
  const on = withUnsent(game(), [unsent("c", 1, 90)]);
  expect(on.standing.map(({ player, rank, points }) => [player, rank, points])).toEqual([
    ["c", 1, 90],
    ["b", 2, 80],
    ["a", 3, 0],
  ]);
  expect(on.next).toEqual({ player: "a", turn: 1 });
  expect(on.entries.at(-1)).toMatchObject({ unsent: true, points: 90 });
});

test("a turn that has arrived meanwhile is not counted twice", () => {
  expect(withUnsent(game(), [unsent("b", 1, 80)])).toEqual(game());
});

test("a turn that was refused counts nowhere until people have decided", () => {
  const refusal = {
    family: "conflict",
    key: "turn-already-recorded",
    article: null,
    facts: {},
    sentence: "",
  } as const;
  expect(withUnsent(game(), [unsent("c", 1, 90, refusal)])).toEqual(game());
});

test("the leader is named with the lead, equal totals are level", () => {
  expect(leading(game())).toEqual({ players: ["b"], by: 80 });
  const level = [place(1, "a", 80, 1), place(1, "b", 80, 1), place(3, "c", 10, 1)];
  expect(leading(game({ standing: level }))).toEqual({ players: ["a", "b"], by: 0 });
  expect(leading(game({ standing: [place(1, "a", 0, 0)] }))).toBeNull();
});
