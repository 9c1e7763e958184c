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

/** Width of a text in em, set as the role is. */
export type MeasureText = (text: string, role: TextRole) => number;

interface Setting {
  /** Font sizes in pixels of the picture. No text is set smaller than the smallest: on a phone a picture has about a third of its size. */
  largest: number;
  smallest: number;
  /** Distance of two baselines, in em. */
  lineHeight: number;
}

/** Letters of the Arabic script, and of Nastaliq most of all, stand higher and hang deeper than Latin ones. */
const LEAST_LINE = IS_ARABIC_SCRIPT ? 1.95 : 0;

const one = (size: number, lineHeight: number): Setting => ({
  largest: size,
  smallest: size,
  lineHeight: Math.max(lineHeight, LEAST_LINE),
});

export const SETTINGS: Readonly<Record<Exclude<TextRole, 'slot'>, Setting>> = {
  heading: one(34, 1.3),
  times: one(28, 1.4),
  instruction: one(27, 1.4),
  naskh: { largest: 88, smallest: 42, lineHeight: 1.85 },
  quran: { largest: 82, smallest: 42, lineHeight: 2.2 },
  transliteration: { largest: 38, smallest: 27, lineHeight: 1.5 },
  translation: { largest: 40, smallest: 28, lineHeight: Math.max(1.45, LEAST_LINE) },
  source: one(26, 1.4),
  product: one(28, 1.2),
};

/** The word in the place of a name, beside the Arabic around it. Its frame is as wide as the padding makes it; all in its own em. */
export const SLOT = { scale: 0.5, padding: 0.6, margin: 0.2, word: messages.name } as const;

export const isArabic = (role: TextRole): role is 'naskh' | 'quran' => role === 'naskh' || role === 'quran';

/** In every language these run as Latin letters do. */
const LATIN: ReadonlySet<TextRole> = new Set<TextRole>(['transliteration', 'product']);

/** Whether lines of a role run to the left. */
export const runsToLeft = (role: TextRole): boolean => isArabic(role) || (DIRECTION === 'rtl' && !LATIN.has(role));

/** Whether a role is set in letters of the Arabic script, whose lines are centred otherwise. */
export const isInArabicScript = (role: TextRole): boolean => isArabic(role) || (IS_ARABIC_SCRIPT && !LATIN.has(role));
