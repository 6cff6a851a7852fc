/** How it is said: sentences by key, numbers and lists in the reader's language. */

import { signal } from "@preact/signals";

export const languages = ["nl", "en"] as const;
export type Language = (typeof languages)[number];
type Sentences = Readonly<Record<string, string>>;

const shelves: Record<Language, () => Promise<{ default: Sentences }>> = {
  nl: () => import("../generated/messages.nl.json"),
  en: () => import("../generated/messages.en.json"),
};

export const language = signal<Language>("nl");
const sentences = signal<Sentences>({});

/** Loads a language and makes it the page's. */
export async function speak(chosen: Language): Promise<void> {
  const { default: loaded } = await shelves[chosen]();
  sentences.value = loaded;
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
  return languages.find((each) => each === told) ?? "nl";
}

export type Facts = Readonly<Record<string, unknown>>;

/** The sentence of a key with its facts filled in; an unknown key shows itself. */
export function say(key: string, facts: Facts = {}): string {
  const sentence = sentences.value[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => tell(facts[name]));
}

export const canSay = (key: string): boolean => key in sentences.value;

/** As `say`, choosing between `key.one` and `key.other`; `{count}` is filled in. */
export function sayCount(key: string, count: number, facts: Facts = {}): string {
  const form = new Intl.PluralRules(language.value).select(count) === "one" ? "one" : "other";
  return say(`${key}.${form}`, { ...facts, count });
}

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

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(parts);
}

function tell(fact: unknown): string {
  if (Array.isArray(fact)) return list(fact.map(tell));
  return typeof fact === "number" ? number(fact) : String(fact ?? "");
}
