import type { Edition, Ruling } from "./edition";

/** What happens to the disc, or the turn, and which article says so; null for an unknown incident. */
export function ruling(incident: string, edition: Edition): Ruling | null {
  return edition.incidents[incident] ?? null;
}
