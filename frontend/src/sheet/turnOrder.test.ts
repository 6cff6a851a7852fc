import { expect, test } from "vitest";
import { game, line, place } from "./testGames";
import { leading, nextSlot, openTurn } from "./turnOrder";

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

test("the leader is named with the lead, equal totals are level", () => {
  expect(leading(game())).toEqual({ players: ["b"], by: 80 });
  const level = [place(1, "a", 80, 1), place(1, "b", 80, 1), place(3, "c", 10, 1)];
  expect(leading(game({ standing: level }))).toEqual({ players: ["a", "b"], by: 0 });
  expect(leading(game({ standing: [place(1, "a", 0, 0)] }))).toBeNull();
});
