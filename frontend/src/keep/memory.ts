/** What this browser remembers; a browser that refuses to remember still plays. */

export function recall<Thing>(name: string, otherwise: Thing): Thing {
  try {
    const text = localStorage.getItem(`sjoelen.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as Thing);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, thing: unknown): void {
  try {
    if (thing === null) localStorage.removeItem(`sjoelen.${name}`);
    else localStorage.setItem(`sjoelen.${name}`, JSON.stringify(thing));
  } catch {
    // private mode or a full disk: the server has it all the same
  }
}
