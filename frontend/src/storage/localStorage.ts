/** What this browser remembers; a browser that refuses to remember still plays. */

const PREFIX = "sjoelen.";

export function recall<Thing>(name: string, otherwise: Thing): Thing {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return ((text === null ? null : JSON.parse(text)) as Thing | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether it is kept: private mode and a full disk keep nothing. */
export function remember(name: string, thing: unknown): boolean {
  try {
    if (thing === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(thing));
    return true;
  } catch {
    return false;
  }
}

/** The names that begin like this, in order. */
export function remembered(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + beginning))
      .map((name) => name.slice(PREFIX.length))
      .sort();
  } catch {
    return [];
  }
}
