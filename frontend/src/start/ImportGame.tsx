import { useSignal } from "@preact/signals";
import { Trouble } from "../components/ErrorMessage";
import { post, sentence } from "../sync/api";
import type { Game } from "../sync/apiTypes";
import { know } from "../sync/knownGames";
import { note } from "../sync/notebook";
import { say } from "../text/language";

/** A game that was kept as one file comes back. */
export function ImportGame() {
  const trouble = useSignal<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    trouble.value = null;
    try {
      const game = await post<Game>("/import", { file: await file.text() });
      if (!game.link) return;
      know(game, game.link);
      await note(game.link);
      location.assign(`/games/${game.link}`);
    } catch (raised) {
      trouble.value = sentence(raised);
    }
  };
  return (
    <section class="card import">
      <label class="second file">
        <span>{say("web.file.import")}</span>
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <Trouble sentence={trouble.value} />
    </section>
  );
}
