/** Changes that a sheet refuses, because they have arrived already or another device was first. */

import type { Game, Line } from "../sync/apiTypes";
import { foldEntries, isTurnLine, turnIn } from "./entries";
import { isComplete } from "./turnOrder";

const NEVER_UNDONE = ["game_started", "link_issued", "link_revoked"];

/** The game with one more line, null where the sheet has no room for it. */
export function appendLine(game: Game, line: Line): Game | null {
  const after = foldEntries({ ...game, entries: [...game.entries, line] });
  return isRefused(line, game, after) ? null : after;
}

function isRefused(line: Line, before: Game, after: Game): boolean {
  const { player: id, turn } = line;
  const player = before.players.find((candidate) => candidate.id === id);
  const left = player?.left ?? false;
  const turnLine = id != null && turn != null ? turnIn(before, { player: id, turn }) : undefined;
  if (id != null && !player) return true;
  switch (line.type) {
    case "game_ended":
      return isComplete(before);
    case "turn_recorded":
    case "turn_voided":
      return before.ended || left || turnLine !== undefined;
    case "turn_corrected":
      return turnLine?.sequence !== line.corrects;
    case "entry_undone":
      return (
        !mayBeUndone(before.entries.find(({ sequence }) => sequence === line.undoes)) || !isConsistent(after)
      );
    case "player_left":
      return left;
    case "player_rejoined":
      return !left;
    default:
      return false;
  }
}

const mayBeUndone = (line: Line | undefined): boolean =>
  line !== undefined && !line.undone && !NEVER_UNDONE.includes(line.type);

/** True if each turn has a player and follows on the turn that it replaces, and one starter was drawn at most. */
function isConsistent({ entries, players }: Game): boolean {
  const lines = entries.filter((line) => !line.undone);
  const inForce = new Map<string, number>();
  for (const line of lines.filter(isTurnLine)) {
    const place = `${line.player} ${line.turn}`;
    const replaced = line.type === "turn_corrected" ? (line.corrects ?? undefined) : undefined;
    if (inForce.get(place) !== replaced || !players.some(({ id }) => id === line.player)) return false;
    inForce.set(place, line.sequence);
  }
  return lines.filter((line) => line.type === "starter_drawn").length <= 1;
}
