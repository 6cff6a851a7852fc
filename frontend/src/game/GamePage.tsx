import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Trouble } from "../components/ErrorMessage";
import { game, gone, link, mayEnter, open, owns, trouble } from "../state/game";
import { restore, slot } from "../state/turnEntry";
import { Refused, sentence } from "../sync/api";
import { language, list, say } from "../text/language";
import { EntryForm } from "../turnEntry/TurnForm";
import { Clock } from "./Clock";
import { Finish } from "./GameResult";
import { History } from "./History";
import { Unkept } from "./OfflineNotice";
import { Players } from "./Players";
import { Share } from "./Share";
import { Standing } from "./Standing";
import { Starter } from "./StarterDraw";
import { Disputed, Sync } from "./SyncStatus";

const RETRY_MS = 2_000;

/** Opens the game behind the link, and goes on asking while nobody answers. */
export function useGame(at: string) {
  const missing = useSignal<string | null>(null);
  const refused = useSignal(false);
  useEffect(() => {
    let stop = () => {};
    let closed = false;
    const attempt = async () => {
      try {
        const unfollow = await open(at);
        missing.value = null;
        restore();
        if (closed) unfollow();
        else stop = unfollow;
      } catch (raised) {
        missing.value = sentence(raised);
        refused.value = raised instanceof Refused;
        if (refused.value || closed) return;
        const retry = setTimeout(() => void attempt(), RETRY_MS);
        stop = () => clearTimeout(retry);
      }
    };
    void attempt();
    return () => {
      closed = true;
      stop();
    };
  }, [at]);
  useEffect(() => {
    const names = game.value?.players.map((player) => player.name) ?? [];
    document.title = names.length ? `${list(names)} · sjoelen` : say("web.page.title");
  }, [game.value, language.value]);
  return { missing: gone.value ?? missing.value, refused: gone.value !== null || refused.value };
}

/** One game: whose turn it is, the count, the standing and what was entered. */
export function GamePage({ link: at }: { link: string }) {
  const { missing, refused } = useGame(at);
  if (missing) return <Missing sentence={missing} refused={refused} />;
  return game.value ? <OpenGame /> : <p class="waiting">{say("web.game.loading")}</p>;
}

export function Missing(props: { sentence: string; refused: boolean }) {
  return (
    <section class="card missing">
      <h1>{say(props.refused ? "web.game.missing" : "web.game.unreachable")}</h1>
      <Trouble sentence={props.refused ? props.sentence : say("web.sync.retrying")} />
      {props.refused && (
        <a class="main" href="/">
          {say("web.game.new")}
        </a>
      )}
    </section>
  );
}

function OpenGame() {
  return (
    <div class="game">
      <h1 class="unseen">{say("web.game.title")}</h1>
      <div class="playing">
        <Sync />
        <Disputed />
        <Trouble sentence={trouble.value} />
        {mayEnter.value && <Starter />}
        <Finish />
        {mayEnter.value && slot.value && <EntryForm />}
        <Unkept />
      </div>
      <div class="telling">
        <Standing />
        <History />
        <div class="more">
          <Players />
          <Clock />
          <Share />
          {owns.value && (
            <a class="second" href={`/api/v1/games/${link.value}/export`} download>
              {say("web.file.export")}
            </a>
          )}
          <a class="second" href={`/games/${link.value}/form`}>
            {say("web.page.form-of-game")}
          </a>
          <a class="second" href={`/games/${link.value}/display?theme=dark`}>
            {say("web.display.open")}
          </a>
        </div>
      </div>
    </div>
  );
}
