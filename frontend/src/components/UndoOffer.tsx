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
    <div class="undo-offer">
      <p>{offer.sentence()}</p>
      <button type="button" class="second" ref={button} onClick={undo}>
        <span class="arrow" aria-hidden="true">
          ↶
        </span>{" "}
        {translate("web.undo.undo")}
      </button>
    </div>
  );
}
