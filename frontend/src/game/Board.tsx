import { say } from "../language";
import { Compartment } from "./Compartment";
import type { Verdict } from "./judge";
import { change, draft, edition } from "./play";

/** The four compartments with their discs, in board order, each with its stepper before the gate. */
export function Board({ verdict }: { verdict: Verdict }) {
  const values = edition.value?.gate_values.value ?? [];
  return (
    <fieldset class="board">
      <legend class="unseen">{say("web.entry.counts")}</legend>
      {values.map((value, place) => (
        <div class="lane" key={value}>
          <Compartment
            discs={verdict.tally[place] ?? 0}
            sets={Math.min(...verdict.tally)}
            refused={verdict.stage === "refused"}
          />
          <Gate value={value} />
          <Stepper
            value={value}
            place={place}
            count={verdict.tally[place] ?? 0}
            most={verdict.most[place] ?? 0}
            refused={verdict.stage === "refused"}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The numeral above an opening, between the posts of the gate bar. */
function Gate({ value }: { value: number }) {
  return (
    <div class="gate" aria-hidden="true">
      <span>{value}</span>
    </div>
  );
}

interface StepperProps {
  readonly value: number;
  readonly place: number;
  readonly count: number;
  readonly most: number;
  readonly refused: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function Stepper({ value, place, count, most, refused }: StepperProps) {
  const write = (text: string) =>
    change({
      counts: draft.value.counts.map((other, at) => (at === place ? text : other)),
      slides: [],
      after: null,
    });
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
  const facts = { value };
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={say("web.entry.more", facts)}
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
        aria-label={say("web.entry.compartment", facts)}
        aria-valuenow={Number.isInteger(count) ? count : undefined}
        aria-invalid={refused}
        aria-describedby="verdict"
        aria-valuemin={0}
        aria-valuemax={Number.isInteger(most) ? most : undefined}
        placeholder="0"
        value={draft.value.counts[place]}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={say("web.entry.fewer", facts)}
        aria-disabled={!(count > 0)}
        onClick={() => step(-1)}
      >
        −
      </button>
    </div>
  );
}

/** Enter goes to the next compartment; after the last it records. */
function toNext(field: HTMLInputElement): boolean {
  const fields = [...(field.closest("fieldset")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}
