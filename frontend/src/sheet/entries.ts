/** The entries of a sheet: which of them count, and what follows for the players. */

import type { Game, Line, Player, Slot, TurnLine } from "../sync/apiTypes";

export const isTurnLine = (line: Line): line is TurnLine =>
  line.type === "turn_recorded" || line.type === "turn_corrected";

/** True if the line counts: neither undone nor replaced by a later turn. */
export const isEffective = (line: Line): boolean => !line.undone && !line.struck;

export const effectiveTurns = (game: Game): readonly TurnLine[] =>
  game.entries.filter(isTurnLine).filter(isEffective);

/** The turn that counts in this place, undefined while it is open. */
export const turnIn = (game: Game, { player, turn }: Slot): TurnLine | undefined =>
  effectiveTurns(game).find((line) => line.player === player && line.turn === turn);

/** The game with everything that follows from its entries before the ranking: who plays, how, with whom. */
export function foldEntries(game: Game): Game {
  const entries = markStruck(markUndone(game.entries));
  const lines = entries.filter((line) => !line.undone);
  const players = foldPlayers(lines);
  const ids = players.map(({ id }) => id);
  const drawn = lines.find((line) => line.type === "starter_drawn" && ids.includes(line.player ?? ""));
  const teams = (latestTeams(lines, game) ?? [])
    .map((team) => ({ ...team, players: team.players.filter((id) => ids.includes(id)) }))
    .filter((team) => team.players.length > 0);
  return {
    ...game,
    entries,
    players,
    teams,
    handicaps: foldHandicaps(lines, ids),
    starter: drawn?.player ?? null,
    ended: lines.some((line) => line.type === "game_ended"),
  };
}

/** An entry is undone while an `entry_undone` for it counts. */
function markUndone(entries: readonly Line[]): readonly Line[] {
  const undone = new Set<number>();
  for (const line of entries.toReversed())
    if (line.type === "entry_undone" && line.undoes != null && !undone.has(line.sequence))
      undone.add(line.undoes);
  return entries.map((line) => ({ ...line, undone: undone.has(line.sequence) }));
}

/** Of the turns in one place the last that was not undone counts. */
function markStruck(entries: readonly Line[]): readonly Line[] {
  const place = ({ player, turn }: Slot) => `${player} ${turn}`;
  const turns = entries.filter(isTurnLine).filter((line) => !line.undone);
  const last = new Map(turns.map((line) => [place(line), line.sequence]));
  return entries.map((line) =>
    isTurnLine(line) ? { ...line, struck: !line.undone && last.get(place(line)) !== line.sequence } : line,
  );
}

/** The players in the order of joining, each with the last name. */
function foldPlayers(lines: readonly Line[]): readonly Player[] {
  const players = new Map<string, Player>();
  for (const { type, player, name } of lines) {
    if (player == null) continue;
    const before = players.get(player);
    if (type === "player_added") players.set(player, { id: player, name: name ?? "", left: false });
    else if (before && type === "player_renamed") players.set(player, { ...before, name: name ?? "" });
    else if (before && type === "player_left") players.set(player, { ...before, left: true });
    else if (before && type === "player_rejoined") players.set(player, { ...before, left: false });
  }
  return [...players.values()];
}

function foldHandicaps(lines: readonly Line[], ids: readonly string[]): Game["handicaps"] {
  const points = new Map(
    lines.filter((line) => line.type === "handicap_set").map((line) => [line.player, line.points ?? 0]),
  );
  return Object.fromEntries(ids.map((id) => [id, points.get(id) ?? 0] as const).filter(([, sum]) => sum));
}

/**
 * The teams as they were last formed. Only this device's own lines hold teams, so the undoing of teams
 * shows when the server has answered.
 */
function latestTeams(lines: readonly Line[], game: Game): Game["teams"] | null {
  const latest = lines.findLast((line) => line.type === "teams_formed");
  return latest ? (latest.teams ?? game.teams) : null;
}
