import { expect, test } from "vitest";
import { gameOf } from "../conformance/games";
import { runningTotals } from "./runningTotals";

const turn = (player: string, number: number, total: number) => ({
  type: "turn_recorded",
  player,
  turn: number,
  total,
});
const game = (events: readonly object[]) =>
  runningTotals(gameOf({ players: ["a", "b", "c"], turns: 3, events } as never)).map(({ name, totals }) => [
    name,
    totals,
  ]);

test("each player's points add up turn by turn, most points first", () => {
  const events = [turn("a", 1, 50), turn("b", 1, 60), turn("a", 2, 40), turn("b", 2, 5)];
  expect(game(events)).toEqual([
    ["a", [50, 90]],
    ["b", [60, 65]],
  ]);
});

test("a team is one line, handicaps count in each turn, a struck turn counts no more", () => {
  const teams = { type: "teams_formed", teams: [{ name: "blue", players: ["a", "b"] }] };
  const events = [
    teams,
    { type: "handicap_set", player: "b", points: 10 },
    turn("a", 1, 50),
    turn("b", 1, 60),
    turn("c", 1, 200 - 60),
    { type: "turn_corrected", player: "a", turn: 1, total: 20, corrects: 7 },
  ];
  expect(game(events)).toEqual([
    ["c", [140]],
    ["blue", [90]],
  ]);
});
