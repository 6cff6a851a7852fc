import { useSignal } from "@preact/signals";
import { effectiveTurns } from "../sheet/entries";
import { busy, game, playerName, requestGame } from "../state/game";
import { draft, slot } from "../state/turnEntry";
import { announce } from "../text/announce";
import { translate } from "../text/language";
import { isEmpty } from "../turnEntry/draft";

const STEPS_MS = [90, 90, 100, 110, 130, 160, 200, 260, 340, 440];

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = (time_ms: number) => new Promise((resolve) => setTimeout(resolve, time_ms));

/** The drawn player; said apart where this device is counting for somebody else. */
function Drawn({ starter }: { starter: string }) {
  const counted = slot.value?.player ?? starter;
  const facts = { name: playerName(starter), other: playerName(counted) };
  return (
    <section class="card starter drawn">
      {counted === starter ? (
        <h2>{translate("web.starter.drawn", facts)}</h2>
      ) : (
        <p class="notice">{translate("web.starter.other", facts)}</p>
      )}
    </section>
  );
}

/** Draws the player who starts: the server draws, the page shows one name after the other. */
export function StarterDraw() {
  const shown = useSignal<string | null>(null);
  const open = game.value;
  if (!open || open.players.length < 2 || effectiveTurns(open).length > 0) return null;
  if (open.starter && !shown.value) return <Drawn starter={open.starter} />;
  if (!isEmpty(draft.value)) return null; // a count has its player already

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
