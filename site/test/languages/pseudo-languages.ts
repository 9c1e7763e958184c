/** The languages that exist only in tests. Their tags are reserved for private use. */
import type { PseudoLanguage } from './write-language.ts';

export const PSEUDO_LANGUAGES: readonly PseudoLanguage[] = [
  { tag: 'qps', direction: 'ltr' },
  { tag: 'qpr', direction: 'rtl' },
];

/** The folder of their sites, from the root of the project: `<tag>/client/`, and the headers beside it. */
export const PSEUDO_BUILD_FOLDER = 'build/pseudo';

/** The base path of their builds. No other test builds a language other than the first one below a path. */
export const PSEUDO_BASE_PATH = '/misbaha/';
