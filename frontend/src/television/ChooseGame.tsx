import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorMessage } from "../components/ErrorMessage";
import { errorSentence, postOnce } from "../sync/api";
import type { IssuedLink, Notebook } from "../sync/apiTypes";
import { readNotebook } from "../sync/notebook";
import { announce } from "../text/announce";
import { formatList, language, translate } from "../text/language";
import { codeText } from "./code";

type Games = Notebook["games"];

/** On the phone that scanned a television's code: one of its own games goes there. */
export function ChooseGame({ code }: { code: string }) {
  const games = useSignal<Games | null>(null);
  const sent = useSignal(false);
  const error = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    error.value = null;
    try {
      await work();
    } catch (caught) {
      error.value = errorSentence(caught);
    }
  };
  useEffect(
    () =>
      void attempt(async () => {
        games.value = ownGames((await readNotebook()).games);
      }),
    [],
  );
  useEffect(() => {
    document.title = `${translate("web.tv.title")} · sjoelen`;
  }, [language.value]);
  const send = (link: string) =>
    attempt(async () => {
      await postOnce<IssuedLink>(`/games/${link}/television`, { code });
      sent.value = true;
      announce(translate("web.tv.sent"));
    });
  return (
    <section class="card choose-game">
      <h1>{translate("web.tv.choose")}</h1>
      {sent.value && <p class="notice">{translate("web.tv.sent")}</p>}
      {games.value?.length === 0 && <p>{translate("web.tv.none", { code: codeText(code) })}</p>}
      {!sent.value &&
        games.value?.map((game) => (
          <button type="button" class="main" key={game.id} onClick={() => void send(game.link)}>
            {formatList(game.players ?? []) || translate("web.known.nameless")}
          </button>
        ))}
      <ErrorMessage sentence={error.value} />
      <a class="second" href="/">
        {translate("web.tv.start")}
      </a>
    </section>
  );
}

const MOST_GAMES = 8;

/** The games that this browser manages, those that still run first. */
function ownGames(games: Games): Games {
  const own = games.filter(({ strength }) => strength === "own");
  const running = own.filter(({ complete }) => !complete);
  return [...running, ...own.filter(({ complete }) => complete)].slice(0, MOST_GAMES);
}
