import { KEY } from './key.ts';
import type { Sound } from './sounds.ts';

export const STYLES = ['precise', 'plain'] as const;
export type Style = (typeof STYLES)[number];

const VOWEL_SIGNS = { a: 'ـَ', i: 'ـِ', u: 'ـُ', e: 'ـٜىٰ' } as const;
const LONG_SIGNS = { a: 'ـَا', i: 'ـِي', u: 'ـُو', e: 'ـٜىٰ' } as const;
// With an h after them these would be read as th, dh, sh, kh.
const BEFORE_H = new Set(['ت', 'ة', 'د', 'س', 'ك']);

const SIGNS: Readonly<Record<Style, ReadonlyMap<string, string>>> = {
  precise: new Map(KEY.map((row) => [row.arabic, row.precise])),
  plain: new Map(KEY.map((row) => [row.arabic, row.plain])),
};

function signOf(arabic: string, style: Style): string {
  const sign = SIGNS[style].get(arabic);
  // A missing row is a fault of the table, not of the text.
  if (sign === undefined) throw new Error(`The transliteration key has no row for ${arabic}`);
  return sign;
}

/** Writes sounds (every wasla settled) in Latin letters. */
export function renderSounds(sounds: readonly Sound[], style: Style): string {
  let text = '';
  let head = true;
  let last = '';
  for (const sound of sounds) {
    if (sound.type === 'vowel') {
      const sign = signOf((sound.long ? LONG_SIGNS : VOWEL_SIGNS)[sound.vowel], style);
      text += (sound.capital ? sign.toUpperCase() : sign) + (sound.tanwin ? signOf('ن', style) : '');
    } else if (sound.type === 'consonant') {
      if (sound.letter === 'ه' && BEFORE_H.has(last)) text += signOf('·', style);
      const sign = signOf(sound.letter, style);
      if (!(head && sound.letter === 'ء')) text += sound.double ? sign + sign : sign;
    } else if (sound.type === 'break') {
      text += sound.sign;
    }
    head = sound.type === 'break' && sound.elided !== true;
    last = sound.type === 'consonant' ? sound.letter : '';
  }
  return text;
}
