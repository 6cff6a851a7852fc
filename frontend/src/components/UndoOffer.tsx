import { useEffect, useRef } from "preact/hooks";
import { type OfferPlace, takeOffer, undoOffers } from "../state/undoOffers";
import { translate } from "../text/language";

interface UndoOfferProps {
  readonly place: OfferPlace;
  /** True where the control that took something away has gone itself, and the focus with it. */
  readonly takesFocus?: boolean;
}

/** What was just taken away here, and the button that brings it back. */
export function UndoOffer({ place, takesFocus = false }: UndoOfferProps) {
  if (!undoOffers.value[place]) return null;
  return (
    <div class="undo-offer">
      <UndoSentence place={place} />
      <UndoButton place={place} takesFocus={takesFocus} />
    </div>
  );
}

/** What was just done or taken away. */
export function UndoSentence({ place }: UndoOfferProps) {
  const offer = undoOffers.value[place];
  return offer ? <p class="undo-sentence">{offer.sentence()}</p> : null;
}

/** The button that brings it back. */
export function UndoButton({ place, takesFocus = false }: UndoOfferProps) {
  const button = useRef<HTMLButtonElement>(null);
  const offer = undoOffers.value[place];
  useEffect(() => {
    if (offer && takesFocus && document.activeElement === document.body) button.current?.focus();
  }, [offer]);
  if (!offer) return null;
  const undo = () => {
    takeOffer(place);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" class="second undo" ref={button} onClick={undo}>
      <span class="arrow" aria-hidden="true">
        ↶
      </span>{" "}
      <span>{translate("web.undo.undo")}</span>
    </button>
  );
}
