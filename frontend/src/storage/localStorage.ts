/** Items in the browser's local storage; a browser that refuses to store still plays. */

const PREFIX = "sjoelen.";

/** The stored value, or `fallback` where there is none that can be read. */
export function readItem<Value>(name: string, fallback: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return ((text === null ? null : JSON.parse(text)) as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Stores the value, or removes it when null; false where private mode or a full disk stores nothing. */
export function writeItem(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The names of the stored items that begin with `prefix`, sorted. */
export function itemNames(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + prefix))
      .map((name) => name.slice(PREFIX.length))
      .sort();
  } catch {
    return [];
  }
}
