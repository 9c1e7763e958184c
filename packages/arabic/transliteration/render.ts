import { TRANSLITERATION_KEY } from './key.ts';
import type { Sound } from './sounds.ts';

export const TRANSLITERATION_STYLES = ['precise', 'plain'] as const;
export type TransliterationStyle = (typeof TRANSLITERATION_STYLES)[number];

const ARABIC_SIGN_BY_SHORT_VOWEL = { a: 'ـَ', i: 'ـِ', u: 'ـُ', e: 'ـٜىٰ' } as const;
const ARABIC_SIGN_BY_LONG_VOWEL = { a: 'ـَا', i: 'ـِي', u: 'ـُو', e: 'ـٜىٰ' } as const;
// A dot goes between these and h, which else would be read as th, dh, sh, kh.
const LETTERS_DOTTED_BEFORE_H = new Set(['ت', 'ة', 'د', 'س', 'ك']);

const LATIN_SIGNS: Readonly<Record<TransliterationStyle, ReadonlyMap<string, string>>> = {
  precise: new Map(TRANSLITERATION_KEY.map((row) => [row.arabic, row.precise])),
  plain: new Map(TRANSLITERATION_KEY.map((row) => [row.arabic, row.plain])),
};

function latinSignOf(arabic: string, style: TransliterationStyle): string {
  const sign = LATIN_SIGNS[style].get(arabic);
  // A missing row is a fault of the table, not of the text.
  if (sign === undefined) throw new Error(`The transliteration key has no row for ${arabic}`);
  return sign;
}

/** Writes sounds in Latin letters; every wasla must be spoken or elided before. */
export function renderSounds(sounds: readonly Sound[], style: TransliterationStyle): string {
  let text = '';
  let head = true;
  let last = '';
  for (const sound of sounds) {
    if (sound.type === 'vowel') {
      const sign = latinSignOf((sound.long ? ARABIC_SIGN_BY_LONG_VOWEL : ARABIC_SIGN_BY_SHORT_VOWEL)[sound.vowel], style);
      text += (sound.capital ? sign.toUpperCase() : sign) + (sound.tanwin ? latinSignOf('ن', style) : '');
    } else if (sound.type === 'consonant') {
      if (sound.letter === 'ه' && LETTERS_DOTTED_BEFORE_H.has(last)) text += latinSignOf('·', style);
      const sign = latinSignOf(sound.letter, style);
      if (!(head && sound.letter === 'ء')) text += sound.double ? sign + sign : sign;
    } else if (sound.type === 'break') {
      text += sound.sign;
    }
    head = sound.type === 'break' && sound.elided !== true;
    last = sound.type === 'consonant' ? sound.letter : '';
  }
  return text;
}
