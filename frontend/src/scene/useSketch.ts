/** The discs that somebody puts on the board, with an undo for every change. */

import { type Signal, useSignal } from "@preact/signals";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import type { Board } from "../sync/apiTypes";
import { pastsOf, samePast } from "./histories";
import { changed, type Disc, type History, type Point, pushedAside, rests, without } from "./scene";

export const DISCS_MAX = 30;
const UNDO_MAX = 100;
const AWAY: History = { off: "wall" };

interface Sketch {
  readonly title: string;
  readonly discs: readonly Disc[];
}

const EMPTY: Sketch = { title: "", discs: [] };

/** A sketch that this browser stored, an empty one where it cannot be read. */
function storedSketch(): Sketch {
  const stored = readItem<Partial<Sketch>>(keys.scene, EMPTY);
  return Array.isArray(stored.discs) && typeof stored.title === "string" ? (stored as Sketch) : EMPTY;
}

interface Sketcher extends Sketch {
  readonly selected: Signal<number>;
  readonly canUndo: boolean;
  readonly set: (next: Sketch) => void;
  readonly add: (point: Point) => void;
  readonly move: (place: number, point: Point, begins: boolean) => void;
  readonly change: (change: Partial<Disc>) => void;
  readonly remove: (place: number) => void;
  readonly clear: () => void;
  readonly undo: () => void;
}

export function useSketch(board: Board, values: readonly number[]): Sketcher {
  const sketch = useSignal<Sketch>(storedSketch());
  const before = useSignal<readonly Sketch[]>([]);
  const selected = useSignal(0);
  const { title, discs } = sketch.value;
  const show = (next: Sketch) => {
    sketch.value = next;
    writeItem(keys.scene, next);
  };
  const set = (next: Sketch, remembers = true) => {
    if (remembers) before.value = [...before.value, sketch.value].slice(-UNDO_MAX);
    show(next);
  };
  const put = (next: readonly Disc[], place: number, remembers = true) =>
    set({ title, discs: withPast(next, place, values, board) }, remembers);
  return {
    title,
    discs,
    selected,
    canUndo: before.value.length > 0,
    set,
    add: (point) => {
      if (discs.length >= DISCS_MAX) return;
      const fresh: Disc = { ...pushedAside(point, discs, board), pose: "auto", layer: 0, history: {} };
      put(changed([...discs, fresh], discs.length, {}), discs.length);
      selected.value = discs.length;
    },
    move: (place, point, begins) => {
      const disc = discs[place];
      if (!disc) return;
      const others = discs.map((other, index) => (index === place ? { ...other, history: AWAY } : other));
      const pose = disc.rest ? "auto" : disc.pose;
      const free = pose === "auto" ? pushedAside(point, others, board) : point;
      put(changed(discs, place, { ...free, pose }), place, begins);
    },
    change: (change) => {
      if (!change.history) put(changed(discs, selected.value, change), selected.value);
      else
        set({
          title,
          discs: discs.map((disc, place) => (place === selected.value ? { ...disc, ...change } : disc)),
        });
    },
    remove: (place) => {
      set({ title, discs: without(discs, place) });
      selected.value = Math.max(0, Math.min(place, discs.length - 2));
    },
    clear: () => set(EMPTY),
    undo: () => {
      const last = before.value.at(-1);
      before.value = before.value.slice(0, -1);
      if (last) show(last);
    },
  };
}

/** The discs, where one that was moved has a past that it may have there. */
function withPast(discs: readonly Disc[], place: number, values: readonly number[], board: Board) {
  const [disc, rest] = [discs[place], rests(discs, board)[place]];
  if (!disc || !rest) return discs;
  const pasts = pastsOf(disc, rest, values, board);
  const history = (samePast(pasts, disc.history) ?? pasts[0])?.history ?? {};
  return discs.map((other, index) => (index === place ? { ...disc, history } : other));
}

/** A place in the field where no disc lies yet. */
export function freeSpot(discs: readonly Disc[], board: Board): Point {
  const step = 2 * board.radius + 8;
  for (let y = board.gates - step; y > board.radius; y -= step)
    for (let x = board.width / 2; x > board.radius; x -= step)
      for (const spot of [x, board.width - x])
        if (discs.every((disc) => Math.hypot(disc.x - spot, disc.y - y) >= 2 * board.radius))
          return { x: spot, y };
  return { x: board.width / 2, y: board.gates / 2 };
}
