/** Rulings and answers to disputes as sentences. */

import type { Answer, Edition } from "../rules/edition";
import { consequenceSentence, ruling } from "../rules/ruling";
import { cite, translate } from "./language";

/** The ruling on an incident in a sub-turn, with its article; empty for an unknown incident. */
export function rulingText(incident: string, subturn: number, edition: Edition): string {
  const rule = ruling(incident, edition);
  const sentence = translate(`incident.${consequenceSentence(incident, subturn, edition)}`);
  return rule ? cite(sentence, rule.article) : "";
}

/** An edition's answer to a question, with its article. */
export function answerText(answer: Answer): string {
  const numbers = Object.fromEntries(answer.numbers.map((number, place) => [`n${place + 1}`, number]));
  const sentence = translate(sentenceKey(answer), { ...numbers, numbers: answer.numbers });
  return cite(
    answer.reply ? translate(`reply.${answer.reply}`, { reason: sentence }) : sentence,
    answer.article,
  );
}

function sentenceKey({ subject, verdict }: Answer): string {
  if (subject.startsWith("incident.")) return `incident.${verdict}`;
  return subject.startsWith("statement.") ? `${subject}.${verdict}` : `clause.${subject}.${verdict}`;
}
