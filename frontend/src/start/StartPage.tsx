import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UndoOffer } from "../components/UndoOffer";
import { editions } from "../rules/edition";
import { OtherPhones } from "../share/OtherPhones";
import { offerUndo, undoOffers } from "../state/undoOffers";
import type { Person } from "../sync/apiTypes";
import { forgetGame, type KnownGame, knownGames, mergeGames, sendForgotten } from "../sync/knownGames";
import { readNotebook } from "../sync/notebook";
import { announce } from "../text/announce";
import { editionName, formatList, language, translate } from "../text/language";
import { ImportGame } from "./ImportGame";
import { NewGameForm } from "./NewGameForm";

export function StartPage() {
  const games = useSignal(knownGames());
  const people = useSignal<readonly Person[]>([]);
  const load = async () => {
    await sendForgotten();
    const notes = await readNotebook();
    games.value = mergeGames(notes.games);
    people.value = notes.people;
  };
  useEffect(() => void load().catch(() => {}), []); // without an answer the stored list is shown
  useEffect(() => {
    document.title = translate("web.page.title");
  }, [language.value]);
  return (
    <div class="start">
      <section class="card" aria-labelledby="new-game">
        <h1 id="new-game">{translate("web.new.title")}</h1>
        <NewGameForm knownPeople={people.value} />
      </section>
      <div class="aside">
        <KnownGames games={games} />
        <OtherPhones />
        <ImportGame />
      </div>
    </div>
  );
}

function KnownGames({ games }: { games: Signal<readonly KnownGame[]> }) {
  if (games.value.length === 0 && !undoOffers.value.games) return null;
  const forget = (game: KnownGame) => {
    const before = games.value;
    games.value = before.filter(({ id }) => id !== game.id);
    const back = forgetGame(game);
    const sentence = () => translate("web.undo.forgotten", { title: gameTitle(game) });
    announce(sentence());
    offerUndo("games", sentence, () => {
      back();
      games.value = before;
    });
  };
  return (
    <section class="card known" aria-labelledby="known-games">
      <h2 id="known-games">{translate("web.known.title")}</h2>
      <UndoOffer place="games" takesFocus />
      <ul>
        {games.value.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
            <button
              type="button"
              class="quiet"
              aria-label={translate("web.known.forget", { title: gameTitle(game) })}
              title={translate("web.known.forget", { title: gameTitle(game) })}
              onClick={() => forget(game)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const gameTitle = ({ title }: KnownGame): string => title || translate("web.known.nameless");

/** Whether the game goes on, and who leads or won. */
function stateText({ over, leaders = [] }: KnownGame): string {
  if (over === undefined) return "";
  const names = formatList(leaders);
  if (over) return names ? translate("web.known.won", { names }) : translate("web.known.over");
  return names ? translate("web.known.leads", { names }) : translate("web.known.running");
}

function GameLink({ game }: { game: KnownGame }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  const edition = editions.find(({ id }) => id === game.edition);
  const facts = [when.format(new Date(game.at)), edition ? editionName(edition) : "", stateText(game)];
  return (
    <a href={`/games/${encodeURIComponent(game.link)}`}>
      <strong>{gameTitle(game)}</strong>
      <small>{facts.filter(Boolean).join(" · ")}</small>
    </a>
  );
}
