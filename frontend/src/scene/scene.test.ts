import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Board, Scene } from "../sync/apiTypes";
import { compartmentOf, pastsOf, samePast, zoneOf } from "./histories";
import { changed, type Disc, pushedAside, type Rest, rests, without } from "./scene";
import { discsOf, writeScene } from "./sceneFile";

const board: Board = JSON.parse(readFileSync(join(import.meta.dirname, "testBoard.json"), "utf-8"));
const values = [2, 3, 4, 1];
const flat: Rest = { support: "floor", low: 0, high: 13 };
const disc = (x: number, y: number, more: Partial<Disc> = {}): Disc => ({
  x,
  y,
  pose: "auto",
  layer: 0,
  history: {},
  ...more,
});

describe("a disc that is put down", () => {
  it("is pushed beside a disc, a wall or a pillar that it overlaps", () => {
    const beside = pushedAside({ x: 230, y: 800 }, [disc(200, 800)], board);
    expect(beside.x).toBeCloseTo(252, 0);
    expect(pushedAside({ x: 5, y: 800 }, [], board).x).toBeCloseTo(26, 0);
    expect(pushedAside({ x: 193, y: 1160 }, [], board).y).toBeCloseTo(1154, 0);
  });

  it("stays where its middle is over something, and lies on it", () => {
    expect(pushedAside({ x: 205, y: 805 }, [disc(200, 800)], board)).toEqual({ x: 205, y: 805 });
    expect(rests([disc(200, 800), disc(205, 805, { layer: 1 })], board)[1]).toEqual({
      support: "disc",
      low: 13,
      high: 26,
      on: 0,
    });
    expect(rests([disc(193, 1350)], board)[0]).toEqual({ support: "divider", low: 40, high: 53, on: 1 });
  });

  it("lies flat under the bar of a gate", () => {
    expect(rests([disc(146, 1187)], board)).toEqual([flat]);
  });

  it("is put down later and lies on top, whatever its number", () => {
    const discs = changed([disc(200, 800), disc(300, 800)], 0, { x: 300 });
    expect(rests(discs, board)).toEqual([{ support: "disc", low: 13, high: 26, on: 1 }, flat]);
  });

  it("leans as high as its support lets it, or stands in a gate", () => {
    const leaning = { pose: "lean" as const, layer: 1 };
    expect(rests([disc(200, 800), disc(200, 840, leaning)], board)[1]).toEqual({
      support: "disc",
      low: 0,
      high: 39,
      on: 0,
    });
    expect(rests([disc(112, 1300, leaning)], board)[0]).toEqual({
      support: "divider",
      low: 0,
      high: 52,
      on: 0,
    });
    expect(rests([disc(146, 1187, { pose: "gate" })], board)[0]?.support).toBe("gate");
  });
});

it("what rested on a disc that is taken off rests anew", () => {
  const rest = { support: "disc", low: 13, high: 26, on: 1 };
  const stack = [disc(50, 800), disc(200, 800), disc(200, 800, { layer: 1, rest })];
  expect(without(stack, 0)).toHaveLength(2);
  expect(rests(without(stack, 0), board)[1]?.on).toBe(0);
  expect(rests(without(stack, 1), board)[1]).toEqual(flat);
});

describe("the past of a disc", () => {
  it("is one that it may have where it lies", () => {
    const keys = (someDisc: Disc, rest: Rest = flat) =>
      pastsOf(someDisc, rest, values, board).map(({ key }) => key);
    expect(keys(disc(146, 1400))[0]).toBe("own-gate");
    expect(keys(disc(146, 1400), { ...flat, support: "disc" })).toContain("stacked");
    expect(keys(disc(146, 800))).toContain("returned");
    expect(keys(disc(146, 10))[0]).toBe("short");
    expect(keys(disc(146, -100))[0]).toBe("came-back");
    expect(keys(disc(0, 0, { history: { off: "wall" } }))[0]).toBe("off-wall");
  });

  it("is found again by its fields", () => {
    const pasts = pastsOf(disc(146, 1400), flat, values, board);
    expect(samePast(pasts, { strayed: true, gate: 4 })?.key).toBe("other-gate");
    expect(samePast(pasts, { returned: [3] })).toBeUndefined();
  });

  it("depends on the zone and the compartment", () => {
    expect([1400, 1190, 800, 10, -30].map((y) => zoneOf(disc(146, y), board))).toEqual([
      "compartment",
      "gate",
      "field",
      "on-line",
      "behind-line",
    ]);
    expect([50, 146, 240, 340].map((x) => values[compartmentOf(disc(x, 1400), board)])).toEqual(values);
  });
});

it("a scene is written as a file in metres", () => {
  const discs = [disc(146, 1400), disc(146, 1400, { layer: 1, history: { stacked: true } })];
  expect(writeScene('The "first"', discs, board)).toBe(
    `[scene]
title = "The \\"first\\""
board = "competition"

[[disc]]
x = 0.146
y = 1.4

[[disc]]
x = 0.146
y = 1.4
support = "disc"
on = 1
low = 0.013
high = 0.026
stacked = true
`,
  );
});

it("the discs that the server read are written as they were", () => {
  const past = {
    gate: 3,
    strayed: false,
    over_bar: false,
    returned: [],
    in_play: true,
    touched: false,
    broken: false,
    foreign: false,
    stacked: false,
    left_at_end: false,
  };
  const leaning = { x: 0.175, y: 1.32, support: "divider", low: 0, high: 0.047, on: 1 };
  const flatInFour = { x: 0.24, y: 1.4, support: "floor", low: 0, high: null, on: null };
  const scene = {
    discs: [
      { ...past, placement: leaning },
      { ...past, placement: flatInFour, strayed: true },
      { ...past, placement: null, left_at_end: true, gate: null },
    ],
  } as unknown as Scene;
  const text = writeScene("", discsOf(scene, values, board), board);
  expect(text).toContain('support = "divider"\non = 1\nlow = 0\nhigh = 0.047\n');
  expect(text).toContain("x = 0.24\ny = 1.4\ngate = 3\nstrayed = true\n");
  expect(text).toContain('[[disc]]\noff = "end"\n');
});
