/** Discs on a drawn board, in millimetres from the left wall and from the check line. */

import type { Board } from "../sync/apiTypes";

/** What people say of the past of a disc; the names are those of a scene file. */
export interface History {
  readonly gate?: number;
  readonly strayed?: boolean;
  readonly over_bar?: boolean;
  readonly returned?: readonly number[];
  readonly in_play?: boolean;
  readonly touched?: boolean;
  readonly broken?: boolean;
  readonly foreign?: boolean;
  readonly stacked?: boolean;
  readonly off?: "wall" | "end";
}

/** How a disc lies: "auto" is flat, or on what is under its middle. */
export type Pose = "auto" | "top" | "lean" | "gate";
export const poses: readonly Pose[] = ["auto", "top", "lean", "gate"];

/** What holds a disc, and the heights it fills; `on` is the place of a disc or a divider, from 0. */
export interface Rest {
  readonly support: string;
  readonly low: number;
  readonly high: number;
  readonly on?: number;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  /** Of two discs the one put down later lies on top. */
  readonly layer: number;
  readonly history: History;
  /** How it rests in the file that it came from, until it is moved. */
  readonly rest?: Rest;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Body extends Rest {
  /** Millimetres between its side and the edge of the disc, negative where they overlap in plan. */
  readonly gap: number;
  /** The middle of the disc is over it. */
  readonly holds: boolean;
  /** The way out of it, of length 1. */
  readonly away: Point;
}

const TOUCH = 0.05;
const TRIES = 12;
const OVER_THE_EDGE = 6;

/** The nearest place on the board, to a hundredth of a millimetre. */
function onBoard({ x, y }: Point, board: Board): Point {
  const within = (value: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(value, least), most) * 100) / 100;
  return {
    x: within(x, -OVER_THE_EDGE, board.width + OVER_THE_EDGE),
    y: within(y, board.start + 1, board.end - OVER_THE_EDGE),
  };
}

/** The place beside all that a flat disc overlaps; a disc whose middle is over something stays there. */
export function pushedAside(place: Point, others: readonly Disc[], board: Board): Point {
  let { x, y } = onBoard(place, board);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const hit = bodies({ x, y }, others, board).find(({ low, gap }) => low === 0 && gap < 0);
    if (!hit) return { x, y };
    if (hit.holds) return onBoard(place, board);
    const way = TOUCH - hit.gap;
    ({ x, y } = onBoard({ x: x + hit.away.x * way, y: y + hit.away.y * way }, board));
  }
  return onBoard(place, board);
}

/** How every disc rests. */
export function rests(discs: readonly Disc[], board: Board): readonly Rest[] {
  const result: Rest[] = [];
  const order = discs.map((_, place) => place).sort((a, b) => layerOf(discs, a) - layerOf(discs, b));
  const below: number[] = [];
  for (const place of order) {
    const disc = discs[place];
    if (!disc) continue;
    result[place] = disc.rest ?? restOf(disc, standing(below, discs, result), board);
    if (!disc.history.off) below.push(place);
  }
  return result;
}

const layerOf = (discs: readonly Disc[], place: number) => discs[place]?.layer ?? 0;

interface Standing {
  readonly disc: Disc;
  readonly rest: Rest;
  readonly place: number;
}

function standing(places: readonly number[], discs: readonly Disc[], resting: readonly Rest[]): Standing[] {
  return places.flatMap((place) => {
    const [disc, rest] = [discs[place], resting[place]];
    return disc && rest ? [{ disc, rest, place }] : [];
  });
}

function restOf(disc: Disc, below: readonly Standing[], board: Board): Rest {
  const flat = { support: "floor", low: 0, high: board.thickness };
  if (disc.pose === "gate") return { support: "gate", low: 0, high: board.gate_height };
  const under = [...woodBodies(disc, board), ...below.map((other) => discBody(disc, other, board))].filter(
    ({ gap, support, low }) => gap < 0 && !(support === "bar" && low > 0),
  );
  const [top] = under.sort((a, b) => b.high - a.high || a.gap - b.gap);
  if (!top) return flat;
  if (disc.pose === "lean") {
    const [nearest] = under.sort((a, b) => b.gap - a.gap);
    const high = Math.min(2 * (nearest?.high ?? 0) + board.thickness, 2 * board.radius);
    return placedOn(nearest ?? top, 0, high);
  }
  return placedOn(top, top.high, top.high + board.thickness);
}

function placedOn(body: Body, low: number, high: number): Rest {
  const rest = { support: body.support, low, high };
  return body.on === undefined ? rest : { ...rest, on: body.on };
}

function bodies(place: Point, others: readonly Disc[], board: Board): Body[] {
  const flat = rests(others, board);
  const discs = standing(
    others.map((_, index) => index).filter((index) => !others[index]?.history.off),
    others,
    flat,
  );
  return [...woodBodies(place, board), ...discs.map((other) => discBody(place, other, board))];
}

function woodBodies({ x, y }: Point, board: Board): Body[] {
  let dividers = 0;
  return board.wood.map((box) => {
    const [nearX, nearY] = [clamp(x, box.left, box.right), clamp(y, box.front, box.rear)];
    const apart = Math.hypot(x - nearX, y - nearY);
    const divider = box.support === "divider" ? { on: dividers++ } : {};
    return {
      support: box.support,
      low: box.low,
      high: box.high,
      gap: apart - board.radius,
      holds: apart === 0,
      away: { x: apart ? (x - nearX) / apart : 0, y: apart ? (y - nearY) / apart : 0 },
      ...divider,
    };
  });
}

function discBody({ x, y }: Point, { disc, rest, place }: Standing, board: Board): Body {
  const [dx, dy] = [x - disc.x, y - disc.y];
  const apart = Math.hypot(dx, dy);
  return {
    support: "disc",
    low: rest.low,
    high: rest.high,
    on: place,
    gap: apart - 2 * board.radius,
    holds: apart < board.radius,
    away: { x: apart ? dx / apart : 1, y: apart ? dy / apart : 0 },
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The discs without one of them; what rested on it rests anew. */
export function without(discs: readonly Disc[], place: number): readonly Disc[] {
  return discs
    .filter((_, index) => index !== place)
    .map((disc) => {
      const { rest, ...free } = disc;
      if (rest?.support !== "disc" || rest.on === undefined || rest.on < place) return disc;
      return rest.on === place ? free : { ...free, rest: { ...rest, on: rest.on - 1 } };
    });
}

/** The discs with one of them changed; it comes to lie on top, and what rested on it rests anew. */
export function changed(discs: readonly Disc[], place: number, change: Partial<Disc>): readonly Disc[] {
  const layer = 1 + Math.max(0, ...discs.map((disc) => disc.layer));
  return discs.map((disc, index) => {
    const { rest, ...free } = disc;
    if (index === place) return { ...free, layer, ...change };
    return rest?.support === "disc" && rest.on === place ? free : disc;
  });
}
