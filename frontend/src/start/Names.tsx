import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Person } from "../sync/apiTypes";
import { say } from "../text/language";

const LONGEST = 40;
const MOST_KNOWN = 12;

/** Somebody on the list: a known person as long as the name is left as it is. */
export interface Named {
  readonly name: string;
  readonly person?: string;
}

interface NamesProps {
  readonly names: Signal<readonly Named[]>;
  readonly known: readonly Person[];
}

/** The players by name, one on a line; Enter goes on to the next, who played before is one tap away. */
export function Names({ names, known }: NamesProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const focus = (place: number) =>
    requestAnimationFrame(() => field.current?.querySelectorAll("input")[place]?.focus());

  const write = (place: number, name: string) => {
    names.value = names.value.map((other, at) => (at === place ? { name } : other));
  };
  const add = () => {
    names.value = [...names.value, { name: "" }];
    focus(names.value.length - 1);
  };
  const remove = (place: number) => {
    names.value = names.value.filter((_, at) => at !== place);
    focus(Math.max(0, place - 1));
  };
  const next = (event: KeyboardEvent, place: number) => {
    if (event.key !== "Enter" || event.isComposing || names.value[place]?.name.trim() === "") return;
    event.preventDefault();
    if (place === names.value.length - 1) add();
    else focus(place + 1);
  };

  const invite = ({ id, name }: Person) => {
    const free = names.value.findIndex((each) => each.name.trim() === "");
    const invited = { name, person: id };
    names.value =
      free < 0 ? [...names.value, invited] : names.value.map((each, at) => (at === free ? invited : each));
  };
  const others = known.filter(({ id, name }) => name && !names.value.some((each) => each.person === id));

  return (
    <fieldset class="field names" ref={field}>
      <legend>{say("web.new.players")}</legend>
      <ol>
        {names.value.map(({ name }, place) => (
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
      {others.length > 0 && (
        <fieldset class="field">
          <legend>{say("web.new.known")}</legend>
          <div class="choices">
            {others.slice(0, MOST_KNOWN).map((person) => (
              <button type="button" class="second" key={person.id} onClick={() => invite(person)}>
                {person.name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
