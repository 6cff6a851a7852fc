/** What goes over the wire, by the names that the pages use. */

import type { components } from "../generated/api";

type Shapes = components["schemas"];

export type Strength = "look" | "enter" | "own";

export type Player = Shapes["PlayerView"];
export type Ratio = Shapes["Ratio"];
export type Place = Shapes["PlayerPlace"];
export type TeamPlace = Shapes["TeamPlace"];
export type Slot = Shapes["NextTurn"];
export type Told = Shapes["SubturnCounts"];
export type Link = Shapes["LinkView"];
export type Links = Shapes["LinkList"];
export type IssuedLink = Shapes["NewLink"];
export type Notebook = Shapes["NotebookView"];
export type Person = Shapes["NotebookPerson"];
/** A person over all games of the notebook. */
export type Card = Shapes["PersonCard"];
export type NewGame = Partial<Shapes["NewGame"]>;

/** One entry of the sheet; `undone` and `struck` ones no longer count. `unsent`: what of it is only here. */
export type Line = Shapes["EntryView"] & { readonly unsent?: "line" | "undo" | "redo" };

export type Game = Omit<Shapes["GameView"], "entries"> & { readonly entries: readonly Line[] };

/** A turn as it is sent: counts by sub-turn, or only a total. */
export type NewTurn = Omit<Shapes["NewTurn"], "tally" | "after">;

/** A line that is a turn. */
export type Entry = Line & { player: string; turn: number; points: number };

export const isEntry = (line: Line): line is Entry =>
  line.type === "turn_recorded" || line.type === "turn_corrected";

export const stands = (line: Line): boolean => !line.undone && !line.struck;
