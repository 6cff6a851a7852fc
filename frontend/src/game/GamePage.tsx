import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorMessage } from "../components/ErrorMessage";
import { HouseRules } from "../components/HouseRules";
import { game, isOwner, link, linkError, mayEnter, openGame, requestError } from "../state/game";
import { restoreForm, slot } from "../state/turnEntry";
import { useWakeLock } from "../state/wakeLock";
import { errorSentence, isOutage, RefusedError } from "../sync/api";
import { formatList, language, translate } from "../text/language";
import { TurnForm } from "../turnEntry/TurnForm";
import { Clock } from "./Clock";
import { GameResult } from "./GameResult";
import { History } from "./History";
import { OfflineNotice } from "./OfflineNotice";
import { Players } from "./Players";
import { RefusedChanges } from "./RefusedChanges";
import { Share } from "./Share";
import { Standing } from "./Standing";
import { StarterDraw } from "./StarterDraw";
import { SyncStatus } from "./SyncStatus";

const RETRY_MS = 2_000;

/** The server refuses the game, nobody answers, or something of ours is wrong. */
type Trouble = "refused" | "lost" | "fault";

const troubleOf = (error: unknown): Trouble =>
  error instanceof RefusedError ? "refused" : isOutage(error) ? "lost" : "fault";

/** Opens the game behind a link, and tries again while nobody answers. */
export function useGame(token: string) {
  const error = useSignal<string | null>(null);
  const trouble = useSignal<Trouble>("lost");
  useEffect(() => {
    let stop = () => {};
    let closed = false;
    const attempt = async () => {
      try {
        const unsubscribe = await openGame(token);
        error.value = null;
        restoreForm();
        if (closed) unsubscribe();
        else stop = unsubscribe;
      } catch (caught) {
        error.value = errorSentence(caught);
        trouble.value = troubleOf(caught);
        if (trouble.value === "refused" || closed) return;
        const retryTimer = setTimeout(() => void attempt(), RETRY_MS);
        stop = () => clearTimeout(retryTimer);
      }
    };
    void attempt();
    return () => {
      closed = true;
      stop();
    };
  }, [token]);
  useEffect(() => {
    const names = game.value?.players.map((player) => player.name) ?? [];
    document.title = names.length ? `${formatList(names)} · sjoelen` : translate("web.page.title");
  }, [game.value, language.value]);
  return { error: linkError.value ?? error.value, trouble: linkError.value ? "refused" : trouble.value };
}

/** One game: the next turn, its count, the standing and the history. */
export function GamePage({ link: token }: { link: string }) {
  const { error, trouble } = useGame(token);
  if (error) return <MissingGame error={error} trouble={trouble} />;
  return game.value ? <OpenGame /> : <p class="waiting">{translate("web.game.loading")}</p>;
}

/** A game that the server refused, or that nobody answers for. */
export function MissingGame({ error, trouble }: { error: string; trouble: Trouble }) {
  const refused = trouble === "refused";
  return (
    <section class="card missing">
      <h1>{translate(`web.game.${trouble}`)}</h1>
      <ErrorMessage sentence={refused ? error : translate("web.sync.retrying")} />
      {refused && (
        <a class="main" href="/">
          {translate("web.game.new")}
        </a>
      )}
    </section>
  );
}

function OpenGame() {
  useWakeLock(game.value?.complete === false);
  return (
    <div class="game">
      <h1 class="unseen">{translate("web.game.title")}</h1>
      <div class="playing">
        <SyncStatus />
        {!game.value?.complete && <HouseRules rules={game.value?.house_rules ?? []} />}
        <RefusedChanges />
        <ErrorMessage sentence={requestError.value} />
        {mayEnter.value && <StarterDraw />}
        <GameResult />
        {mayEnter.value && slot.value && <TurnForm />}
        <OfflineNotice />
      </div>
      <div class="telling">
        <Standing />
        <History />
        <div class="more">
          <Players />
          <Clock />
          <Share />
          {isOwner.value && (
            <a class="second" href={`/api/v1/games/${link.value}/export`} download>
              {translate("web.file.export")}
            </a>
          )}
          <a class="second" href={`/games/${link.value}/form`}>
            {translate("web.page.form-of-game")}
          </a>
          <a class="second" href={`/games/${link.value}/display?theme=dark`}>
            {translate("web.display.open")}
          </a>
        </div>
      </div>
    </div>
  );
}
