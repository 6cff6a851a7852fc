import { type Answer, type Dispute, disputes, type Edition } from "./edition";

/** Each question that people argue about, with the answers of this edition (R73). */
export const answersByDispute = (edition: Edition): readonly (readonly [Dispute, readonly Answer[]])[] =>
  disputes.map((dispute) => [dispute, dispute.subjects.flatMap((subject) => edition.answers[subject] ?? [])]);
