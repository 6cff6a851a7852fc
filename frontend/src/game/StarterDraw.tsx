import { useSignal } from "@preact/signals";
import { effectiveTurns } from "../sheet/entries";
import { busy, game, playerName, requestGame } from "../state/game";
import { announce } from "../text/announce";
import { translate } from "../text/language";

const STEPS_MS = [90, 90, 100, 110, 130, 160, 200, 260, 340, 440];

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = (time_ms: number) => new Promise((resolve) => setTimeout(resolve, time_ms));

/** Draws the player who starts: the server draws, the page shows one name after the other. */
export function StarterDraw() {
  const shown = useSignal<string | null>(null);
  const open = game.value;
  if (!open || open.players.length < 2 || effectiveTurns(open).length > 0) return null;

  const draw = async () => {
    shown.value = open.players[0]?.id ?? null;
    const drawn = await requestGame("/starter", {});
    if (!drawn?.starter) {
      shown.value = null;
      return;
    }
    const last = drawn.players.findIndex((player) => player.id === drawn.starter);
    for (const [step, time_ms] of (reducesMotion() ? [] : STEPS_MS).entries()) {
      const place = last + step - STEPS_MS.length + 1 + drawn.players.length * STEPS_MS.length;
      shown.value = drawn.players[place % drawn.players.length]?.id ?? null;
      await pause(time_ms);
    }
    shown.value = null;
    announce(translate("web.starter.drawn", { name: playerName(drawn.starter) }));
  };

  if (open.starter && !shown.value)
    return (
      <section class="card starter drawn">
        <h2>{translate("web.starter.drawn", { name: playerName(open.starter) })}</h2>
      </section>
    );
  return (
    <section class="card starter" aria-labelledby="who-starts">
      <h2 id="who-starts">{translate("web.starter.title")}</h2>
      {shown.value ? (
        <p class="drawing" aria-hidden="true">
          {playerName(shown.value)}
        </p>
      ) : (
        <button type="button" class="main" aria-busy={busy.value} onClick={() => void draw()}>
          {translate("web.starter.draw")}
        </button>
      )}
    </section>
  );
}
