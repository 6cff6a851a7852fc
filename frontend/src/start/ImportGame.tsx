import { useSignal } from "@preact/signals";
import { ErrorMessage } from "../components/ErrorMessage";
import { errorSentence, postOnce } from "../sync/api";
import type { Game } from "../sync/apiTypes";
import { addKnownGame } from "../sync/knownGames";
import { noteGame } from "../sync/notebook";
import { translate } from "../text/language";

/** Imports a game from a file. */
export function ImportGame() {
  const error = useSignal<string | null>(null);
  const importFile = async (file: File | undefined) => {
    if (!file) return;
    error.value = null;
    try {
      const game = await postOnce<Game>("/import", { file: await file.text() });
      if (!game.link) return;
      addKnownGame(game, game.link);
      await noteGame(game.link);
      location.assign(`/games/${game.link}`);
    } catch (caught) {
      error.value = errorSentence(caught);
    }
  };
  return (
    <section class="card import">
      <label class="second file">
        <span>{translate("web.file.import")}</span>
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => void importFile(event.currentTarget.files?.[0])}
        />
      </label>
      <ErrorMessage sentence={error.value} />
    </section>
  );
}
