/** Texts by key, numbers and lists in the reader's language. */

import { signal } from "@preact/signals";
import names from "../generated/languages.json";

/** One text, or one for each plural category. */
type Text = string | Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Text>>;

/** The tag and the name of every language that has a complete catalogue, the source language first. */
export const languages: readonly (readonly [tag: string, name: string])[] = Object.entries(names);

const catalogues = import.meta.glob<{ default: Texts }>("../generated/messages.*.json");

/** The tag of the page's language. */
export const language = signal(languages[0]?.[0] ?? "");
const texts = signal<Texts>({});

/** Loads a language and makes it the page's. */
export async function loadLanguage(tag: string): Promise<void> {
  await loadCatalogue(tag);
  document.documentElement.lang = tag;
}

/** Loads the texts of a language. */
export async function loadCatalogue(tag: string): Promise<void> {
  const catalogue = await catalogues[`../generated/messages.${tag}.json`]?.();
  texts.value = catalogue?.default ?? {};
  language.value = tag;
}

/** The reader's own choice, stored for a year in a cookie that the server reads too. */
export async function chooseLanguage(tag: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on plain http
  document.cookie = `lang=${tag}; Path=/; Max-Age=31536000; SameSite=Lax`;
  await loadLanguage(tag);
}

/** The tag of the language in which the server wrote the document. */
export function documentLanguage(): string {
  const { lang } = document.documentElement;
  return languages.find(([tag]) => lang.startsWith(tag))?.[0] ?? language.value;
}

type Facts = Readonly<Record<string, unknown>>;

/** The text of a key with its facts filled in; an unknown key shows itself. */
export function translate(key: string, facts: Facts = {}): string {
  const text = pluralForm(texts.value[key] ?? key, facts);
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, style?: string) =>
    formatFact(facts[name], style),
  );
}

/** The form that goes with the number at `{NAME:n}`. */
function pluralForm(text: Text, facts: Facts): string {
  if (typeof text === "string") return text;
  const other = text.other ?? "";
  const [, name = ""] = /\{(\w+):n\}/.exec(other) ?? [];
  return text[new Intl.PluralRules(language.value).select(Number(facts[name]))] ?? other;
}

const hasText = (key: string): boolean => key in texts.value;

/** The name of an edition in the reader's language. */
export function editionName({ id, title }: { readonly id: string; readonly title: string }): string {
  return hasText(`edition.${id}`) ? translate(`edition.${id}`) : title;
}

/** The name of a house rule; "discs-20" is the rule "discs" with its number. */
export function houseRuleName(rule: string): string {
  const [, name, count] = /^(.*?)(?:-(\d+))?$/.exec(rule) ?? [];
  return translate(`house.${name}`, { number: Number(count) });
}

/** The house rules of a game in one sentence, null where there are none. */
export function houseRulesText(rules: readonly string[]): string | null {
  return rules.length ? translate("house-rules", { rules: rules.map(houseRuleName) }) : null;
}

/** A sentence with the article that says so. */
export const cite = (sentence: string, article: string | null): string =>
  article ? `${sentence} (${citationText(article)})` : sentence;

const wordedCitations: Readonly<Record<string, string>> = {
  R75: "cite.house",
  R60: "cite.ours",
  opening: "cite.opening",
};

/** A citation for people: the article, a house rule, or our own reading. */
export function citationText(article: string): string {
  const [, edition, there = ""] = /^([a-z][a-z0-9-]*): (.+)$/.exec(article) ?? [];
  if (edition)
    return translate("cite.follows", {
      edition: translate(`edition.${edition}`),
      article: citationText(there),
    });
  const [, source, heading] = /^(.+): (.+)$/.exec(article) ?? [];
  if (source) return translate("cite.source", { source: translate(`source.${source}`), article: heading });
  const key = wordedCitations[article] ?? (/^\d/.test(article) ? "cite.article" : "cite.heading");
  return translate(key, { article });
}

export function formatNumber(value: number, digits = 0): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, places).format(value);
}

export function formatList(
  parts: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(language.value, { type }).format(parts);
}

/** A fact for people; a list at `{NAME:or}` ends in "or". */
function formatFact(fact: unknown, style = ""): string {
  if (Array.isArray(fact))
    return formatList(
      fact.map((part) => formatFact(part)),
      style === "or" ? "disjunction" : "conjunction",
    );
  return typeof fact === "number" ? formatNumber(fact) : String(fact ?? "");
}
