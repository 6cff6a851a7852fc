import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UndoOffer } from "../components/UndoOffer";
import { link } from "../state/game";
import { offerUndo } from "../state/undoOffers";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { announce } from "../text/announce";
import { translate } from "../text/language";
import { canVibrate, prepareSound, soundAlarm, vibrate } from "./alarm";

const LENGTH_MS = 5 * 60_000; // an agreement at home: no edition knows a clock
const TICK_MS = 250;

/** An optional clock of five minutes; it ends nothing by itself. */
export function Clock() {
  const endsAt = useSignal(readItem<number | null>(keys.clock(link.value), null));
  const now = useSignal(Date.now());
  const sound = useSignal(readItem(keys.clockSound, true));
  const vibration = useSignal(readItem(keys.clockVibration, true));
  const setEnd = (end: number | null) => {
    endsAt.value = end;
    now.value = Date.now();
    writeItem(keys.clock(link.value), end);
  };
  const ring = () => {
    announce(translate("web.clock.over"));
    if (sound.value) soundAlarm();
    if (vibration.value) vibrate();
  };
  const takeTime = (end: number | null) => {
    prepareSound();
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
      if (now.value < end && Date.now() >= end) ring();
      now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(ticks);
  }, [endsAt.value]);
  const left_s = endsAt.value === null ? null : Math.max(0, Math.ceil((endsAt.value - now.value) / 1000));
  return (
    <details class="card clock">
      <summary>{translate("web.clock.title")}</summary>
      <p class={left_s === 0 ? "time over" : "time"} translate={left_s === 0}>
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
      <div class="ticks">
        <Tick on={sound} name={keys.clockSound} text="web.clock.sound" />
        {canVibrate() && <Tick on={vibration} name={keys.clockVibration} text="web.clock.vibration" />}
      </div>
    </details>
  );
}

interface TickProps {
  readonly on: Signal<boolean>;
  /** The name under which the choice is stored, and the key of its text. */
  readonly name: string;
  readonly text: string;
}

function Tick({ on, name, text }: TickProps) {
  const toggle = () => {
    on.value = !on.value;
    writeItem(name, on.value);
  };
  return (
    <label class="tick">
      <input type="checkbox" checked={on.value} onChange={toggle} />
      <span>{translate(text)}</span>
    </label>
  );
}

const clockFace = (time_s: number) => `${Math.floor(time_s / 60)}:${String(time_s % 60).padStart(2, "0")}`;
