// The way back: from every transliteration the consonants of its Arabic can be recovered.
import { describe, expect, test } from 'vitest';
import { arabicConsonantsFromPrecise } from './arabic-consonants.ts';
import { transliterateWords, type TransliteratedWord } from '../transliteration/transliterate.ts';
import { projectLibrary } from '../../content/test/project-library.ts';
import { textsForExport } from '../../content/compiler/exported-text.ts';
import { loadVerses } from './agreement.ts';

/** Every Arabic text of the content, verses as the pinned edition writes them. */
const arabicTexts = (): { where: string; text: string; uthmani: boolean }[] =>
  textsForExport(projectLibrary()).map(({ id, arabic, quran }) => ({ where: id, text: arabic, uthmani: quran !== undefined }));

const VOICED = /[\u064B-\u0652]|\u0656|\u0657|\u065E|\u06E1|[\u08F0-\u08F2]/u;
const VOWELLED = /[\u064B-\u0650]|\u0656|\u0657|\u065E|[\u08F0-\u08F2]/u;
const NUNATED = /[\u064B-\u064D]|\u0656|\u0657|\u065E|[\u08F0-\u08F2]|\u06E2|\u06ED/u;

interface LetterInContext {
  char: string;
  marks: string;
  before: string;
  after: string;
  at: number;
  last: boolean;
  uthmani: boolean;
}

/** Pattern of the consonant that must come back for one letter; '' for a letter that only writes a vowel. */
function demandOf({ char, marks, before, after, at, last, uthmani }: LetterInContext): string {
  const voiced = VOICED.test(marks);
  if ('اى\u0671'.includes(char)) return '';
  if (char === 'آ') return 'ء?';
  // A hamza at a beginning is not written in Latin, also not after a prefix that is written apart (wa, al-).
  if ('ءأإؤئ'.includes(char)) return at < 5 ? 'ء?' : 'ء';
  if (char === '\u06E8') return 'ن';
  if ('\u06E5\u06E6\u06E7'.includes(char)) return voiced ? 'ي' : '';
  if (char === 'و' || char === 'ي') {
    // A bare waw or ya is a long vowel, but the Qur'an leaves one bare before the letter that swallows it.
    if (!voiced) return uthmani && before.endsWith('\u064E') && !marks.includes('\u0670') ? `${char}?` : '';
    const glide = before.includes(char === 'و' ? '\u064F' : '\u0650');
    return glide && (/\u0652|\u06E1/u.test(marks) || (last && !marks.includes('\u0651'))) ? `${char}?` : char;
  }
  if (char === 'ة') return '[ته]';
  // Arabic and Latin can differ by one lam: the name of Allah and some forms of alladhī have one more in Arabic, the Qur'an's
  // al-layl has one more in Latin.
  if (char === 'ل' && marks.includes('\u0651') && /^[\u0671ا]/u.test(before)) return 'لل?';
  if (char === 'ل' && marks === '' && after.startsWith('ل\u0651')) return 'ل?';
  return char;
}

/** Pattern of the consonants that must come back for a word, made from its Arabic letters without the engine. */
function demanded(word: TransliteratedWord, uthmani: boolean): RegExp {
  const silent = uthmani ? /[\u0621-\u064A\u06E5\u06E6](?:\u0652|\u06DF)/gu : /و\u0652?(?=ل\u064E?ئ)/gu;
  const text = word.arabic
    .replace(/\u0670?\u0654/gu, 'ء')
    .replace(/[\u06D6-\u06DE\u06E9]|[^\u0621-\u063A\u0641-\u08F2]/gu, '')
    .replace(silent, '')
    .replace(/[ويى]\u0655/gu, 'ء')
    .replace(/([\u064B-\u0650]|\u0670)\u0651/gu, '\u0651$1');
  const letters = text.match(/(?:[\u0621-\u064A]|\u0671|[\u06E5-\u06E8])(?:[\u064B-\u0670]|[\u06DF-\u06E4]|[\u06EA-\u08F2])*/gu) ?? [];
  const pattern = letters.map((letter, at) => {
    const marks = letter.slice(1);
    const consonant = demandOf({
      char: letter.charAt(0),
      marks,
      before: letters[at - 1] ?? '',
      after: letters[at + 1] ?? '',
      at,
      last: at === letters.length - 1,
      uthmani,
    });
    return NUNATED.test(marks) && VOWELLED.test(marks) ? `${consonant}ن?` : consonant;
  });
  return new RegExp(`^${pattern.join('')}$`, 'u');
}

/** Two letters alike, the first without a vowel, are one doubled letter in Latin. */
function collapse(letters: string): string {
  return letters.replace(/(.)\1+/gu, '$1');
}

function lost(text: string, uthmani: boolean): { words: number; lost: string[] } {
  const words = transliterateWords(text, uthmani ? { orthography: 'uthmani' } : {}).flat();
  const bad = words.filter((word) => {
    if (/^\{|ﷺ/.test(word.arabic) || word.precise === '') return false;
    if (/^[^\u064B-\u0652]*$/.test(word.arabic) && uthmani) return false;
    const back = arabicConsonantsFromPrecise(word.precise).replace(/ /g, '');
    const pattern = demanded(word, uthmani);
    return !pattern.test(back) && !new RegExp(`^${collapse(pattern.source.slice(1, -1))}$`, 'u').test(collapse(back));
  });
  return {
    words: words.length,
    lost: bad.map((word) => `${word.arabic} → ${word.precise} → ${arabicConsonantsFromPrecise(word.precise)}`),
  };
}

describe('round trip', () => {
  test('every letter of every card comes back', () => {
    const fields = arabicTexts();
    let words = 0;
    const bad: string[] = [];
    for (const { where, text, uthmani } of fields) {
      const result = lost(text, uthmani);
      words += result.words;
      bad.push(...result.lost.map((line) => `${where}: ${line}`));
    }
    expect(bad, `of ${words} words in ${fields.length} texts`).toEqual([]);
  });

  test('every letter of the Qur’an comes back', () => {
    let words = 0;
    const bad: string[] = [];
    for (const { id, text } of loadVerses()) {
      const result = lost(text, true);
      words += result.words;
      bad.push(...result.lost.map((line) => `${id}: ${line}`));
    }
    // The two expected differences: a small sin above the sad of these words tells readers to read sin.
    expect(
      bad.map((line) => line.split(' ')[0]),
      `of ${words} words:\n${bad.join('\n')}`,
    ).toEqual(['2:245:', '7:69:']);
  });

  test('a lost letter is seen', () => {
    const word = { arabic: 'بِسْمِ', precise: 'bimi', plain: 'bimi', joined: false };
    expect(demanded(word, false).test(arabicConsonantsFromPrecise(word.precise))).toBe(false);
    expect(demanded({ ...word, precise: 'bismi' }, false).test(arabicConsonantsFromPrecise('bismi'))).toBe(true);
  });
});
