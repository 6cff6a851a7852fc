import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { averageText, isShared, Rank } from "../game/Standing";
import { playerName } from "../state/game";
import type { Game, Ratio } from "../sync/apiTypes";
import { formatList, formatNumber, translate } from "../text/language";
import { pageOf, pageShape, rowsOf } from "./pages";

const PAGE_MS = 10_000;

/** A line of the standing: a team, or a player. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly members: string;
  readonly rank: number;
  readonly shared: boolean;
  readonly average: Ratio | null;
  readonly points: number;
}

/** Teams first, then players; pages turn by themselves, and the one of the player who slides comes first. */
export function Scores({ game, current }: { game: Game; current: string | null }) {
  const rows = rowsOfGame(game);
  const { pages, columns, rows: perColumn } = pageShape(rows.length);
  const page = useSignal(0);
  const place = rows.findIndex(({ id }) => id === current);
  useEffect(() => {
    page.value = pageOf(place, rows.length);
    const timer = setInterval(() => (page.value = (page.value + 1) % pages), PAGE_MS);
    return () => clearInterval(timer);
  }, [current, pages]);
  const shown = Math.min(page.value, pages - 1);
  const digits = Math.max(...rows.map(({ points }) => formatNumber(points).length));
  const shape = { "--rows": perColumn, "--columns": columns, "--digits": digits };
  return (
    <div class={columns > 1 ? "scores two" : "scores"} style={shape}>
      <ol>
        {rowsOf(rows, shown).map((row) => (
          <li
            key={row.id}
            class={row.members ? "team" : ""}
            aria-current={row.id === current ? "true" : undefined}
          >
            <Rank rank={row.rank} shared={row.shared} />
            <span class="name" style={{ "--length": row.name.length }}>
              {row.name}
              {row.members && <small>{row.members}</small>}
            </span>
            <small class="average">
              {translate("web.standing.average")} {averageText(row.average)}
            </small>
            <b>{formatNumber(row.points)}</b>
          </li>
        ))}
      </ol>
      {pages > 1 && <p class="page">{translate("web.display.of", { page: shown + 1, pages })}</p>}
    </div>
  );
}

/** True if the standing needs two columns. */
export const isMany = ({ team_standing, standing }: Game): boolean =>
  pageShape(team_standing.length + standing.length).columns > 1;

function rowsOfGame({ teams, team_standing, standing }: Game): readonly Row[] {
  const teamRows = team_standing.map(({ team: id, rank, points, average }) => {
    const team = teams.find((other) => other.id === id);
    const members = formatList(team?.players.map(playerName) ?? []);
    const shared = isShared({ rank }, team_standing);
    return { id, name: team?.name ?? "?", members, rank, shared, average, points };
  });
  const playerRows = standing.map(({ player: id, rank, points, average }) => {
    const shared = isShared({ rank }, standing);
    return { id, name: playerName(id), members: "", rank, shared, average, points };
  });
  return [...teamRows, ...playerRows];
}
