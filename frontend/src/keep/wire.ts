/** What goes over the wire, by the names that the pages use. */

import type { components } from "../generated/api";

type Shapes = components["schemas"];

export type Game = Shapes["Game"];
export type Place = Shapes["Place"];
export type Slot = Shapes["Slot"];
export type NewGame = Shapes["NewGame"];
export type NewTurn = Shapes["NewTurn"];
export type Line = Shapes["Line"];

/** A line that is a turn. */
export type Entry = Line & { player: string; turn: number; points: number };

export const isEntry = (line: Line): line is Entry => line.type === "turn_recorded";
