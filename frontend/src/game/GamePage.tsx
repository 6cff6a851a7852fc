import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refused, sentence } from "../keep/request";
import { language, list, say } from "../language";
import { Trouble } from "../look/Trouble";
import { AddPlayer } from "./AddPlayer";
import { EntryForm } from "./EntryForm";
import { Finish } from "./Finish";
import { History } from "./History";
import { game, open, slot, trouble } from "./play";
import { Standing } from "./Standing";
import { Starter } from "./Starter";

/** One game: whose turn it is, the count, the standing and what was entered. */
export function GamePage({ id }: { id: string }) {
  const missing = useSignal<string | null>(null);
  const again = useSignal(true);

  const fetchGame = async () => {
    missing.value = null;
    try {
      await open(id);
    } catch (raised) {
      missing.value = sentence(raised);
      again.value = !(raised instanceof Refused);
    }
  };
  useEffect(() => void fetchGame(), [id]);
  useEffect(() => {
    const names = game.value?.players.map((player) => player.name) ?? [];
    document.title = names.length ? `${list(names)} · sjoelen` : say("web.page.title");
  }, [game.value, language.value]);

  if (missing.value)
    return <Missing sentence={missing.value} retry={again.value ? () => void fetchGame() : null} />;
  return game.value ? <OpenGame /> : <p class="waiting">{say("web.game.loading")}</p>;
}

function Missing(props: { sentence: string; retry: (() => void) | null }) {
  return (
    <section class="card missing">
      <h1>{say("web.game.missing")}</h1>
      <Trouble sentence={props.sentence} />
      {props.retry ? (
        <button type="button" class="main" onClick={props.retry}>
          {say("web.trouble.again")}
        </button>
      ) : (
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
      <div class="playing">
        <Starter />
        <Finish />
        {slot.value ? <EntryForm /> : <Trouble sentence={trouble.value} />}
      </div>
      <div class="telling">
        <Standing />
        <History />
        <AddPlayer />
      </div>
    </div>
  );
}
