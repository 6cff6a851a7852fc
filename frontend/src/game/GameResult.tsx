import { ask, busy, game, mayEnter, nameOf } from "../state/game";
import { know } from "../sync/knownGames";
import { ownNotebook } from "../sync/notebook";
import { list, say, sayCount } from "../text/language";

/** All agreed turns are played: who has won, or who share it, and once more. */
export function Finish() {
  const on = game.value;
  const here = on?.standing.filter((place) => !place.left) ?? [];
  if (!on?.complete || here.length === 0) return null;
  const first = here.filter((place) => place.rank === here[0]?.rank);
  const names = list(first.map((place) => nameOf(place.player)));
  const key =
    first.length > 1 ? "web.finish.shared" : here.length > 1 ? "web.finish.won" : "web.finish.alone";
  return (
    <section class="card finish">
      <h2>{sayCount(key, first[0]?.points ?? 0, { name: names })}</h2>
      {mayEnter.value && (
        <button type="button" class="main" aria-busy={busy.value} onClick={() => void rematch()}>
          {say("web.finish.rematch")}
        </button>
      )}
      <a class="second" href="/">
        {say("web.game.new")}
      </a>
    </section>
  );
}

/** The same people once more, as a game of its own. */
async function rematch(): Promise<void> {
  const notebook = await ownNotebook();
  const fresh = await ask("/rematch", notebook ? { notebook } : {});
  if (!fresh?.link) return;
  know(fresh, fresh.link);
  location.assign(`/games/${fresh.link}`);
}
