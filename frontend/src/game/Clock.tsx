import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UndoOffer } from "../components/UndoOffer";
import { link } from "../state/game";
import { offerUndo } from "../state/undoOffers";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { announce } from "../text/announce";
import { translate } from "../text/language";

const LENGTH_MS = 5 * 60_000; // an agreement at home: no edition knows a clock
const TICK_MS = 250;

/** An optional clock of five minutes; it ends nothing by itself. */
export function Clock() {
  const endsAt = useSignal(readItem<number | null>(keys.clock(link.value), null));
  const now = useSignal(Date.now());
  const setEnd = (end: number | null) => {
    endsAt.value = end;
    now.value = Date.now();
    writeItem(keys.clock(link.value), end);
  };
  const takeTime = (end: number | null) => {
    const before = endsAt.value;
    setEnd(end);
    if (before !== null)
      offerUndo(
        "clock",
        () => translate("web.undo.clock"),
        () => setEnd(before),
      );
  };
  useEffect(() => {
    if (endsAt.value === null) return;
    const end = endsAt.value;
    const ticks = setInterval(() => {
      if (now.value < end && Date.now() >= end) announce(translate("web.clock.over"));
      now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(ticks);
  }, [endsAt.value]);
  const left_s = endsAt.value === null ? null : Math.max(0, Math.ceil((endsAt.value - now.value) / 1000));
  return (
    <details class="card clock">
      <summary>{translate("web.clock.title")}</summary>
      <p class={left_s === 0 ? "time over" : "time"}>
        {left_s === 0 ? translate("web.clock.over") : clockFace(left_s ?? LENGTH_MS / 1000)}
      </p>
      <div class="inline">
        <button type="button" class="second" onClick={() => takeTime(Date.now() + LENGTH_MS)}>
          {translate(endsAt.value === null ? "web.clock.start" : "web.clock.again")}
        </button>
        {endsAt.value !== null && (
          <button type="button" class="second" onClick={() => takeTime(null)}>
            {translate("web.clock.stop")}
          </button>
        )}
      </div>
      <UndoOffer place="clock" />
    </details>
  );
}

const clockFace = (time_s: number) => `${Math.floor(time_s / 60)}:${String(time_s % 60).padStart(2, "0")}`;
