/** How it is said: sentences by key, numbers and lists in the reader's language. */

import { signal } from "@preact/signals";
import names from "../generated/languages.json";

export type Language = keyof typeof names;
/** One text, or one for each plural category. */
type Sentence = string | Readonly<Record<string, string>>;
type Sentences = Readonly<Record<string, Sentence>>;

/** The languages, each by its own name. */
export const languages = Object.entries(names) as [Language, string][];

const catalogues = import.meta.glob<{ default: Sentences }>("../generated/messages.*.json");

export const language = signal<Language>("nl");
const sentences = signal<Sentences>({});

/** Loads a language and makes it the page's. */
export async function speak(chosen: Language): Promise<void> {
  const catalogue = await catalogues[`../generated/messages.${chosen}.json`]?.();
  sentences.value = catalogue?.default ?? {};
  language.value = chosen;
  document.documentElement.lang = chosen;
}

/** The reader's own choice, remembered for a year and known to the server too. */
export async function choose(chosen: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on plain http
  document.cookie = `lang=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
  await speak(chosen);
}

export function documentLanguage(): Language {
  const told = document.documentElement.lang.slice(0, 2);
  return languages.find(([code]) => code === told)?.[0] ?? "nl";
}

export type Facts = Readonly<Record<string, unknown>>;

/** The sentence of a key with its facts filled in; an unknown key shows itself. */
export function say(key: string, facts: Facts = {}): string {
  const sentence = pluralForm(sentences.value[key] ?? key, facts);
  return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, style?: string) =>
    tell(facts[name], style),
  );
}

/** The form that goes with the number at `{NAME:n}`. */
function pluralForm(sentence: Sentence, facts: Facts): string {
  if (typeof sentence === "string") return sentence;
  const other = sentence.other ?? "";
  const [, name = ""] = /\{(\w+):n\}/.exec(other) ?? [];
  return sentence[new Intl.PluralRules(language.value).select(Number(facts[name]))] ?? other;
}

export const canSay = (key: string): boolean => key in sentences.value;

/** As `say`, with `{count}`. */
export const sayCount = (key: string, count: number, facts: Facts = {}): string =>
  say(key, { ...facts, count });

/** An edition by its name in the reader's language. */
export function sayEdition({ id, title }: { readonly id: string; readonly title: string }): string {
  return canSay(`edition.${id}`) ? say(`edition.${id}`) : title;
}

/** A house rule; "discs-20" is the rule "discs" with its number. */
export function sayRule(rule: string): string {
  const [, name, count] = /^(.*?)(?:-(\d+))?$/.exec(rule) ?? [];
  return say(`house.${name}`, { number: Number(count) });
}

/** A sentence with the article that says so; our own readings have none to show. */
export function cite(sentence: string, article: string | null): string {
  return article && !/^R\d/.test(article) ? `${sentence} (${say("cite.article", { article })})` : sentence;
}

export function number(value: number, digits = 0): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, places).format(value);
}

export function list(parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(parts);
}

/** A fact as people read it; a list at `{NAME:or}` ends in "or". */
function tell(fact: unknown, style = ""): string {
  if (Array.isArray(fact))
    return list(
      fact.map((part) => tell(part)),
      style === "or" ? "disjunction" : "conjunction",
    );
  return typeof fact === "number" ? number(fact) : String(fact ?? "");
}
