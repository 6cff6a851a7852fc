/** The games of this browser: the notebook lists them, and what is kept here serves when nobody answers. */

import { recall, remember } from "../storage/localStorage";
import type { Game, Notebook } from "./apiTypes";
import { drop } from "./notebook";

export interface KnownGame {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly edition: string;
  readonly at: string;
  /** The link by which the notebook knows it, where that is another one. */
  readonly noted?: string;
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
  forgetDropped(game.id);
}

/** What the notebook lists and what only this browser knows, the newest first; what was taken off is off. */
export function listed(noted: Notebook["games"]): readonly KnownGame[] {
  const here = knownGames();
  const both = noted.map((game) => {
    const own = here.find(({ id }) => id === game.id);
    return {
      id: game.id,
      link: own?.link ?? game.link,
      noted: game.link,
      title: game.players?.join(", ") || own?.title || "",
      edition: game.edition ?? own?.edition ?? "",
      at: game.at ?? own?.at ?? new Date(0).toISOString(),
    };
  });
  const others = here.filter(({ id }) => !noted.some((game) => game.id === id));
  return [...both, ...others]
    .filter(({ id }) => !dropped().some((game) => game.id === id))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

interface Dropped {
  readonly id: string;
  readonly link: string;
}

/** Taken off here; the notebook has not heard of it yet. */
const dropped = () => recall<readonly Dropped[]>("dropped", []);

const forgetDropped = (id: string) =>
  remember(
    "dropped",
    dropped().filter((game) => game.id !== id),
  );

/** Takes a game off this browser's list; the game itself stays. */
export async function leave({ id, link, noted = link }: KnownGame): Promise<void> {
  remember(
    "games",
    knownGames().filter((game) => game.id !== id),
  );
  remember("dropped", [...dropped(), { id, link: noted }]);
  await tellDropped();
}

/** Tells the notebook what was taken off while nobody answered. */
export async function tellDropped(): Promise<void> {
  for (const { id, link } of dropped()) {
    await drop(link);
    forgetDropped(id);
  }
}
