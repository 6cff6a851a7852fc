/** The lead and the result of a game, each in one sentence for every page. */

import { lead, result } from "../sheet/result";
import type { Game } from "../sync/apiTypes";
import { formatList, translate } from "./language";

/** Of more leaders a sentence tells the number. */
const NAMED_MAX = 4;

/** The leaders, null while there are none. */
export function leadText(game: Game): string | null {
  const leading = lead(game);
  if (!leading) return null;
  const count = leading.sides.length;
  if (count > NAMED_MAX) return translate("web.standing.level-many", { count });
  const names = sideNames(leading.sides, game);
  return leading.sides.length > 1
    ? translate("web.standing.level", { names })
    : translate("web.standing.leads", { count: leading.by, name: names });
}

/** The winners once all agreed turns are played, null before. */
export function resultText(game: Game): string | null {
  const final = result(game);
  if (!final) return null;
  const facts = { count: final.points, name: sideNames(final.sides, game) };
  return translate(`web.finish.${final.kind}`, facts);
}

const sideNames = (sides: readonly string[], { teams, players }: Game): string =>
  formatList(sides.map((side) => [...teams, ...players].find(({ id }) => id === side)?.name || "?"));
