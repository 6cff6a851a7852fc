/** Verdicts on discs as sentences. */

import type { DiscVerdict } from "../sync/apiTypes";
import { citationText, formatNumber, translate } from "../text/language";

/** Where a disc counts, or that it does not, and why. */
export function verdictText(verdict: DiscVerdict): string {
  const facts = { gate: verdict.counts_in, reason: reasonText(verdict) };
  return translate(verdict.counts_in === null ? "scene.counts-not" : "scene.counts", facts);
}

function reasonText(verdict: DiscVerdict): string {
  const article = citationText(verdict.article);
  if (verdict.incident !== null) {
    const incident = translate(`incident.${verdict.incident}`);
    const consequence = translate(`incident.${verdict.consequence}`);
    return translate("scene.reason.incident", { incident, consequence, article });
  }
  const place = translate(`scene.place.${verdict.place}`, { gate: verdict.gate });
  const mm = formatNumber(Math.abs(verdict.lath_mm ?? 0), 1);
  return translate(`scene.reason.${verdict.reason}`, { place, mm, article });
}
