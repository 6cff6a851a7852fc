import { say } from "../text/language";

interface StepperProps {
  readonly value: number;
  readonly text: string;
  readonly most: number;
  readonly invalid: boolean;
  readonly write: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** One count: a disc more, the number itself, a disc fewer. */
export function Stepper({ value, text, most, invalid, write }: StepperProps) {
  const count = text.trim() === "" ? 0 : Number(text);
  const step = (by: number) => {
    const stepped = (Number.isInteger(count) ? count : 0) + by;
    if (stepped >= 0 && (by < 0 || stepped <= most)) write(String(stepped));
  };
  const press = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    const by = STEPS[event.key];
    if (by) step(by);
    else if (event.key !== "Enter" || !toNext(event.currentTarget)) return;
    event.preventDefault();
  };
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={say("web.entry.more", { value })}
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
        aria-label={say("web.entry.compartment", { value })}
        aria-valuenow={Number.isInteger(count) ? count : undefined}
        aria-invalid={invalid}
        aria-describedby="verdict"
        aria-valuemin={0}
        aria-valuemax={Number.isInteger(most) ? most : undefined}
        placeholder="0"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={say("web.entry.fewer", { value })}
        aria-disabled={!(count > 0)}
        onClick={() => step(-1)}
      >
        −
      </button>
    </div>
  );
}

/** Enter goes to the next compartment; after the last it goes on with the turn. */
function toNext(field: HTMLInputElement): boolean {
  const fields = [...(field.closest("fieldset")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}
