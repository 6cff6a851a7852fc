import { useEffect } from "preact/hooks";
import { HouseRules } from "../components/HouseRules";
import { MissingGame, useGame } from "../game/GamePage";
import { averageText, isShared, Rank, TeamStanding } from "../game/Standing";
import { SyncStatus } from "../game/SyncStatus";
import { shortText } from "../game/TurnDetails";
import { effectiveTurns } from "../sheet/entries";
import { game, isOwner, playerName } from "../state/game";
import type { Game } from "../sync/apiTypes";
import { lookLink } from "../sync/issuedLinks";
import { formatList, formatNumber, translate } from "../text/language";
import { leadText, resultText } from "../text/resultText";

/** The standing for a television: to be read from the other end of the room. */
export function DisplayPage({ link }: { link: string }) {
  const { error, refused } = useGame(link);
  useEffect(() => void (isOwner.value && lookOnly(link)), [isOwner.value]);
  if (error) return <MissingGame error={error} refused={refused} />;
  const open = game.value;
  if (!open) return <p class="waiting">{translate("web.game.loading")}</p>;
  return (
    <div class="display">
      <SyncStatus />
      <h1>{headline(open)}</h1>
      <HouseRules rules={open.house_rules} />
      <TeamStanding game={open} />
      <ol class="scores">
        {open.standing.map((place) => (
          <li key={place.player} aria-current={open.next?.player === place.player ? "true" : undefined}>
            <Rank rank={place.rank} shared={isShared(place, open.standing)} />
            <span class="name">{playerName(place.player)}</span>
            <small>
              {translate("web.standing.average")} {averageText(place.average)}
            </small>
            <b>{formatNumber(place.points)}</b>
          </li>
        ))}
      </ol>
      <Latest game={open} />
      <a class="plain" href={`/games/${link}`}>
        {translate("web.display.back")}
      </a>
    </div>
  );
}

/** A television needs no right to write: the owner's own link does not stay in its address. */
async function lookOnly(link: string): Promise<void> {
  try {
    location.replace(`/games/${await lookLink(link)}/display${location.search}`);
  } catch {
    // without an answer the page stays as it is; it only shows
  }
}

function headline(open: Game): string {
  if (effectiveTurns(open).length === 0) return translate("web.display.beginning");
  return (
    resultText(open) ??
    leadText(open) ??
    formatList(open.players.filter(({ left }) => !left).map(({ name }) => name))
  );
}

/** The last turn, and the next player. */
function Latest({ game }: { game: Game }) {
  const last = effectiveTurns(game).at(-1);
  return (
    <p class="latest">
      {last && `${shortText(last)}. `}
      {game.next && translate("web.display.next", { name: playerName(game.next.player) })}
    </p>
  );
}
