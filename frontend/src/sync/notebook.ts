/** The notebook of this browser on the server: its games and people, under an unguessable id. */

import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { getJson, postOnce, RefusedError } from "./api";
import type { Card, Notebook } from "./apiTypes";

const notebookId = (): string | null => {
  const stored = readItem<unknown>(keys.notebookId, null);
  return typeof stored === "string" ? stored : null;
};

/** The notebook's id, made with the first game; null where it cannot be made now. */
export async function ensureNotebook(): Promise<string | null> {
  const id = notebookId();
  if (id) return id;
  try {
    const { notebook } = await postOnce<{ notebook: string }>("/notebooks", {});
    writeItem(keys.notebookId, notebook);
    return notebook;
  } catch {
    return null;
  }
}

export async function readNotebook(): Promise<Notebook> {
  const id = notebookId();
  if (!id) return { games: [], people: [] };
  try {
    return await getJson<Notebook>(`/notebooks/${id}`);
  } catch (error) {
    if (error instanceof RefusedError && error.refusal.family === "unknown") writeItem(keys.notebookId, null);
    throw error;
  }
}

/** Changes the notebook, and returns it as it then is. */
export const changeNotebook = (what: "games" | "drop" | "merge" | "unmerge" | "erase", body: object) =>
  postOnce<Notebook>(`/notebooks/${notebookId()}/${what}`, body);

/** Notes a game that came by a link, so that this browser finds it again. */
export async function noteGame(link: string): Promise<void> {
  if (notedLinks().includes(link) || !(await ensureNotebook())) return;
  await changeNotebook("games", { link });
  writeItem(keys.notedLinks, [...notedLinks(), link]);
}

/** Takes a game off the list, by the link that the list has of it; opening it again notes it again. */
export async function removeGame(link: string): Promise<void> {
  writeItem(
    keys.notedLinks,
    notedLinks().filter((noted) => noted !== link),
  );
  if (!notebookId()) return;
  try {
    await changeNotebook("drop", { link });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error; // refused: it is not on the list
  }
}

function notedLinks(): readonly unknown[] {
  const stored = readItem<unknown>(keys.notedLinks, []);
  return Array.isArray(stored) ? stored : [];
}

export const fetchCard = (person: string) => getJson<Card>(`/notebooks/${notebookId()}/people/${person}`);
