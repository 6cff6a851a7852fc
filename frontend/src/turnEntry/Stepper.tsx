import { translate } from "../text/language";

interface StepperProps {
  readonly value: number;
  readonly text: string;
  readonly most: number;
  readonly invalid: boolean;
  readonly setText: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** One count: a button for a disc more, the number itself, a button for a disc fewer. */
export function Stepper({ value, text, most, invalid, setText }: StepperProps) {
  const count = text.trim() === "" ? 0 : Number(text);
  const step = (by: number) => {
    const stepped = (Number.isInteger(count) ? count : 0) + by;
    if (stepped >= 0 && (by < 0 || stepped <= most)) setText(String(stepped));
  };
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    const by = STEPS[event.key];
    if (by) step(by);
    else if (event.key !== "Enter" || !focusNext(event.currentTarget)) return;
    event.preventDefault();
  };
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={translate("web.entry.more", { value })}
        aria-disabled={count >= most}
        onClick={() => step(1)}
      >
        +
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        enterkeyhint="next"
        maxLength={5}
        aria-label={translate("web.entry.compartment", { value })}
        aria-valuenow={Number.isInteger(count) ? count : undefined}
        aria-invalid={invalid}
        aria-describedby="verdict"
        aria-valuemin={0}
        aria-valuemax={Number.isInteger(most) ? most : undefined}
        placeholder="0"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={translate("web.entry.fewer", { value })}
        aria-disabled={!(count > 0)}
        onClick={() => step(-1)}
      >
        −
      </button>
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
