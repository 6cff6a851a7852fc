/** A code as people read it out: in two groups of three digits. */
export const codeText = (code: string): string => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
