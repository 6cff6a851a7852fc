/** The links that this browser issued: the server stores only their hash. */

import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { getJson, postOnce } from "./api";
import type { IssuedLink, Links, Strength } from "./apiTypes";

type IssuedLinks = Readonly<Partial<Record<Strength, IssuedLink>>>;

export const issuedLinks = (link: string): IssuedLinks => readItem<IssuedLinks>(keys.links(link), {});

export async function issueLink(link: string, strength: Strength): Promise<IssuedLink> {
  const issued = await postOnce<IssuedLink>(`/games/${link}/links`, { strength });
  writeItem(keys.links(link), { ...issuedLinks(link), [strength]: issued });
  return issued;
}

/** The link to look that this browser issued before, if it still opens the game, else a new one. */
export async function lookLink(link: string): Promise<string> {
  const old = issuedLinks(link).look;
  const { links } = await getJson<Links>(`/games/${link}/links`);
  const usable = old && links.some(({ id, revoked }) => id === old.id && !revoked);
  return usable ? old.link : (await issueLink(link, "look")).link;
}
