import { Choice } from "../components/Choice";
import { edition } from "../state/game";
import { draft, edit } from "../state/turnEntry";
import { cite, say } from "../text/language";
import type { Slide } from "./draft";
import type { Verdict } from "./verdict";

/** After which sub-turn the maximum lay, and the bonus slides that this earned: exactly those. */
export function BonusQuestions({ verdict }: { verdict: Verdict }) {
  const asks = verdict.asksAfter && verdict.score !== null;
  if (!asks && !verdict.due) return null;
  return (
    <div class="bonus">
      {asks && <AfterWhich points={verdict.score?.points ?? 0} />}
      {verdict.due && <Why />}
      {verdict.due && <Slides count={verdict.due.slides} optional={verdict.due.optional} />}
    </div>
  );
}

/** Why there is something to slide still: whoever sees it for the first time does not know. */
function Why() {
  const rules = edition.value;
  return rules && <p class="soft">{cite(say("web.history.bonus-why"), rules.bonus.article)}</p>;
}

function AfterWhich({ points }: { points: number }) {
  const subturns = edition.value?.subturns.value ?? 0;
  return (
    <fieldset class="field">
      <legend>{say("web.bonus.after", { points })}</legend>
      <div class="choices">
        {Array.from({ length: subturns }, (_, place) => place + 1).map((subturn) => (
          <Choice
            key={subturn}
            name="after"
            checked={draft.value.after === subturn}
            choose={() => edit({ after: subturn, slides: [] })}
          >
            {subturn}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** One slide after the other: missed, a gate, or not taken where the edition leaves that free. */
function Slides({ count, optional }: { count: number; optional: boolean }) {
  const slides = draft.value.slides;
  const declinedAt = slides.indexOf("declined");
  const asked = declinedAt < 0 ? count : declinedAt + 1;
  const answer = (place: number, slide: Slide) =>
    edit({
      slides: Array.from({ length: count }, (_, at) => (at === place ? slide : (slides[at] ?? null))),
    });
  return (
    <>
      {Array.from({ length: asked }, (_, place) => (
        <SlideQuestion
          key={place}
          place={place}
          count={count}
          optional={optional}
          answered={slides[place] ?? null}
          answer={(slide) => answer(place, slide)}
        />
      ))}
    </>
  );
}

interface SlideQuestionProps {
  readonly place: number;
  readonly count: number;
  readonly optional: boolean;
  readonly answered: Slide;
  readonly answer: (slide: Slide) => void;
}

function SlideQuestion({ place, count, optional, answered, answer }: SlideQuestionProps) {
  const values = edition.value?.gate_values.value ?? [];
  const choices: readonly Slide[] = [...values, 0, ...(optional ? (["declined"] as const) : [])];
  return (
    <fieldset class="field">
      <legend>
        {count === 1 ? say("web.bonus.slide") : say("web.bonus.slide-of", { slide: place + 1, count })}
      </legend>
      <div class="choices">
        {choices.map((choice) => (
          <Choice
            key={choice}
            name={`slide-${place}`}
            checked={answered === choice}
            choose={() => answer(choice)}
          >
            {slideLabel(choice)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function slideLabel(slide: Slide): string {
  if (slide === "declined") return say("web.bonus.declined");
  return slide === 0 ? say("web.bonus.missed") : String(slide);
}
