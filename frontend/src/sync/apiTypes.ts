/** The JSON of the API, by the names that the pages use. */

import type { components } from "../generated/api";

type Schemas = components["schemas"];

/** The rights that a link gives: to look, to enter turns, to own the game. */
export type Strength = "look" | "enter" | "own";

export type Player = Schemas["PlayerView"];
export type Ratio = Schemas["Ratio"];
export type Place = Schemas["PlayerPlace"];
export type Team = Schemas["TeamView"];
export type TeamPlace = Schemas["TeamPlace"];
export type Slot = Schemas["NextTurn"];
export type Link = Schemas["LinkView"];
export type Links = Schemas["LinkList"];
export type IssuedLink = Schemas["NewLink"];
/** A turn that is being played, as it is sent. */
export type LiveCountMessage = Slot & Partial<Schemas["LiveCountBody"]>;
export type LiveCount = Schemas["LiveCount"];
export type Network = Schemas["NetworkView"];
export type Television = Schemas["TelevisionView"];
export type Notebook = Schemas["NotebookView"];
export type Person = Schemas["NotebookPerson"];
/** A person over all games of the notebook. */
export type Card = Schemas["PersonCard"];
/** A board in millimetres, to draw it and to put discs on it. */
export type Board = Schemas["BoardSchema"];
/** The discs of a scene, and the verdict of a jury on each. */
export type Scene = Schemas["SceneSchema"];
export type DiscVerdict = Schemas["DiscVerdictSchema"];
export type NewGame = Partial<Schemas["NewGame"]>;

/** An entry of the sheet; `undone` and `struck` ones no longer count. */
export type Line = Schemas["EntryView"] & {
  /** The part of it that this device still has to send. */
  readonly unsent?: "line" | "undo" | "redo";
  /** The teams of an unsent `teams_formed`. */
  readonly teams?: readonly Team[];
};

export type Game = Omit<Schemas["GameView"], "entries"> & { readonly entries: readonly Line[] };

/** A turn as it is sent: counts by sub-turn, or only a total. */
export type NewTurn = Omit<Schemas["NewTurn"], "tally" | "after">;

/** A line that is a turn. */
export type TurnLine = Line & { player: string; turn: number; points: number };
