import { Choice } from "../components/Choice";
import { edition } from "../state/game";
import { draft, editDraft } from "../state/turnEntry";
import { cite, translate } from "../text/language";
import type { Slide } from "./draft";
import type { TurnPreview } from "./turnPreview";

/** The sub-turn after which the maximum lay, and exactly the bonus slides that it earned. */
export function BonusQuestions({ preview }: { preview: TurnPreview }) {
  const { bonusDue, score } = preview;
  const asksSubturn = preview.asksSubturn && score !== null;
  if (!asksSubturn && !bonusDue) return null;
  return (
    <div class="bonus">
      {asksSubturn && <SubturnQuestion points={score.points} />}
      {/* the reason, for people who see it for the first time */}
      {bonusDue && <p class="soft">{cite(translate("web.history.bonus-why"), bonusDue.article)}</p>}
      {bonusDue && <Slides count={bonusDue.slides} optional={bonusDue.optional} />}
    </div>
  );
}

function SubturnQuestion({ points }: { points: number }) {
  const subturns = edition.value?.subturns.value ?? 0;
  return (
    <fieldset class="field">
      <legend>{translate("web.bonus.after", { points })}</legend>
      <div class="choices">
        {Array.from({ length: subturns }, (_, place) => place + 1).map((subturn) => (
          <Choice
            key={subturn}
            name="after"
            checked={draft.value.after === subturn}
            choose={() => editDraft({ after: subturn, slides: [] })}
          >
            {subturn}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** One slide after the other: missed, a gate, or declined where the edition leaves that free. */
function Slides({ count, optional }: { count: number; optional: boolean }) {
  const slides = draft.value.slides;
  const declinedPlace = slides.indexOf("declined");
  const questions = declinedPlace < 0 ? count : declinedPlace + 1;
  const setSlide = (place: number, slide: Slide) =>
    editDraft({
      slides: Array.from({ length: count }, (_, index) =>
        index === place ? slide : (slides[index] ?? null),
      ),
    });
  return (
    <>
      {Array.from({ length: questions }, (_, place) => (
        <SlideQuestion
          key={place}
          place={place}
          count={count}
          optional={optional}
          slide={slides[place] ?? null}
          setSlide={(slide) => setSlide(place, slide)}
        />
      ))}
    </>
  );
}

interface SlideQuestionProps {
  readonly place: number;
  readonly count: number;
  readonly optional: boolean;
  readonly slide: Slide;
  readonly setSlide: (slide: Slide) => void;
}

function SlideQuestion({ place, count, optional, slide, setSlide }: SlideQuestionProps) {
  const values = edition.value?.gate_values.value ?? [];
  const choices: readonly Slide[] = [...values, 0, ...(optional ? (["declined"] as const) : [])];
  return (
    <fieldset class="field">
      <legend>
        {count === 1
          ? translate("web.bonus.slide")
          : translate("web.bonus.slide-of", { slide: place + 1, count })}
      </legend>
      <div class="choices">
        {choices.map((choice) => (
          <Choice
            key={choice}
            name={`slide-${place}`}
            checked={slide === choice}
            choose={() => setSlide(choice)}
          >
            {slideLabel(choice)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function slideLabel(slide: Slide): string {
  if (slide === "declined") return translate("web.bonus.declined");
  return slide === 0 ? translate("web.bonus.missed") : String(slide);
}
