/** The sheet with the unsent changes of this device written in, so that nobody waits for a network. */

import type { Game, Line, NewTurn, Team } from "../sync/apiTypes";
import type { UnsentChange } from "../sync/outbox";
import { appendLine } from "./consistency";
import { ranking, teamRanking } from "./ranking";
import { isComplete, nextSlot } from "./turnOrder";

/** All fields that the body of a change can have. */
type Body = Partial<NewTurn> & {
  readonly name?: string;
  readonly points?: number;
  readonly sequence?: number;
  readonly incident?: string;
  readonly reason?: string;
  readonly teams?: readonly Omit<Team, "id">[];
};

/** The type of the entry that a change makes, by its path within the game, without the player's part. */
const ENTRY_TYPES: Readonly<Record<string, string>> = {
  "/turns": "turn_recorded",
  "/turns/correct": "turn_corrected",
  "/turns/void": "turn_voided",
  "/undo": "entry_undone",
  "/end": "game_ended",
  "/teams": "teams_formed",
  "/players": "player_added",
  "/name": "player_renamed",
  "/leave": "player_left",
  "/rejoin": "player_rejoined",
  "/handicap": "handicap_set",
};

const PLAYER_PATH = /^\/players\/([^/]+)(\/.*)$/;

/** The turn that a change records or corrects, null for every other change. */
export function turnOf({ path, body, points }: UnsentChange): (NewTurn & { readonly points: number }) | null {
  const isTurn = path === "/turns" || path === "/turns/correct";
  return isTurn && points !== null ? { ...(body as NewTurn), points } : null;
}

/** The game as it will be when these changes have arrived; refused ones do not count until people decide. */
export function applyUnsent(game: Game, changes: readonly UnsentChange[]): Game {
  const waiting = changes.filter((change) => change.refusal === null);
  if (waiting.length === 0) return game;
  const sequences = new Map<string, number>();
  const apply = (sheet: Game, change: UnsentChange): Game => {
    const sequence = (sheet.entries.at(-1)?.sequence ?? 0) + 1;
    const line = lineOf(change, sequence);
    const undoes = change.undoes === undefined ? {} : { undoes: sequences.get(change.undoes) ?? null };
    const after = appendLine({ ...sheet, teams: game.teams }, { ...line, ...undoes });
    if (after) sequences.set(change.key, sequence);
    return after ?? sheet;
  };
  const folded = markUnsent(waiting.reduce(apply, game), game);
  const standing = ranking(folded);
  return {
    ...folded,
    standing,
    team_standing: teamRanking(folded, standing),
    next: nextSlot(folded),
    complete: isComplete(folded),
  };
}

/** Marks the lines of which this device still has to send a part. */
function markUnsent(game: Game, sent: Game): Game {
  const before = new Map(sent.entries.map((line) => [line.sequence, line.undone]));
  const entries = game.entries.map((line): Line => {
    const wasUndone = before.get(line.sequence);
    if (wasUndone === undefined || wasUndone === line.undone) return line;
    return { ...line, unsent: line.undone ? "undo" : "redo" };
  });
  return { ...game, entries };
}

/** A change as the entry that it will be. */
export function lineOf(change: UnsentChange, sequence = 0): Line {
  const body = change.body as Body;
  const [, player, suffix] = PLAYER_PATH.exec(change.path) ?? [];
  const last = body.counts?.at(-1);
  return {
    sequence,
    type: ENTRY_TYPES[suffix ?? change.path] ?? "",
    undone: false,
    struck: false,
    at: "",
    by: "",
    unsent: "line",
    player: player ?? body.player ?? null,
    turn: body.turn ?? null,
    counts: body.counts ?? [],
    tally: last?.tally ?? null,
    after: last?.subturn ?? null,
    occurrences: (body.occurrences ?? []).map((occurrence) => ({ gate: null, ...occurrence })),
    bonus: body.bonus ?? [],
    bonus_declined: body.decline_bonus ?? false,
    discs: body.discs ?? null,
    total: body.total ?? null,
    points: change.points ?? body.points ?? null,
    undoes: body.sequence ?? null,
    corrects: change.path === "/turns/correct" ? (body.expects ?? null) : null,
    reason: body.reason ?? null,
    name: body.name ?? null,
    incident: body.incident ?? null,
    ...(body.teams
      ? { teams: body.teams.map((team, place) => ({ ...team, id: `${change.key}-${place}` })) }
      : {}),
  };
}
