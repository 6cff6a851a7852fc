import { expect, test } from "vitest";
import type { Game } from "../sync/apiTypes";
import type { Unsent } from "../sync/outbox";
import { game, line } from "./testGames";
import { withUnsent } from "./unsentChanges";

let made = 0;
const unsent = (path: string, body: object, more: Partial<Unsent> = {}): Unsent => ({
  ...{ path, body, spoken: "", points: null, name: "", link: "g", refusal: null },
  key: `k${made++}`,
  ...more,
});
const turn = (player: string, number: number, points: number, more: Partial<Unsent> = {}): Unsent => {
  const told = { player, turn: number, counts: [], occurrences: [], bonus: [], total: points };
  return unsent("/turns", told, { points, ...more });
};
const corrected = (points: number): Unsent =>
  unsent("/turns/correct", { player: "b", turn: 1, counts: [], expects: 4, reason: "?" }, { points });
const undo = (sequence: number) => unsent("/undo", { sequence });
const totals = (on: Game) => on.standing.map(({ player, rank, points }) => [player, rank, points]);
const refusal = { family: "conflict", key: "name-taken", article: null, facts: {}, sentence: "" } as const;

test("a turn that is only here counts in the standing and moves the turn on", () => {
  const on = withUnsent(game(), [turn("c", 1, 90)]);
  expect(totals(on)).toEqual([
    ["c", 1, 90],
    ["b", 2, 80],
    ["a", 3, 0],
  ]);
  expect(on.next).toEqual({ player: "a", turn: 1 });
  expect(on.entries.at(-1)).toMatchObject({ unsent: "line", points: 90, sequence: 5 });
});

test("a turn that has arrived meanwhile is not counted twice", () => {
  expect(withUnsent(game(), [turn("b", 1, 80)])).toEqual(game());
});

test("what was refused counts nowhere until people have decided", () => {
  expect(withUnsent(game(), [turn("c", 1, 90, { refusal })])).toEqual(game());
});

test("an undo that is only here opens the place, which can be written anew", () => {
  const on = withUnsent(game(), [undo(4)]);
  expect(on.entries[0]).toMatchObject({ sequence: 4, undone: true, unsent: "undo" });
  expect([on.next, totals(on)[0]]).toEqual([{ player: "b", turn: 1 }, ["a", 1, 0]]);
  expect(totals(withUnsent(game(), [undo(4), turn("b", 1, 70)]))[0]).toEqual(["b", 1, 70]);
});

test("a redo that is only here lets the turn count again", () => {
  const undone = [
    { ...line(4, "b", 1, 80), undone: true },
    { ...line(5, "", 0, 0), type: "entry_undone", undoes: 4 },
  ];
  const on = withUnsent(game({ entries: undone }), [undo(5)]);
  expect(on.entries[0]).toMatchObject({ undone: false, unsent: "redo" });
  expect(totals(on)[0]).toEqual(["b", 1, 80]);
});

test("a correction that is only here strikes what it corrects, and its undo lets that stand again", () => {
  const on = withUnsent(game(), [corrected(95)]);
  expect(on.entries.map(({ struck, points }) => [struck, points])).toEqual([
    [true, 80],
    [false, 95],
  ]);
  expect(totals(on)[0]).toEqual(["b", 1, 95]);
  const sent = game({
    entries: [
      { ...line(4, "b", 1, 80), struck: true },
      { ...line(5, "b", 1, 95), corrects: 4 },
    ],
  });
  expect(totals(withUnsent(sent, [undo(5)]))[0]).toEqual(["b", 1, 80]);
});

test("a void turn that is only here is on the sheet and leaves its place open", () => {
  const on = withUnsent(game(), [unsent("/turns/void", { player: "c", turn: 1, incident: "broken-disc" })]);
  expect(on.entries.at(-1)).toMatchObject({ type: "turn_voided", incident: "broken-disc", unsent: "line" });
  expect([on.next, totals(on)]).toEqual([game().next, totals(game())]);
});

test("who leaves, comes back, or is called otherwise is seen at once", () => {
  const leaving = withUnsent(game(), [unsent("/players/b/leave", {})]);
  expect([leaving.next, totals(leaving).at(-1)]).toEqual([{ player: "c", turn: 1 }, ["b", 3, 80]]);
  expect(
    withUnsent(game(), [unsent("/players/b/leave", {}), unsent("/players/b/rejoin", {})]).standing,
  ).toEqual(game().standing);
  const named = withUnsent(game(), [unsent("/players/b/name", { name: "Bea" })]);
  expect(named.players.map(({ name }) => name)).toEqual(["A", "Bea", "C"]);
  expect(named.entries.at(-1)).toMatchObject({ type: "player_renamed", player: "b", name: "Bea" });
  expect(withUnsent(game(), [unsent("/players", { name: "Dora" })]).entries.at(-1)).toMatchObject({
    type: "player_added",
    name: "Dora",
  });
});

test("points given count from the first turn on, also in the teams", () => {
  const pair = game({ teams: [{ id: "t", name: "T", players: ["b", "c"] }] });
  const on = withUnsent(pair, [unsent("/players/b/handicap", { points: 5 }), turn("c", 1, 20)]);
  expect(on.standing[0]).toMatchObject({ player: "b", points: 85, handicap: 5, best: 80, behind: 0 });
  expect(on.team_standing).toEqual([
    { rank: 1, team: "t", points: 105, turns: 2, average: { numerator: 105, denominator: 2 }, behind: 0 },
  ]);
});
