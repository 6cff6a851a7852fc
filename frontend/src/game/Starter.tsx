import { useSignal } from "@preact/signals";
import type { Game } from "../keep/wire";
import { say } from "../language";
import { busy, counted, drawStarter, game, nameOf } from "./play";

const STEPS_MS = [90, 90, 100, 110, 130, 160, 200, 260, 340, 440];

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = (time_ms: number) => new Promise((done) => setTimeout(done, time_ms));

/** Who starts? The dice are the server's, the suspense is ours. */
export function Starter() {
  const shown = useSignal<string | null>(null);
  const on = game.value;
  if (!on || on.players.length < 2 || counted(on).length > 0) return null;

  const suspense = async (drawn: Game) => {
    if (calm()) return;
    const last = drawn.players.findIndex((player) => player.id === drawn.starter);
    for (const [step, time_ms] of STEPS_MS.entries()) {
      const place = last + step - STEPS_MS.length + 1 + drawn.players.length * STEPS_MS.length;
      shown.value = drawn.players[place % drawn.players.length]?.id ?? null;
      await pause(time_ms);
    }
    shown.value = null;
  };

  if (on.starter && !shown.value)
    return (
      <section class="card starter drawn">
        <h1>{say("web.starter.drawn", { name: nameOf(on.starter) })}</h1>
      </section>
    );
  return (
    <section class="card starter" aria-labelledby="who-starts">
      <h1 id="who-starts">{say("web.starter.title")}</h1>
      {shown.value ? (
        <p class="drawing" aria-hidden="true">
          {nameOf(shown.value)}
        </p>
      ) : (
        <button type="button" class="main" aria-busy={busy.value} onClick={() => void drawStarter(suspense)}>
          {say("web.starter.draw")}
        </button>
      )}
    </section>
  );
}
