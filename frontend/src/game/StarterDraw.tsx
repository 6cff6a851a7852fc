import { useSignal } from "@preact/signals";
import { counted } from "../sheet/turnOrder";
import { ask, busy, game, nameOf } from "../state/game";
import { announce } from "../text/announce";
import { say } from "../text/language";

const STEPS_MS = [90, 90, 100, 110, 130, 160, 200, 260, 340, 440];

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = (time_ms: number) => new Promise((done) => setTimeout(done, time_ms));

/** Who starts? The dice are the server's, the suspense is ours. */
export function Starter() {
  const shown = useSignal<string | null>(null);
  const on = game.value;
  if (!on || on.players.length < 2 || counted(on).length > 0) return null;

  const draw = async () => {
    shown.value = on.players[0]?.id ?? null;
    const drawn = await ask("/starter", {});
    if (!drawn?.starter) {
      shown.value = null;
      return;
    }
    const last = drawn.players.findIndex((player) => player.id === drawn.starter);
    for (const [step, time_ms] of (calm() ? [] : STEPS_MS).entries()) {
      const place = last + step - STEPS_MS.length + 1 + drawn.players.length * STEPS_MS.length;
      shown.value = drawn.players[place % drawn.players.length]?.id ?? null;
      await pause(time_ms);
    }
    shown.value = null;
    announce(say("web.starter.drawn", { name: nameOf(drawn.starter) }));
  };

  if (on.starter && !shown.value)
    return (
      <section class="card starter drawn">
        <h2>{say("web.starter.drawn", { name: nameOf(on.starter) })}</h2>
      </section>
    );
  return (
    <section class="card starter" aria-labelledby="who-starts">
      <h2 id="who-starts">{say("web.starter.title")}</h2>
      {shown.value ? (
        <p class="drawing" aria-hidden="true">
          {nameOf(shown.value)}
        </p>
      ) : (
        <button type="button" class="main" aria-busy={busy.value} onClick={() => void draw()}>
          {say("web.starter.draw")}
        </button>
      )}
    </section>
  );
}
