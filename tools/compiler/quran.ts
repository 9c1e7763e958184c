/** The Qur'an by reference: text and translation of the pinned edition, never typed. */
import { createRequire } from 'node:module';
import { formatVerses, parseVerses, type VerseRange } from '../../text/reference.ts';

interface Verse {
  text: string;
  translation: string;
}
interface Surah {
  verses: Verse[];
}

const surahs: readonly Surah[] = createRequire(import.meta.url)('quran-json/dist/quran_en.json');

/** Total of verses in the Kufan count that the edition follows. */
export const VERSES = 6236;

// The edition writes the open tanwin with U+0657, U+065E and U+0656, which fonts draw as other signs.
// Unicode's own open tanwin are U+08F0 to U+08F2.
const OPEN_TANWIN: Readonly<Record<string, string>> = { '\u0657': '\u08f0', '\u065e': '\u08f1', '\u0656': '\u08f2' };

// U+06DE marks an eighth of the Qur'an's division into parts; it is no part of the text that is recited.
const clean = (text: string): string =>
  text
    .replace(/\u06de/g, '')
    .replace(/[\u0656\u0657\u065e]/g, (mark) => OPEN_TANWIN[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim();

// What the edition's file has lost of the translation: capitals where Allah is addressed, and the end of a quotation.
const LOST: Readonly<Record<string, readonly [string, string]>> = {
  '8:9': ['following one another', 'following one another"'],
  '21:83': ['you are the Most Merciful', 'You are the Most Merciful'],
  '21:89': ['you are the best', 'You are the best'],
};

/** @throws RangeError where the edition has mended it, so that the entry can go */
function restored(reference: string, translation: string): string {
  const lost = LOST[reference];
  if (!lost) return translation;
  if (!translation.includes(lost[0]))
    throw new RangeError(`the edition now reads otherwise at ${reference}; take it out of LOST in quran.ts`);
  return translation.replace(...lost);
}

/** Verses of a surah (1 to 114); undefined where there is no such surah. */
export const verseCount = (surah: number): number | undefined => surahs[surah - 1]?.verses.length;

/** The words of one verse in reading order; pause marks stay on their word. */
const verse = (surah: number, number: number): Verse => {
  const found = surahs[surah - 1]?.verses[number - 1];
  if (!found) throw new RangeError(`no verse ${surah}:${number}`);
  return { ...found, translation: restored(`${surah}:${number}`, found.translation) };
};

export interface Quotation {
  ranges: VerseRange[];
  /** Canonical reference, for example `3:190-200`. */
  reference: string;
  /** One line for each verse. */
  arabic: string;
  /** Saheeh International, one line for each verse. */
  translation: string;
}

/**
 * The text of verses.
 * @param reference `2:255`, `3:190-200` or several joined by a comma and a blank
 * @param words `from-to`, counted in words over all the verses named, both ends included
 * @throws ReferenceError or RangeError that names the fault
 */
export function quoteVerses(reference: string, words?: string): Quotation {
  const ranges = parseVerses(reference, verseCount);
  const verses = ranges.flatMap(({ surah, from, to }) => Array.from({ length: to - from + 1 }, (_, index) => verse(surah, from + index)));
  const lines = verses.map(({ text }) => clean(text).split(' '));
  const translation = verses.map((one) => one.translation.replace(/\s+/g, ' ').trim()).join('\n');
  const arabic = (words === undefined ? lines : cut(lines, words)).map((line) => line.join(' ')).join('\n');
  return { ranges, reference: formatVerses(ranges), arabic, translation };
}

function cut(lines: string[][], words: string): string[][] {
  const [from = 0, to = from] = words.split('-').map(Number);
  const total = lines.reduce((sum, line) => sum + line.length, 0);
  if (from > to || to > total) throw new RangeError(`words ${words} are asked for, but there are ${total}`);
  let start = 0;
  return lines
    .map((line) => {
      const kept = line.filter((_, index) => start + index + 1 >= from && start + index + 1 <= to);
      start += line.length;
      return kept;
    })
    .filter((line) => line.length > 0);
}

/**
 * A run of a published translation, with the line breaks that stand between its verses.
 * @param run what the editor wrote; its blanks and line breaks count alike
 * @throws RangeError where the translation does not hold it to the letter
 */
export function excerpt(translation: string, run: string): string {
  const start = translation.replaceAll('\n', ' ').indexOf(run.replace(/\s+/g, ' ').trim());
  if (start < 0) throw new RangeError(`"translation" must be a run of the published translation, to the letter. It reads: ${translation}`);
  return translation.slice(start, start + run.replace(/\s+/g, ' ').trim().length);
}

/**
 * Puts the basmala before each surah that is recited from its start.
 * @param reference canonical verses; `112:1-4, 113:1-5` becomes `1:1, 112:1-4, 1:1, 113:1-5`
 */
export const withBasmala = (reference: string): string =>
  reference
    .split(', ')
    .map((part) => (/:1(-|$)/.test(part) ? `${BASMALA}, ${part}` : part))
    .join(', ');

/** Where the basmala stands as a verse of its own. */
const BASMALA = '1:1';

/** Every verse with its reference, for tests that go through the whole text. */
export const allVerses = (): { reference: string; arabic: string }[] =>
  surahs.flatMap(({ verses }, s) => verses.map(({ text }, v) => ({ reference: `${s + 1}:${v + 1}`, arabic: clean(text) })));
