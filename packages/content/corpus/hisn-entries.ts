/**
 * The numbers of Hisn al-Muslim: whether our texts for a number are what the book has there. The corpus has the book in reading
 * order, with its own numbers: it also numbers the preface and the chapter on the merit of remembrance. It divides some entries, and
 * has the evening apart from the morning.
 */
import type { ExportedText } from '../compiler/exported-text.ts';
import { longestCommonSubsequence } from '../rules/common-subsequence.ts';
import type { HisnNumberEntry } from '../rules/control-files.ts';
import { runCorpusScript } from './corpus-tool.ts';
import type { DoubtAboutText } from './doubts.ts';

/** An entry as the corpus has it. */
export interface CorpusHisnEntry {
  /** The corpus's own number. */
  n: string;
  chapter: number;
  words: readonly string[];
}

/** The first chapters of the corpus: the preface, and the merit of remembrance. */
const LAST_UNNUMBERED_CHAPTER = 2;
const MORNING_CHAPTER = 29;
const EVENING_CHAPTER = 30;
/** The praise that opens the chapters of the morning and the evening, before their first number. */
const UNNUMBERED_ENTRIES = new Set(['92', '116']);
/** Corpus numbers of entries that belong to the printed number of the entry before them. */
const CORPUS_ENTRIES_CONTINUING_NUMBER = new Set(
  '35 36 38 315 316 317 318 341 319 320 321 324 325 330 331 332 153 154 155 175 188 203 206 242 333 334 335 336 337 338 339 340'.split(' '),
);
/** The printed number that is said only in the evening. */
const EVENING_ONLY_NUMBER = 97;
/** The printed numbers that are said only in the morning. */
const MORNING_ONLY_NUMBERS = new Set([93, 94, 95]);

/** With a smaller share of common words, two texts are not the same supplication. */
const MIN_COMMON_WORDS_SHARE = 0.6;

/**
 * The printed numbers of the corpus's entries.
 * @param entries in reading order
 */
export function entriesByPrintedNumber(entries: readonly CorpusHisnEntry[]): Map<number, CorpusHisnEntry[]> {
  const numbered = new Map<number, CorpusHisnEntry[]>();
  let number = 0;
  let firstOfMorning = 0;
  let evening = 0;
  const put = (at: number, entry: CorpusHisnEntry): void => void numbered.set(at, [...(numbered.get(at) ?? []), entry]);
  for (const entry of entries) {
    if (entry.chapter <= LAST_UNNUMBERED_CHAPTER || UNNUMBERED_ENTRIES.has(entry.n)) continue;
    if (entry.chapter === EVENING_CHAPTER) {
      // In the corpus the words against evil stand before the request for forgiveness, in the book after it.
      const order = printedNumbersOfEvening(firstOfMorning);
      put(order[evening++] ?? Number.NaN, entry);
      continue;
    }
    if (!CORPUS_ENTRIES_CONTINUING_NUMBER.has(entry.n)) number += number + 1 === EVENING_ONLY_NUMBER ? 2 : 1;
    if (entry.chapter === MORNING_CHAPTER && firstOfMorning === 0) firstOfMorning = number;
    put(number, entry);
  }
  return numbered;
}

/** The printed numbers of the evening in corpus order. @param firstOfMorning first printed number of the morning */
function printedNumbersOfEvening(firstOfMorning: number): number[] {
  const LAST = EVENING_ONLY_NUMBER + 1;
  const REQUEST = EVENING_ONLY_NUMBER - 1;
  const before = Array.from({ length: REQUEST - firstOfMorning }, (_, at) => firstOfMorning + at).filter(
    (number) => !MORNING_ONLY_NUMBERS.has(number),
  );
  return [...before, EVENING_ONLY_NUMBER, REQUEST, LAST];
}

/** The share of the shorter one's words that the longer one has in the same order. */
const commonShareOfShorter = (one: readonly string[], other: readonly string[]): number =>
  one.length && other.length ? longestCommonSubsequence(one, other).length / Math.min(one.length, other.length) : 0;

/**
 * Doubts about texts whose words differ from the book's at their number, unless `differs` explains it, and about a corpus
 * whose last number is not ours.
 */
export function hisnEntryDoubts(
  hisn: readonly HisnNumberEntry[],
  entries: ReadonlyMap<number, readonly CorpusHisnEntry[]>,
  wordsOf: ReadonlyMap<string, readonly string[]>,
): DoubtAboutText[] {
  const last = Math.max(...entries.keys());
  const book = 'hisn-al-muslim';
  const counted =
    last === hisn.length ? [] : [{ card: book, field: 'numbers', message: `the corpus counts to ${last}, not ${hisn.length}` }];
  return [
    ...counted,
    ...hisn.flatMap(({ number, texts = [], differs }) => {
      const own = entries.get(number) ?? [];
      const whole = [...own.map(({ words }) => words), own.flatMap(({ words }) => words)];
      return texts.flatMap((id): DoubtAboutText[] => {
        const words = wordsOf.get(id);
        const share = words ? Math.max(...whole.map((entry) => commonShareOfShorter(words, entry))) : 1;
        if (share >= MIN_COMMON_WORDS_SHARE || differs !== undefined) return [];
        return [
          {
            card: id,
            field: `hisnalmuslim:${number}`,
            message: `only ${Math.round(share * 100)} % of its words stand at number ${number} of Hisn al-Muslim`,
          },
        ];
      });
    }),
  ];
}

const READ_HISN_SCRIPT = `
  const bare = (text) => tool.words(text).map(({ bare }) => bare);
  const corpus = tool.loadCorpus();
  const verses = new Map(corpus.filter(({ c }) => c === 'quran').map(({ n, ar }) => [n, ar]));
  const range = (_, surah, first, last) =>
    Array.from({ length: last - first + 1 }, (_, at) => verses.get(surah + ':' + (Number(first) + at))).join(' ');
  const spelled = (text) => text.replace(/\\((\\d+):(\\d+):(\\d+)\\)/g, range).replace('QuranText', '');
  return [
    corpus.filter(({ c }) => c === 'hisn').map(({ n, chapter, ar }) => ({ n, chapter, words: bare(spelled(ar)) })),
    texts.map(({ arabic }) => bare(arabic)),
  ];`;

/** What the corpus does not confirm of the numbers of Hisn al-Muslim. @param corpusFolder its folder */
export function checkHisnAgainstCorpus(
  corpusFolder: string,
  hisn: readonly HisnNumberEntry[],
  texts: readonly ExportedText[],
): DoubtAboutText[] {
  const asked = texts.map(({ id, arabic }) => ({ id, arabic: arabic.replaceAll('{name}', ' ') }));
  const [entries, words] = runCorpusScript(corpusFolder, asked, READ_HISN_SCRIPT) as [CorpusHisnEntry[], string[][]];
  return hisnEntryDoubts(hisn, entriesByPrintedNumber(entries), new Map(asked.map(({ id }, at) => [id, words[at] ?? []])));
}
