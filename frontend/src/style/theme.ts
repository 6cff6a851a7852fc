/** Light, dark, or the sports hall with its glare: by the address, else the reader's choice, else the system. */

import { signal } from "@preact/signals";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";

export const themes = ["system", "light", "dark", "hall"] as const;
type Theme = (typeof themes)[number];

const themeOf = (name: unknown): Theme | null => themes.find((candidate) => candidate === name) ?? null;

export const theme = signal<Theme>("system");

export function applyTheme(): void {
  const fromAddress = themeOf(new URLSearchParams(location.search).get("theme"));
  const stored = themeOf(readItem<unknown>(keys.theme, null));
  if (stored) writeCookie(stored);
  showTheme(fromAddress ?? stored ?? "system");
}

export function chooseTheme(chosen: Theme): void {
  writeItem(keys.theme, chosen);
  writeCookie(chosen);
  showTheme(chosen);
}

/** The server reads the cookie for pages without script. */
function writeCookie(chosen: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on plain http
  document.cookie = `theme=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function showTheme(chosen: Theme): void {
  theme.value = chosen;
  document.documentElement.dataset.theme = chosen;
}
