/** What may have happened to a disc before it came to lie where it is. */

import type { Board } from "../sync/apiTypes";
import type { Disc, History, Rest } from "./scene";

/** A past: its key for the sentence, the gate that it names, and the fields of the file. */
interface Past {
  readonly key: string;
  readonly gate?: number;
  readonly history: History;
}

type Zone = "off" | "behind-line" | "on-line" | "field" | "gate" | "compartment";

export function zoneOf({ y, history }: Disc, { radius, gates }: Board): Zone {
  if (history.off) return "off";
  if (y + radius <= 0) return "behind-line";
  if (y < radius) return "on-line";
  if (y + radius <= gates) return "field";
  return y - radius < gates ? "gate" : "compartment";
}

/** The place of the compartment in the order from the left; a divider belongs half to either side. */
export function compartmentOf({ x }: Disc, board: Board): number {
  const dividers = board.wood.filter(({ support }) => support === "divider");
  return dividers.filter(({ left, right }) => x >= (left + right) / 2).length;
}

/** The pasts that a disc may have there, the ordinary one first. */
export function pastsOf(disc: Disc, rest: Rest, values: readonly number[], board: Board): readonly Past[] {
  const own = values[compartmentOf(disc, board)] ?? 0;
  const others = values.filter((gate) => gate !== own);
  return [
    ...ordinaryPasts(zoneOf(disc, board), rest, own, others, values),
    { key: "broken", history: { broken: true } },
    { key: "foreign", history: { foreign: true } },
  ];
}

function ordinaryPasts(
  zone: Zone,
  rest: Rest,
  own: number,
  others: readonly number[],
  values: readonly number[],
): readonly Past[] {
  switch (zone) {
    case "compartment":
      return [
        { key: "own-gate", gate: own, history: {} },
        ...(rest.support === "disc" ? [{ key: "stacked", history: { stacked: true } }] : []),
        { key: "over-bar", history: { over_bar: true } },
        ...others.map((gate) => ({ key: "other-gate", gate, history: { gate, strayed: true } })),
        { key: "out-and-in", gate: own, history: { strayed: true } },
      ];
    case "field":
    case "gate":
      return [
        { key: "slid", history: {} },
        ...values.map((gate) => ({ key: "returned", gate, history: { returned: [gate] } })),
        ...values.map((gate) => ({ key: "back-over-bar", gate, history: { gate, strayed: true } })),
      ];
    case "off":
      return [
        { key: "off-wall", history: { off: "wall" } },
        { key: "off-end", history: { off: "end" } },
        ...values.map((gate) => ({ key: "off-from", gate, history: { off: "wall" as const, gate } })),
      ];
    case "behind-line":
      return [{ key: "came-back", history: {} }];
    case "on-line":
      return [
        { key: "short", history: { in_play: false } },
        { key: "short-touched", history: { in_play: false, touched: true } },
        { key: "came-back", history: {} },
      ];
  }
}

/** The past among these that has the same fields, if any. */
export const samePast = (pasts: readonly Past[], history: History): Past | undefined =>
  pasts.find((past) => fieldsOf(past.history) === fieldsOf(history));

const fieldsOf = (history: History): string => JSON.stringify(Object.entries(history).sort());
