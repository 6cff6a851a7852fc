import { type Answer, type Dispute, disputes, type Edition } from "./edition";

/** The questions people argue about, with what this edition answers (R73). */
export function answered(edition: Edition): readonly (readonly [Dispute, readonly Answer[]])[] {
  return disputes.map((each) => [each, each.subjects.flatMap((subject) => edition.answers[subject] ?? [])]);
}
