/** The kinds of text on a picture: their sizes and line heights. */
import * as messages from '../messages/cards.ts';
import { DIRECTION, IS_ARABIC_SCRIPT } from '../messages/locale.ts';

/** `slot` is the word in the place of a name amid Arabic. */
export type TextRole =
  | 'heading'
  | 'times'
  | 'instruction'
  | 'naskh'
  | 'quran'
  | 'transliteration'
  | 'translation'
  | 'source'
  | 'product'
  | 'slot';

/** Measures the width of a text in em, in the font of the role. */
export type MeasureTextInEm = (text: string, role: TextRole) => number;

interface TextSizing {
  /** Font sizes in pixels of the picture. No text is set smaller than the smallest: on a phone a picture has about a third of its size. */
  largest: number;
  smallest: number;
  /** Distance of two baselines, in em. */
  lineHeight: number;
}

/**
 * In languages of the Arabic script: their letters, most of all in Nastaliq, reach higher and lower than Latin ones.
 */
const MIN_LINE_HEIGHT = IS_ARABIC_SCRIPT ? 1.95 : 0;

const fixedSize = (size: number, lineHeight: number): TextSizing => ({
  largest: size,
  smallest: size,
  lineHeight: Math.max(lineHeight, MIN_LINE_HEIGHT),
});

export const TEXT_SIZING_BY_ROLE: Readonly<Record<Exclude<TextRole, 'slot'>, TextSizing>> = {
  heading: fixedSize(34, 1.3),
  times: fixedSize(28, 1.4),
  instruction: fixedSize(27, 1.4),
  naskh: { largest: 88, smallest: 42, lineHeight: 1.85 },
  quran: { largest: 82, smallest: 42, lineHeight: 2.2 },
  transliteration: { largest: 38, smallest: 27, lineHeight: 1.5 },
  translation: { largest: 40, smallest: 28, lineHeight: Math.max(1.45, MIN_LINE_HEIGHT) },
  source: fixedSize(26, 1.4),
  product: fixedSize(28, 1.2),
};

/** The word that stands for a name amid Arabic: its size relative to the Arabic; padding and margin in its own em. */
export const PICTURE_NAME_LABEL = { scale: 0.5, padding: 0.6, margin: 0.2, word: messages.name } as const;

const isArabicRole = (role: TextRole): role is 'naskh' | 'quran' => role === 'naskh' || role === 'quran';

/** Roles in Latin letters and left to right in every language. */
const LATIN_ROLES: ReadonlySet<TextRole> = new Set<TextRole>(['transliteration', 'product']);

/** Whether lines of a role are written from right to left. */
export const isRightToLeft = (role: TextRole): boolean => isArabicRole(role) || (DIRECTION === 'rtl' && !LATIN_ROLES.has(role));

/** Whether a role is set in Arabic script, whose baseline lies elsewhere relative to the middle of the line. */
export const isInArabicScript = (role: TextRole): boolean => isArabicRole(role) || (IS_ARABIC_SCRIPT && !LATIN_ROLES.has(role));
