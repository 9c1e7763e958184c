/** A part of a pattern that finds what any of some parts finds. */
export const anyOf = (...parts: readonly string[]): string => parts.filter(Boolean).join('|');
