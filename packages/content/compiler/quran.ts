/** The Qur'an by reference: the text of the pinned edition, never typed. */
import { createRequire } from 'node:module';
import { formatVerses, parseVerses, type VerseRange } from '../../core/reference.ts';
import { removeMarksAtExcerptEdges } from './remove-marks-at-excerpt-edges.ts';

interface Surah {
  verses: { text: string }[];
}

const require = createRequire(import.meta.url);
const surahs: readonly Surah[] = require('quran-json/dist/quran_en.json');

/** The npm package that verses are read from. */
export const QURAN_PACKAGE: { readonly name: string; readonly version: string } = require('quran-json/package.json');

/** Total of verses in the Kufan count that the edition follows. */
export const QURAN_VERSE_COUNT = 6236;

// The edition writes the open tanwin with U+0657, U+065E and U+0656, which fonts draw as other signs.
// Unicode's own open tanwin are U+08F0 to U+08F2.
const OPEN_TANWIN: Readonly<Record<string, string>> = { '\u0657': '\u08f0', '\u065e': '\u08f1', '\u0656': '\u08f2' };

// U+06DE marks each eighth of a juz; it is no part of the text that is recited.
const normalizeEditionText = (text: string): string =>
  text
    .replace(/\u06de/g, '')
    .replace(/[\u0656\u0657\u065e]/g, (mark) => OPEN_TANWIN[mark] ?? mark)
    // A thin space (2:72) is part of its word.
    .replace(/[ \t\n\r]+/g, ' ')
    .trim();

/** Number of verses of a surah (1 to 114); undefined where there is no such surah. */
export const verseCount = (surah: number): number | undefined => surahs[surah - 1]?.verses.length;

/** The words of one verse in reading order; pause marks stay on their word. */
function wordsOfVerse(surah: number, number: number): string[] {
  const found = surahs[surah - 1]?.verses[number - 1];
  if (!found) throw new RangeError(`no verse ${surah}:${number}`);
  return normalizeEditionText(found.text).split(' ');
}

export interface VerseQuotation {
  ranges: VerseRange[];
  /** Canonical reference, for example `3:190-200`. */
  reference: string;
  /** One line for each verse. */
  arabic: string;
}

/**
 * The Arabic text of verses.
 * @param reference `2:255`, `3:190-200` or several joined by a comma and a blank
 * @param wordRange `from-to`, counted in words over all the verses named, both ends included
 * @throws ReferenceError or RangeError that names the fault
 */
export function quoteVerses(reference: string, wordRange?: string): VerseQuotation {
  const ranges = parseVerses(reference, verseCount);
  const runs = ranges.map(({ surah, from, to }) => Array.from({ length: to - from + 1 }, (_, index) => wordsOfVerse(surah, from + index)));
  const kept = wordRange === undefined ? runs : [selectWords(runs.flat(), wordRange)];
  const arabic = kept.flatMap((run) => removeMarksAtExcerptEdges(run.map((line) => line.join(' ')))).join('\n');
  return { ranges, reference: formatVerses(ranges), arabic };
}

function selectWords(lines: string[][], wordRange: string): string[][] {
  const [from = 0, to = from] = wordRange.split('-').map(Number);
  const total = lines.reduce((sum, line) => sum + line.length, 0);
  if (from > to || to > total) throw new RangeError(`words ${wordRange} are asked for, but there are ${total}`);
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
 * Puts the basmala before each surah that is recited from its start.
 * @param references canonical verses; `112:1-4, 113:1-5` becomes `1:1, 112:1-4, 1:1, 113:1-5`
 */
export const withBasmalaReferences = (references: string): string =>
  references
    .split(', ')
    .map((part) => (/:1(-|$)/.test(part) ? `${BASMALA}, ${part}` : part))
    .join(', ');

/** The reference of the basmala as a numbered verse. */
const BASMALA = '1:1';

/** Every verse with its reference, for tests that go through the whole text. */
export const allVerses = (): { reference: string; arabic: string }[] =>
  surahs.flatMap(({ verses }, s) => verses.map(({ text }, v) => ({ reference: `${s + 1}:${v + 1}`, arabic: normalizeEditionText(text) })));
