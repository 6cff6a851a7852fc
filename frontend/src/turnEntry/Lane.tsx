import { useHold } from "../components/useHold";
import { activePlace, choosePlace } from "../state/turnEntry";
import { translate } from "../text/language";
import { Compartment } from "./Compartment";

interface LaneProps {
  readonly place: number;
  readonly value: number;
  readonly text: string;
  readonly most: number;
  readonly sets: number;
  /** How many lay here before this sub-turn. */
  readonly before: number;
  readonly refused: boolean;
  readonly invalid: boolean;
  readonly setText: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** One compartment, which is tapped for one more, its gate, and its count. */
export function Lane({ place, value, text, most, sets, before, refused, invalid, setText }: LaneProps) {
  const count = text.trim() === "" ? 0 : Number(text);
  const step = (by: number) => {
    const stepped = (Number.isInteger(count) ? count : 0) + by;
    if (stepped >= 0 && (by < 0 || stepped <= most)) setText(String(stepped));
  };
  const hold = useHold(() => {
    choosePlace(place);
    step(1);
  });
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    const by = STEPS[event.key];
    if (by) step(by);
    else if (event.key !== "Enter" || !focusNext(event.currentTarget)) return;
    event.preventDefault();
  };
  return (
    <div class={activePlace.value === place ? "lane active" : "lane"}>
      <button
        type="button"
        class="one-more"
        aria-label={translate("web.entry.more", { value })}
        aria-disabled={count >= most}
        {...hold}
      >
        <Compartment discs={count} sets={sets} before={before} refused={refused} />
        <span class="gate" aria-hidden="true" translate={false}>
          <span>{value}</span>
        </span>
      </button>
      <input
        type="text"
        inputMode="none" // the pad is the keyboard; one of a computer types as ever
        role="spinbutton"
        maxLength={5}
        aria-label={translate("web.entry.compartment", { value })}
        aria-valuenow={Number.isInteger(count) ? count : undefined}
        aria-invalid={invalid}
        aria-describedby="verdict"
        aria-valuemin={0}
        aria-valuemax={Number.isInteger(most) ? most : undefined}
        placeholder="0"
        value={text}
        onFocus={(event) => {
          choosePlace(place);
          event.currentTarget.select();
        }}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Enter goes to the next compartment; after the last it submits the form. */
function focusNext(field: HTMLInputElement): boolean {
  const fields = [...(field.closest("fieldset")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}
