/** The games of this browser. */

import { recall, remember } from "./memory";
import type { Game } from "./wire";

export interface KnownGame {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly edition: string;
  readonly at: string;
}

const MOST = 50;

/** Kept by an earlier release they have no link: then the id was the address. */
export const knownGames = (): readonly KnownGame[] => {
  const games = recall<unknown>("games", []);
  return Array.isArray(games)
    ? games.filter(isKnownGame).map((game) => ({ ...game, link: game.link ?? game.id }))
    : [];
};

const isKnownGame = (thing: unknown): thing is KnownGame =>
  thing !== null &&
  typeof thing === "object" &&
  ["id", "title", "edition", "at"].every((name) => typeof Reflect.get(thing, name) === "string") &&
  !Number.isNaN(Date.parse(Reflect.get(thing, "at")));

/** Puts a game on top of this browser's list. */
export function know(game: Game, link: string): void {
  const title = game.players.map((player) => player.name).join(", ");
  const known = { id: game.id, link, title, edition: game.edition, at: new Date().toISOString() };
  remember("games", [known, ...knownGames().filter((other) => other.id !== game.id)].slice(0, MOST));
}

/** Takes a game off this browser's list; the game itself stays. */
export function leave(id: string): void {
  remember(
    "games",
    knownGames().filter((game) => game.id !== id),
  );
}
