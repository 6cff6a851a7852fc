/** A scene as the TOML of a file, and the discs of a file that the server read. */

import type { Board, Scene } from "../sync/apiTypes";
import { compartmentOf } from "./histories";
import { type Disc, type History, type Rest, rests } from "./scene";

const MM_PER_M = 1000;

/** The file of these discs, as `sjoelen scene FILE` reads it. */
export function writeScene(title: string, discs: readonly Disc[], board: Board): string {
  const resting = rests(discs, board);
  const tables = discs.map((disc, place) => discTable(disc, resting[place]));
  const heading = title ? `title = ${JSON.stringify(title)}\n` : "";
  return `[scene]\n${heading}board = "${board.id}"\n${tables.map((table) => `\n${table}`).join("")}`;
}

function discTable(disc: Disc, rest: Rest | undefined): string {
  const place = disc.history.off ? {} : { x: metres(disc.x), y: metres(disc.y), ...restFields(rest) };
  const fields = Object.entries({ ...place, ...disc.history }).filter(([, value]) => value !== undefined);
  return `[[disc]]\n${fields.map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`).join("")}`;
}

function restFields(rest: Rest | undefined): object {
  if (!rest || rest.support === "floor") return {};
  const { support, low, high, on } = rest;
  const number = on === undefined ? {} : { on: support === "disc" ? on + 1 : on };
  return { support, ...number, low: metres(low), high: metres(high) };
}

const metres = (millimetres: number): number => Number((millimetres / MM_PER_M).toFixed(6));

/** The discs that the server read from a file. */
export function discsOf(scene: Scene, values: readonly number[], board: Board): readonly Disc[] {
  return scene.discs.map(({ placement, left_at_end, ...past }, place) => {
    const [x, y] = [(placement?.x ?? 0) * MM_PER_M, (placement?.y ?? 0) * MM_PER_M];
    const disc: Disc = { x, y, pose: "auto", layer: place, history: {} };
    const own = values[compartmentOf(disc, board)];
    const off = placement ? {} : { off: left_at_end ? ("end" as const) : ("wall" as const) };
    const history = { ...historyFields(past, y - board.radius >= board.gates ? own : undefined), ...off };
    const rest = placement ? restOf(placement, board) : undefined;
    return rest ? { ...disc, history, rest } : { ...disc, history };
  });
}

type Past = Omit<Scene["discs"][number], "placement" | "left_at_end">;

/** The fields that a file would state: those that are not as a reader expects them. */
function historyFields(past: Past, own: number | undefined): History {
  return {
    ...(past.gate !== null && past.gate !== own ? { gate: past.gate } : {}),
    ...(past.returned.length ? { returned: past.returned } : {}),
    ...(past.in_play ? {} : { in_play: false }),
    ...flags(past, ["strayed", "over_bar", "touched", "broken", "foreign", "stacked"]),
  };
}

const flags = (past: Past, names: readonly (keyof Past & keyof History)[]): History =>
  Object.fromEntries(names.filter((name) => past[name] === true).map((name) => [name, true]));

/** How a disc rests, undefined where it lies flat on the floor. */
function restOf(placement: NonNullable<Scene["discs"][number]["placement"]>, board: Board): Rest | undefined {
  const { support, on } = placement;
  if (support === "floor") return undefined;
  const low = placement.low * MM_PER_M;
  const high = placement.high === null ? low + board.thickness : placement.high * MM_PER_M;
  const place = on === null ? {} : { on: support === "disc" ? on - 1 : on };
  return { support, low, high, ...place };
}
