import type { Answer, Ruling } from "../rules/edition";
import { cite, say } from "./language";

/** A ruling in one sentence with its article, and whether the edition says so at all. */
export function ruled(found: Ruling | null): string {
  if (!found) return "";
  return sourced(say(`incident.${found.consequence}`), found);
}

/** An edition's answer to a question, with its article. */
export function answerSentence(answer: Answer): string {
  const room = answer.subject.startsWith("incident.") ? "incident" : `clause.${answer.subject}`;
  const numbers = Object.fromEntries(answer.numbers.map((number, place) => [`n${place + 1}`, number]));
  return sourced(say(`${room}.${answer.verdict}`, { ...numbers, numbers: answer.numbers }), answer);
}

/** With the article that says so, or that the edition is silent. */
export function sourced(
  sentence: string,
  source: { readonly article: string; readonly silent: boolean },
): string {
  return source.silent ? `${sentence} (${say("cite.silent")})` : cite(sentence, source.article);
}
