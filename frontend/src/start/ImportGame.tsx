import { useSignal } from "@preact/signals";
import { know } from "../keep/games";
import { note } from "../keep/notebook";
import { post, sentence } from "../keep/request";
import type { Game } from "../keep/wire";
import { say } from "../language";
import { Trouble } from "../look/Trouble";

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
