/** Light, dark, or the hall with its glare: what the address says, else what was chosen, else the system. */

import { signal } from "@preact/signals";
import { recall, remember } from "../storage/localStorage";

export const themes = ["system", "light", "dark", "hall"] as const;
export type Theme = (typeof themes)[number];

const known = (name: unknown): Theme | null => themes.find((each) => each === name) ?? null;

export const theme = signal<Theme>("system");

export function dress(): void {
  const asked = known(new URLSearchParams(location.search).get("theme"));
  const kept = known(recall<unknown>("theme", null));
  if (kept) tell(kept);
  wear(asked ?? kept ?? "system");
}

export function chooseTheme(chosen: Theme): void {
  remember("theme", chosen);
  tell(chosen);
  wear(chosen);
}

/** Pages that need no script wear it too. */
function tell(chosen: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on plain http
  document.cookie = `theme=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function wear(chosen: Theme): void {
  theme.value = chosen;
  document.documentElement.dataset.theme = chosen;
}
