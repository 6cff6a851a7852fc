import { expect } from "vitest";
import { appendLine } from "../sheet/consistency";
import { effectiveTurns, foldEntries, isEffective, isTurnLine, turnIn } from "../sheet/entries";
import { ranking, teamRanking } from "../sheet/ranking";
import { lead, result, sides } from "../sheet/result";
import { isComplete, nextSlot, openTurn } from "../sheet/turnOrder";
import { applyUnsent, lineOf, turnOf } from "../sheet/unsentChanges";
import type { Game, Place, TeamPlace } from "../sync/apiTypes";
import type { Case } from "./cases";
import { changeOf, gameOf } from "./games";
import type { Kind } from "./kinds";

const entryFunctions = [foldEntries, effectiveTurns, isEffective, isTurnLine, turnIn];

export const gameKinds: Readonly<Record<string, Kind>> = {
  next_player: { functions: [nextSlot, openTurn, isComplete, ...entryFunctions], check: checkGame },
  ranking: { functions: [ranking, teamRanking], check: checkGame },
  result: { functions: [lead, result, sides], check: checkGame },
  unsent: { functions: [applyUnsent, appendLine, lineOf, turnOf], check: checkGame },
};

function checkGame(item: Case): void {
  const results = resultsOf(applyUnsent(gameOf(item), (item.unsent ?? []).map(changeOf)));
  const compared = Object.keys(results).filter((key) => key in item);
  const pick = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(compared.map((key) => [key, values[key]]));
  expect(compared.length).toBeGreaterThan(0);
  expect(pick(results)).toEqual(pick(item));
}

/** Every result that a case can ask for. */
function resultsOf(game: Game): Readonly<Record<string, unknown>> {
  const leading = lead(game);
  const final = result(game);
  const turns = game.players.map(({ id }) => [id, openTurn(game, id)] as const);
  return {
    next: game.next ?? {},
    open_turns: Object.fromEntries(turns.filter(([, turn]) => turn !== null)),
    complete: game.complete,
    standing: game.standing.map(placeOf),
    team_standing: game.team_standing.map((place) => teamPlaceOf(place, game)),
    leaders: (leading?.sides ?? []).map((side) => sideName(side, game)),
    by: leading?.by ?? 0,
    result: final?.kind ?? "none",
    winners: (final?.sides ?? []).map((side) => sideName(side, game)),
    points: final?.points ?? 0,
    names: game.players.map(({ name }) => name),
    left: game.players.filter(({ left }) => left).map(({ id }) => id),
    handicaps: game.handicaps,
    entries: game.entries.length,
    undone: game.entries.filter(({ undone }) => undone).map(({ sequence }) => sequence),
    struck: game.entries.filter(({ struck }) => struck).map(({ sequence }) => sequence),
  };
}

const placeOf = ({ player, average, best, handicap, left, ...place }: Place) => ({
  ...{ player, rank: place.rank, points: place.points, turns: place.turns, behind: place.behind },
  ...(average ? { average: [average.numerator, average.denominator] } : {}),
  ...(best === null ? {} : { best }),
  ...(handicap ? { handicap } : {}),
  ...(left ? { left } : {}),
});

/** A team by its name, which a case gives it; a player by the identity. */
const sideName = (side: string, { teams }: Game): string => teams.find(({ id }) => id === side)?.name ?? side;

const teamPlaceOf = ({ team, average, ...place }: TeamPlace, game: Game) => ({
  ...{ team: sideName(team, game), ...place },
  ...(average ? { average: [average.numerator, average.denominator] } : {}),
});
