/** Games at home as the conformance files tell them, and as the pages would have them from the server. */

import { foldEntries } from "../sheet/entries";
import { ranking, teamRanking } from "../sheet/ranking";
import { isComplete, nextSlot } from "../sheet/turnOrder";
import { lineOf } from "../sheet/unsentChanges";
import type { Game, Line } from "../sync/apiTypes";
import type { UnsentChange } from "../sync/outbox";
import type { Case } from "./cases";

// biome-ignore lint/suspicious/noExplicitAny: each type has keys of its own
type Event = Readonly<Record<string, any>>;

/** The game after its events, numbered from 1: the start, the players, the events. */
export function gameOf({ players, turns, events = [] }: Case): Game {
  const joined = players.map((player: string) => ({ type: "player_added", player, name: player }));
  const entries = [{ type: "game_started" }, ...joined, ...events].map((event: Event, place) =>
    sentLine(event, place + 1),
  );
  const game = foldEntries({ ...EMPTY_GAME, turns: turns ?? null, entries, teams: teamsOf(events) });
  const standing = ranking(game);
  const next = nextSlot(game);
  return { ...game, standing, team_standing: teamRanking(game, standing), next, complete: isComplete(game) };
}

const EMPTY_GAME: Game = {
  id: "game",
  link: null,
  strength: "own",
  sequence: 1,
  edition: "ans-2026",
  house_rules: [],
  turns: null,
  starter: null,
  ended: false,
  complete: false,
  players: [],
  entries: [],
  standing: [],
  next: null,
  teams: [],
  team_standing: [],
  handicaps: {},
  leader: null,
};

function sentLine(event: Event, sequence: number): Line {
  const { unsent: _, teams: __, ...line } = lineOf(changeOf(event), sequence);
  return { ...line, type: event.type, player: event.player ?? null };
}

/** The server names a team by an id; here its name is its id. */
const teamsOf = (events: readonly Event[]): Game["teams"] =>
  (events.findLast(({ type }) => type === "teams_formed")?.teams ?? []).map((team: Event) => ({
    ...team,
    id: team.name,
  }));

const PATHS: Readonly<Record<string, (event: Event) => string>> = {
  turn_recorded: () => "/turns",
  turn_corrected: () => "/turns/correct",
  turn_voided: () => "/turns/void",
  entry_undone: () => "/undo",
  game_ended: () => "/end",
  teams_formed: () => "/teams",
  player_added: () => "/players",
  player_renamed: ({ player }) => `/players/${player}/name`,
  player_left: ({ player }) => `/players/${player}/leave`,
  player_rejoined: ({ player }) => `/players/${player}/rejoin`,
  handicap_set: ({ player }) => `/players/${player}/handicap`,
};

/** An event as the change by which a page makes it. */
export function changeOf({ type, undoes, corrects, ...event }: Event): UnsentChange {
  const body = { ...event, sequence: undoes, expects: corrects };
  const path = PATHS[type]?.(event) ?? "";
  return { path, body, points: event.total ?? null, spoken: "", key: "", name: "", link: "", refusal: null };
}
