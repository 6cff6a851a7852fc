/** Offers to undo what was just taken away, each beside the place where it happened. */

import { signal } from "@preact/signals";

export type OfferPlace = "clock" | "conflicts" | "entry" | "games" | "names" | "players";

interface Offer {
  /** What happened, in the reader's language of that moment. */
  readonly sentence: () => string;
  readonly undo: () => void;
}

/** The last offer of each place; it stays until the next one, or until nothing can be undone any more. */
export const undoOffers = signal<Readonly<Partial<Record<OfferPlace, Offer>>>>({});

export function offerUndo(place: OfferPlace, sentence: () => string, undo: () => void): void {
  undoOffers.value = { ...undoOffers.value, [place]: { sentence, undo } };
}

export function withdrawOffer(place: OfferPlace): void {
  const { [place]: _, ...others } = undoOffers.value;
  undoOffers.value = others;
}

/** Takes the offer: another one may follow, to undo the undoing. */
export function takeOffer(place: OfferPlace): void {
  const offer = undoOffers.value[place];
  withdrawOffer(place);
  offer?.undo();
}
