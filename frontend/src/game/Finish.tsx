import { list, say, sayCount } from "../language";
import { game, nameOf } from "./play";

/** All agreed turns are played: who has won, or who share it. */
export function Finish() {
  const on = game.value;
  if (!on?.complete || on.players.length === 0) return null;
  const first = on.standing.filter((place) => place.rank === 1);
  const names = list(first.map((place) => nameOf(place.player)));
  const points = first[0]?.points ?? 0;
  const key =
    first.length > 1 ? "web.finish.shared" : on.players.length > 1 ? "web.finish.won" : "web.finish.alone";
  return (
    <section class="card finish">
      <h1>{sayCount(key, points, { name: names })}</h1>
      <a class="main" href="/">
        {say("web.game.new")}
      </a>
    </section>
  );
}
