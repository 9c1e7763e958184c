/** The languages that exist in tests alone. Their tags are of those that are kept for private use. */
import type { PseudoLanguage } from './write-language.ts';

export const PSEUDO_LANGUAGES: readonly PseudoLanguage[] = [
  { tag: 'qps', direction: 'ltr' },
  { tag: 'qpr', direction: 'rtl' },
];

/** Where their sites lie, from the root of the project: `<tag>/client/`, and the headers beside it. */
export const PSEUDO_FOLDER = 'build/pseudo';
