/** What goes over the wire. */

import type { Occurrence } from "../rules/incident";

export type Strength = "look" | "enter" | "own";

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly left: boolean;
}

export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

export interface Told {
  readonly subturn: number;
  readonly tally: readonly number[];
}

/** One entry of the sheet; `undone` and `struck` ones no longer count. */
export interface Line {
  readonly sequence: number;
  readonly type: string;
  readonly undone: boolean;
  readonly struck?: boolean;
  readonly player?: string | null;
  readonly turn?: number | null;
  readonly tally?: readonly number[] | null;
  readonly after?: number | null;
  readonly counts?: readonly Told[];
  readonly occurrences?: readonly Occurrence[];
  readonly bonus: readonly number[];
  readonly bonus_declined?: boolean;
  readonly discs?: number | null;
  readonly total?: number | null;
  readonly points?: number | null;
  readonly undoes?: number | null;
  readonly corrects?: number | null;
  readonly reason?: string | null;
  readonly name?: string | null;
  readonly at?: string;
  readonly by?: string;
  /** Kept here, not yet on the server. */
  readonly unsent?: boolean;
}

/** A line that is a turn. */
export type Entry = Line & { player: string; turn: number; points: number };

export const isEntry = (line: Line): line is Entry =>
  line.type === "turn_recorded" || line.type === "turn_corrected";

export const stands = (line: Line): boolean => !line.undone && !line.struck;

export interface Place {
  readonly rank: number;
  readonly player: string;
  readonly points: number;
  readonly turns: number;
  readonly average: Ratio | null;
  readonly best: number | null;
  readonly handicap?: number;
  readonly left?: boolean;
}

export interface TeamPlace {
  readonly rank: number;
  readonly team: string;
  readonly points: number;
  readonly turns: number;
  readonly average: Ratio | null;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
}

export interface Slot {
  readonly player: string;
  readonly turn: number;
}

export interface Game {
  readonly id: string;
  /** The own link, only in the answer to a new game. */
  readonly link: string | null;
  readonly strength: Strength;
  readonly sequence: number;
  readonly edition: string;
  readonly house_rules: readonly string[];
  readonly turns: number | null;
  readonly starter: string | null;
  readonly complete: boolean;
  readonly players: readonly Player[];
  readonly teams?: readonly Team[];
  readonly handicaps?: Readonly<Record<string, number>>;
  readonly entries: readonly Line[];
  readonly standing: readonly Place[];
  readonly team_standing?: readonly TeamPlace[];
  readonly next: Slot | null;
}

export interface NewGame {
  readonly edition: string;
  readonly turns: number | null;
  readonly house_rules: readonly string[];
  readonly players: readonly ({ readonly name?: string } | { readonly person: string })[];
  readonly notebook?: string;
}

/** A turn as it is sent: counts by sub-turn, or only a total. */
export interface NewTurn {
  readonly player: string;
  readonly turn: number;
  readonly counts: readonly Told[];
  readonly occurrences: readonly Occurrence[];
  readonly bonus: readonly number[];
  readonly decline_bonus: boolean;
  readonly discs: number | null;
  readonly total: number | null;
  /** The entry seen standing in this slot, null when it was seen empty. */
  readonly expects: number | null;
}

export interface Link {
  readonly id: string;
  readonly strength: Strength;
  readonly at: string;
  readonly revoked: boolean;
  readonly mine: boolean;
}

export interface IssuedLink {
  readonly id: string;
  readonly strength: Strength;
  readonly link: string;
}

export interface NotedGame {
  readonly link: string;
  readonly id: string;
  readonly strength: Strength | null;
  readonly edition: string;
  readonly complete: boolean;
  readonly players: readonly string[];
  readonly at: string;
  readonly leader: readonly string[];
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly turns: number;
  readonly merged: readonly { readonly id: string; readonly name: string }[];
}

export interface Notebook {
  readonly games: readonly NotedGame[];
  readonly people: readonly Person[];
}

/** A person over all games of the notebook. */
export interface Card {
  readonly turns: number;
  readonly average: Ratio | null;
  readonly best: number | null;
  readonly worst: number | null;
  readonly spread: Ratio | null;
  readonly habits: readonly Ratio[] | null;
  readonly progress: readonly { readonly at: string; readonly points: number }[];
}
