import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editions } from "../rules/edition";
import type { Person } from "../sync/apiTypes";
import { type KnownGame, knownGames, leave, listed, tellDropped } from "../sync/knownGames";
import { readNotebook } from "../sync/notebook";
import { language, say, sayEdition } from "../text/language";
import { ImportGame } from "./ImportGame";
import { NewGameForm } from "./NewGameForm";

export function StartPage() {
  const games = useSignal(knownGames());
  const people = useSignal<readonly Person[]>([]);
  const read = async () => {
    await tellDropped();
    const notes = await readNotebook();
    games.value = listed(notes.games);
    people.value = notes.people;
  };
  useEffect(() => void read().catch(() => {}), []); // nobody answers: what is kept here has to do
  useEffect(() => {
    document.title = say("web.page.title");
  }, [language.value]);
  return (
    <div class="start">
      <section class="card" aria-labelledby="new-game">
        <h1 id="new-game">{say("web.new.title")}</h1>
        <NewGameForm known={people.value} />
      </section>
      <div class="aside">
        <KnownGames games={games} />
        <ImportGame />
      </div>
    </div>
  );
}

function KnownGames({ games }: { games: Signal<readonly KnownGame[]> }) {
  if (games.value.length === 0) return null;
  const forget = (game: KnownGame) => {
    games.value = games.value.filter(({ id }) => id !== game.id);
    leave(game).catch(() => {}); // the notebook is told later
  };
  return (
    <section class="card known" aria-labelledby="known-games">
      <h2 id="known-games">{say("web.known.title")}</h2>
      <ul>
        {games.value.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
            <button
              type="button"
              class="quiet"
              aria-label={say("web.known.forget", { title: game.title })}
              title={say("web.known.forget", { title: game.title })}
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

function GameLink({ game }: { game: KnownGame }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(new Date(game.at));
  const edition = editions.find((each) => each.id === game.edition);
  return (
    <a href={`/games/${encodeURIComponent(game.link)}`}>
      <strong>{game.title || say("web.known.nameless")}</strong>
      <small>{edition ? `${day} · ${sayEdition(edition)}` : day}</small>
    </a>
  );
}
