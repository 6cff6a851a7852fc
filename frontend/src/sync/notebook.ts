/** What this browser noted, games and people, under an unguessable name of its own. */

import { recall, remember } from "../storage/localStorage";
import { get, post, Refused } from "./api";
import type { Card, Notebook } from "./apiTypes";

const known = (): string | null => {
  const kept = recall<unknown>("notebook", null);
  return typeof kept === "string" ? kept : null;
};

/** The notebook's name, made at the first game; null where it cannot be made now. */
export async function ownNotebook(): Promise<string | null> {
  const kept = known();
  if (kept) return kept;
  try {
    const { notebook } = await post<{ notebook: string }>("/notebooks", {});
    remember("notebook", notebook);
    return notebook;
  } catch {
    return null;
  }
}

export async function readNotebook(): Promise<Notebook> {
  const kept = known();
  if (!kept) return { games: [], people: [] };
  try {
    return await get<Notebook>(`/notebooks/${kept}`);
  } catch (trouble) {
    if (trouble instanceof Refused && trouble.refusal.family === "unknown") remember("notebook", null);
    throw trouble;
  }
}

export const write = (what: "games" | "drop" | "merge" | "unmerge" | "erase", body: object) =>
  post<Notebook>(`/notebooks/${known()}/${what}`, body);

/** Notes a game that came by a link; whoever only looks in still finds it back. */
export async function note(link: string): Promise<void> {
  if (noted().includes(link) || !(await ownNotebook())) return;
  await write("games", { link });
  remember("noted", [...noted(), link]);
}

/** Takes a game off the list, by the link that the list has of it; whoever opens it again has it noted again. */
export async function drop(link: string): Promise<void> {
  remember(
    "noted",
    noted().filter((each) => each !== link),
  );
  if (!known()) return;
  try {
    await write("drop", { link });
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble; // refused: it is not on the list
  }
}

function noted(): readonly unknown[] {
  const kept = recall<unknown>("noted", []);
  return Array.isArray(kept) ? kept : [];
}

export const cardOf = (person: string) => get<Card>(`/notebooks/${known()}/people/${person}`);
