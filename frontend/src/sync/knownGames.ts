/** The games of this browser: the notebook lists them, and the stored list serves when nobody answers. */

import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import type { Game, Notebook, Strength } from "./apiTypes";
import { removeGame } from "./notebook";

export interface KnownGame {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly edition: string;
  readonly at: string;
  /** True when the game is over; unsaid by an earlier release. */
  readonly over?: boolean;
  /** Who leads or won, by name. */
  readonly leaders?: readonly string[];
  /** The right of the link; games of an earlier release do not say it. */
  readonly strength?: string;
  /** The link by which the notebook knows it, where that is another one. */
  readonly noted?: string;
}

const MOST_GAMES = 50;

/** The stored list. Games of an earlier release have no link: then the id was the address. */
export const knownGames = (): readonly KnownGame[] => {
  const games = readItem<unknown>(keys.knownGames, []);
  return Array.isArray(games)
    ? games.filter(isKnownGame).map((game) => ({ ...game, link: game.link ?? game.id }))
    : [];
};

const isKnownGame = (item: unknown): item is KnownGame =>
  item !== null &&
  typeof item === "object" &&
  ["id", "title", "edition", "at"].every((name) => typeof Reflect.get(item, name) === "string") &&
  !Number.isNaN(Date.parse(Reflect.get(item, "at")));

/** Puts a game on top of this browser's list; of two links to it the one with more rights stays. */
export function addKnownGame(game: Game, link: string): void {
  const title = game.players.map((player) => player.name).join(", ");
  const old = knownGames().find(({ id }) => id === game.id);
  const stronger =
    old && reach(old.strength) > reach(game.strength) ? old : { link, strength: game.strength };
  const added = {
    id: game.id,
    title,
    edition: game.edition,
    at: new Date().toISOString(),
    over: game.complete,
    link: stronger.link,
    strength: stronger.strength ?? "enter",
  };
  const others = knownGames().filter((other) => other.id !== game.id);
  writeItem(keys.knownGames, [added, ...others].slice(0, MOST_GAMES));
  clearForgotten(game.id);
}

const STRENGTHS: readonly string[] = ["look", "enter", "own"] satisfies Strength[];

/** How far a right goes; an unsaid one is taken to be more than looking. */
const reach = (strength: string = "enter"): number => STRENGTHS.indexOf(strength);

/** The games of the notebook and of this browser, running ones first, then the newest, without forgotten ones. */
export function mergeGames(noted: Notebook["games"]): readonly KnownGame[] {
  const stored = knownGames();
  const fromNotebook = noted.map((game) => {
    const own = stored.find(({ id }) => id === game.id);
    return {
      id: game.id,
      link: own?.link ?? game.link,
      noted: game.link,
      title: game.players?.join(", ") || own?.title || "",
      edition: game.edition ?? own?.edition ?? "",
      at: game.at ?? own?.at ?? new Date(0).toISOString(),
      over: game.complete,
      leaders: game.leader,
    };
  });
  const others = stored.filter(({ id }) => !noted.some((game) => game.id === id));
  return [...fromNotebook, ...others]
    .filter(({ id }) => !forgottenGames().some((game) => game.id === id))
    .sort(runningFirst);
}

const runningFirst = (left: KnownGame, right: KnownGame): number =>
  Number(left.over ?? false) - Number(right.over ?? false) || Date.parse(right.at) - Date.parse(left.at);

interface ForgottenGame {
  readonly id: string;
  readonly link: string;
}

/** Games that were taken off here and not yet in the notebook. */
const forgottenGames = () => readItem<readonly ForgottenGame[]>(keys.forgottenGames, []);

const clearForgotten = (id: string) =>
  writeItem(
    keys.forgottenGames,
    forgottenGames().filter((game) => game.id !== id),
  );

/**
 * Takes a game off this browser's list; the game itself stays. The notebook follows at the next visit, so that
 * the game can be put back until then: by the function that is returned.
 */
export function forgetGame({ id, link, noted = link }: KnownGame): () => void {
  const before = knownGames();
  writeItem(
    keys.knownGames,
    before.filter((game) => game.id !== id),
  );
  writeItem(keys.forgottenGames, [...forgottenGames(), { id, link: noted }]);
  return () => {
    writeItem(keys.knownGames, before);
    clearForgotten(id);
  };
}

/** Takes the games off the notebook that were forgotten at an earlier visit. */
export async function sendForgotten(): Promise<void> {
  for (const { id, link } of forgottenGames()) {
    await removeGame(link);
    clearForgotten(id);
  }
}
