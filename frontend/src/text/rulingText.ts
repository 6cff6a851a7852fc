/** Rulings and answers to disputes as sentences. */

import type { Answer, Ruling } from "../rules/edition";
import { cite, translate } from "./language";

/** A ruling in one sentence with its article; empty for an unknown incident. */
export function rulingText(ruling: Ruling | null): string {
  return ruling ? withSource(translate(`incident.${ruling.consequence}`), ruling) : "";
}

/** An edition's answer to a question, with its article. */
export function answerText(answer: Answer): string {
  const prefix = answer.subject.startsWith("incident.") ? "incident" : `clause.${answer.subject}`;
  const numbers = Object.fromEntries(answer.numbers.map((number, place) => [`n${place + 1}`, number]));
  return withSource(
    translate(`${prefix}.${answer.verdict}`, { ...numbers, numbers: answer.numbers }),
    answer,
  );
}

interface Source {
  readonly article: string;
  readonly silent: boolean;
}

/** A sentence with the article that says so, or with the note that the edition is silent. */
export function withSource(sentence: string, { article, silent }: Source): string {
  return silent ? `${sentence} (${translate("cite.silent")})` : cite(sentence, article);
}
