import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { link } from "../state/game";
import { recall, remember } from "../storage/localStorage";
import { announce } from "../text/announce";
import { say } from "../text/language";

const LENGTH_MS = 5 * 60_000; // an agreement at home: no edition knows a clock
const TICK_MS = 250;

/** A clock of five minutes for those who want one; it ends nothing by itself. */
export function Clock() {
  const room = `clock.${link.value}`;
  const endsAt = useSignal(recall<number | null>(room, null));
  const now = useSignal(Date.now());
  const set = (end: number | null) => {
    endsAt.value = end;
    now.value = Date.now();
    remember(room, end);
  };
  useEffect(() => {
    if (endsAt.value === null) return;
    const end = endsAt.value;
    const tick = setInterval(() => {
      if (now.value < end && Date.now() >= end) announce(say("web.clock.over"));
      now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [endsAt.value]);
  const left_s = endsAt.value === null ? null : Math.max(0, Math.ceil((endsAt.value - now.value) / 1000));
  return (
    <details class="card clock">
      <summary>{say("web.clock.title")}</summary>
      <p class={left_s === 0 ? "time over" : "time"}>
        {left_s === 0 ? say("web.clock.over") : face(left_s ?? LENGTH_MS / 1000)}
      </p>
      <div class="inline">
        <button type="button" class="second" onClick={() => set(Date.now() + LENGTH_MS)}>
          {say(endsAt.value === null ? "web.clock.start" : "web.clock.again")}
        </button>
        {endsAt.value !== null && (
          <button type="button" class="second" onClick={() => set(null)}>
            {say("web.clock.stop")}
          </button>
        )}
      </div>
    </details>
  );
}

const face = (time_s: number) => `${Math.floor(time_s / 60)}:${String(time_s % 60).padStart(2, "0")}`;
