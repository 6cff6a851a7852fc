import { useEffect } from "preact/hooks";
import { HouseRules } from "../components/HouseRules";
import { MissingGame, useGame } from "../game/GamePage";
import { SyncStatus } from "../game/SyncStatus";
import { shortText } from "../game/TurnDetails";
import { effectiveTurns, turnIn } from "../sheet/entries";
import { game, isOwner } from "../state/game";
import type { Game, LiveCount } from "../sync/apiTypes";
import { lookLink } from "../sync/issuedLinks";
import { liveCounts } from "../sync/liveUpdates";
import { translate } from "../text/language";
import { leadText, resultText } from "../text/resultText";
import { NowPlaying } from "./NowPlaying";
import { isMany, Scores } from "./Scores";

/** The game for a television: the turn that is played and the standing, to be read across the room. */
export function DisplayPage({ link }: { link: string }) {
  const { error, trouble } = useGame(link);
  useEffect(() => void (isOwner.value && lookOnly(link)), [isOwner.value]);
  if (error) return <MissingGame error={error} trouble={trouble} />;
  const open = game.value;
  if (!open) return <p class="waiting">{translate("web.game.loading")}</p>;
  const count = shownCount(open);
  const slot = count ?? open.next;
  const title = headline(open);
  return (
    <div class={`display ${slot ? "" : "ended"} ${isMany(open) ? "many" : ""}`}>
      <SyncStatus />
      <header>
        <h1 style={{ "--length": title.length }}>{title}</h1>
        <HouseRules rules={open.house_rules} />
      </header>
      {slot && <NowPlaying slot={slot} count={count} />}
      <Scores game={open} current={slot?.player ?? null} />
      <footer>
        <p>{lastText(open)}</p>
        <a class="plain" href={`/games/${link}`}>
          {translate("web.display.back")}
        </a>
      </footer>
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

/** The turn that is being counted on a phone, unless it has been recorded since. */
function shownCount(open: Game): LiveCount | null {
  const running = liveCounts.value.filter(
    (count) => open.players.some(({ id, left }) => id === count.player && !left) && !turnIn(open, count),
  );
  return running[running.length - 1] ?? null;
}

function headline(open: Game): string {
  if (effectiveTurns(open).length === 0) return translate("web.display.beginning");
  return resultText(open) ?? leadText(open) ?? translate("web.standing.title");
}

function lastText(open: Game): string {
  const turns = effectiveTurns(open);
  const last = turns[turns.length - 1];
  return last ? `${shortText(last)}.` : "";
}
