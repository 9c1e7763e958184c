/** The kinds of text on a picture: their sizes and line heights. */
import * as messages from '../messages/cards.ts';

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

const one = (size: number, lineHeight: number): Setting => ({ largest: size, smallest: size, lineHeight });

export const SETTINGS: Readonly<Record<Exclude<TextRole, 'slot'>, Setting>> = {
  heading: one(34, 1.3),
  times: one(28, 1.4),
  instruction: one(27, 1.4),
  naskh: { largest: 88, smallest: 42, lineHeight: 1.85 },
  quran: { largest: 82, smallest: 42, lineHeight: 2.2 },
  transliteration: { largest: 38, smallest: 27, lineHeight: 1.5 },
  translation: { largest: 40, smallest: 28, lineHeight: 1.45 },
  source: one(26, 1.4),
  product: one(28, 1.2),
};

/** The word in the place of a name, beside the Arabic around it. Its frame is as wide as the padding makes it; all in its own em. */
export const SLOT = { scale: 0.5, padding: 0.6, margin: 0.2, word: messages.name } as const;

export const isArabic = (role: TextRole): role is 'naskh' | 'quran' => role === 'naskh' || role === 'quran';
