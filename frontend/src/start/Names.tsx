import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { say } from "../language";

const LONGEST = 40;

/** The players by name, one on a line; Enter goes on to the next. */
export function Names({ names }: { names: Signal<readonly string[]> }) {
  const field = useRef<HTMLFieldSetElement>(null);
  const focus = (place: number) =>
    requestAnimationFrame(() => field.current?.querySelectorAll("input")[place]?.focus());

  const write = (place: number, name: string) => {
    names.value = names.value.map((other, at) => (at === place ? name : other));
  };
  const add = () => {
    names.value = [...names.value, ""];
    focus(names.value.length - 1);
  };
  const remove = (place: number) => {
    names.value = names.value.filter((_, at) => at !== place);
    focus(Math.max(0, place - 1));
  };
  const next = (event: KeyboardEvent, place: number) => {
    if (event.key !== "Enter" || event.isComposing || names.value[place]?.trim() === "") return;
    event.preventDefault();
    if (place === names.value.length - 1) add();
    else focus(place + 1);
  };

  return (
    <fieldset class="field names" ref={field}>
      <legend>{say("web.new.players")}</legend>
      <ol>
        {names.value.map((name, place) => (
          <li key={place}>
            <input
              type="text"
              value={name}
              maxLength={LONGEST}
              autocomplete="off"
              enterkeyhint="next"
              aria-label={say("web.new.player", { place: place + 1 })}
              placeholder={say("web.new.player", { place: place + 1 })}
              onInput={(event) => write(place, event.currentTarget.value)}
              onKeyDown={(event) => next(event, place)}
            />
            {names.value.length > 1 && (
              <button
                type="button"
                class="quiet"
                aria-label={say("web.new.remove", { name: name || place + 1 })}
                onClick={() => remove(place)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" class="second" onClick={add}>
        {say("web.new.add")}
      </button>
    </fieldset>
  );
}
