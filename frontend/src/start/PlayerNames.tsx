import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { UndoOffer } from "../components/UndoOffer";
import { offerUndo } from "../state/undoOffers";
import type { Person } from "../sync/apiTypes";
import { translate } from "../text/language";

const NAME_LENGTH_MAX = 40;
const SHOWN_PEOPLE_MAX = 12;

/** A player on the list: a known person until the name is changed. */
export interface NewPlayer {
  readonly name: string;
  readonly person?: string;
}

interface PlayerNamesProps {
  readonly players: Signal<readonly NewPlayer[]>;
  readonly knownPeople: readonly Person[];
}

/** The names of the players, one on a line; Enter goes to the next line, a tap adds a known person. */
export function PlayerNames({ players, knownPeople }: PlayerNamesProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const focus = (place: number) =>
    requestAnimationFrame(() => field.current?.querySelectorAll("input")[place]?.focus());

  const setName = (place: number, name: string) => {
    players.value = players.value.map((other, index) => (index === place ? { name } : other));
  };
  const add = () => {
    players.value = [...players.value, { name: "" }];
    focus(players.value.length - 1);
  };
  const remove = (place: number) => {
    const before = players.value;
    players.value = before.filter((_, index) => index !== place);
    const removed = before[place]?.name || translate("web.new.player", { place: place + 1 });
    offerUndo(
      "names",
      () => translate("web.undo.player", { name: removed }),
      () => (players.value = before),
    );
    focus(Math.max(0, place - 1));
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== "Enter" || event.isComposing || players.value[place]?.name.trim() === "") return;
    event.preventDefault();
    if (place === players.value.length - 1) add();
    else focus(place + 1);
  };

  const invite = ({ id, name }: Person) => {
    const free = players.value.findIndex((player) => player.name.trim() === "");
    const invited = { name, person: id };
    players.value =
      free < 0
        ? [...players.value, invited]
        : players.value.map((player, index) => (index === free ? invited : player));
  };
  const others = knownPeople.filter(
    ({ id, name }) => name && !players.value.some(({ person }) => person === id),
  );

  return (
    <fieldset class="field names" ref={field}>
      <legend>{translate("web.new.players")}</legend>
      <ol>
        {players.value.map(({ name }, place) => (
          <li key={place}>
            <input
              type="text"
              value={name}
              maxLength={NAME_LENGTH_MAX}
              autocomplete="off"
              enterkeyhint="next"
              aria-label={translate("web.new.player", { place: place + 1 })}
              placeholder={translate("web.new.player", { place: place + 1 })}
              onInput={(event) => setName(place, event.currentTarget.value)}
              onKeyDown={(event) => onKeyDown(event, place)}
            />
            {players.value.length > 1 && (
              <button
                type="button"
                class="quiet"
                aria-label={translate("web.new.remove", { name: name || place + 1 })}
                onClick={() => remove(place)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <UndoOffer place="names" />
      <button type="button" class="second" onClick={add}>
        {translate("web.new.add")}
      </button>
      {others.length > 0 && (
        <fieldset class="field">
          <legend>{translate("web.new.known")}</legend>
          <div class="choices">
            {others.slice(0, SHOWN_PEOPLE_MAX).map((person) => (
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
