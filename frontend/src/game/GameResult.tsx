import { HouseRules } from "../components/HouseRules";
import { UndoOffer } from "../components/UndoOffer";
import { busy, game, mayEnter, requestGame } from "../state/game";
import { addKnownGame } from "../sync/knownGames";
import { ensureNotebook } from "../sync/notebook";
import { translate } from "../text/language";
import { resultText } from "../text/resultText";

/** The winners once all agreed turns are played, and a rematch. */
export function GameResult() {
  const sentence = game.value && resultText(game.value);
  if (!sentence) return null;
  return (
    <section class="card finish">
      <h2>{sentence}</h2>
      <UndoOffer place="entry" />
      <HouseRules rules={game.value?.house_rules ?? []} />
      {mayEnter.value && (
        <button type="button" class="main" aria-busy={busy.value} onClick={() => void startRematch()}>
          {translate("web.finish.rematch")}
        </button>
      )}
      <a class="second" href="/">
        {translate("web.game.new")}
      </a>
    </section>
  );
}

/** A new game of the same people by the same rules. */
async function startRematch(): Promise<void> {
  const notebook = await ensureNotebook();
  const rematch = await requestGame("/rematch", notebook ? { notebook } : {});
  if (!rematch?.link) return;
  addKnownGame(rematch, rematch.link);
  location.assign(`/games/${rematch.link}`);
}
