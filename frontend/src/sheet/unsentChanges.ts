/** The sheet with what this device still has to send written in, so that nobody waits for a network. */

import { type Game, isEntry, type Line, type NewTurn, type Player, type Slot } from "../sync/apiTypes";
import type { Unsent } from "../sync/outbox";
import { ranked, teamsRanked } from "./ranking";
import { nextSlot, standing } from "./turnOrder";

type Told = Partial<NewTurn> & {
  readonly name?: string;
  readonly points?: number;
  readonly sequence?: number;
  readonly incident?: string;
  readonly reason?: string;
};

/** What an entry is called, by the address it was sent to. */
const TYPES: Readonly<Record<string, string>> = {
  "/turns": "turn_recorded",
  "/turns/correct": "turn_corrected",
  "/turns/void": "turn_voided",
  "/undo": "entry_undone",
  "/teams": "teams_formed",
  "/players": "player_added",
  "/name": "player_renamed",
  "/leave": "player_left",
  "/rejoin": "player_rejoined",
  "/handicap": "handicap_set",
};

const seat = (path: string) => /^\/players\/([^/]+)(\/.*)$/.exec(path);

/** The turn that is written or corrected here, null for every other change. */
export function turnOf({ path, body, points }: Unsent): (NewTurn & { readonly points: number }) | null {
  const isTurn = path === "/turns" || path === "/turns/correct";
  return isTurn && points !== null ? { ...(body as NewTurn), points } : null;
}

/** The game as it will be when these changes have arrived; refused ones count nowhere until people decide. */
export function withUnsent(on: Game, unsent: readonly Unsent[]): Game {
  const open = unsent.filter((each) => each.refusal === null);
  if (open.length === 0) return on;
  const written = open.reduce(write, on);
  const counted = { ...written, entries: struckAnew(written.entries) };
  const next = nextSlot(counted);
  const places = ranked(counted);
  const team_standing = teamsRanked(counted, places);
  return { ...counted, standing: places, team_standing, next, complete: on.turns !== null && next === null };
}

function write(on: Game, item: Unsent): Game {
  const line = lineOf(item, (on.entries.at(-1)?.sequence ?? 0) + 1);
  const turn = item.path === "/turns" && turnOf(item);
  if (turn && standing(on, turn)) return on;
  const entries = line.undoes ? turnedAbout(on.entries, line.undoes) : on.entries;
  const after = { ...on, entries: [...entries, line] };
  if (!line.player) return after;
  const seats = (changed: Partial<Player>) =>
    on.players.map((player) => (player.id === line.player ? { ...player, ...changed } : player));
  if (line.type === "player_renamed") return { ...after, players: seats({ name: line.name ?? "" }) };
  if (line.type === "player_left") return { ...after, players: seats({ left: true }) };
  if (line.type === "player_rejoined") return { ...after, players: seats({ left: false }) };
  if (line.type === "handicap_set")
    return { ...after, handicaps: { ...on.handicaps, [line.player]: line.points ?? 0 } };
  return after;
}

/** A change as the entry that it will be. */
export function lineOf(item: Unsent, sequence = 0): Line {
  const told = item.body as Told;
  const [, player, rest] = seat(item.path) ?? [];
  return {
    sequence,
    type: TYPES[rest ?? item.path] ?? "",
    undone: false,
    struck: false,
    at: "",
    by: "",
    unsent: "line",
    player: player ?? told.player ?? null,
    turn: told.turn ?? null,
    counts: told.counts ?? [],
    tally: told.counts?.at(-1)?.tally ?? null,
    occurrences: (told.occurrences ?? []).map((each) => ({ gate: null, ...each })),
    bonus: told.bonus ?? [],
    bonus_declined: told.decline_bonus ?? false,
    discs: told.discs ?? null,
    total: told.total ?? null,
    points: item.points ?? told.points ?? null,
    undoes: told.sequence ?? null,
    corrects: item.path === "/turns/correct" ? (told.expects ?? null) : null,
    reason: told.reason ?? null,
    name: told.name ?? null,
    incident: told.incident ?? null,
  };
}

/** Undoes an entry; undoing an undoing lets what it undid count again. */
function turnedAbout(entries: readonly Line[], sequence: number): readonly Line[] {
  const undoes = entries.find((line) => line.sequence === sequence)?.undoes;
  return entries.map((line) => {
    if (line.sequence === undoes) return { ...line, undone: false, unsent: "redo" };
    return line.sequence === sequence ? { ...line, undone: true, unsent: "undo" } : line;
  });
}

/** Of the turns in one place the last that was not undone stands. */
function struckAnew(entries: readonly Line[]): readonly Line[] {
  const place = ({ player, turn }: Slot) => `${player} ${turn}`;
  const open = entries.filter(isEntry).filter((entry) => !entry.undone);
  const last = new Map(open.map((entry) => [place(entry), entry.sequence]));
  return entries.map((line) =>
    isEntry(line) ? { ...line, struck: !line.undone && last.get(place(line)) !== line.sequence } : line,
  );
}
