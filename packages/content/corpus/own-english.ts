/** Compares our English of verses with a published one: it must not be copied. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVerses } from '../../core/reference.ts';
import type { Library } from '../compiler/library.ts';
import { quoteVerses, verseCount } from '../compiler/quran.ts';
import { expandVerseRanges } from '../compiler/translation-of-verses.ts';
import { bareWords } from '../rules/bare-words.ts';
import { longestCommonSubsequence } from '../rules/common-subsequence.ts';
import type { PhraseFormula } from '../rules/control-files.ts';
import { spacePaddedPlainWords, translationWithoutFormulas } from '../rules/formulas.ts';
import type { DoubtAboutText } from './doubts.ts';

/** Shorter translations can hardly differ: a name of Allah or "I seek refuge in" is a third of their words. */
const MIN_WORDS_FOR_ORDER_SHARE = 11;
/** If more of our words stand in the published order, the translation counts as copied. */
const MAX_SHARE_IN_PUBLISHED_ORDER = 0.7;
/** With so many published words in a row, the translation counts as copied too. */
const MIN_COPIED_RUN_WORDS = 9;

/** The published English by verse, without its notes. @param corpusFolder folder of the corpus */
export function readSaheehInternationalVerses(corpusFolder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(corpusFolder, 'saheeh.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { v?: string; en?: string });
  return new Map(lines.flatMap(({ v, en }) => (v !== undefined && en !== undefined ? [[v, en.replace(/\[\d+\]/g, '')]] : [])));
}

/** The share of our words that stand in the published text in the same order: 0 to 1. */
export const shareInOrder = (ours: readonly string[], theirs: readonly string[]): number =>
  ours.length ? longestCommonSubsequence(ours, theirs).length / ours.length : 0;

/** The longest run of words that stands in both texts, word for word. */
export function longestRunOfSharedWords(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  let end = 0;
  let length = 0;
  let row = Array.from<number>({ length: theirs.length }).fill(0);
  for (const [at, word] of ours.entries()) {
    row = theirs.map((other, index) => (word === other ? (row[index - 1] ?? 0) + 1 : 0));
    const longest = Math.max(0, ...row);
    if (longest > length) [end, length] = [at + 1, longest];
  }
  return ours.slice(end - length, end);
}

/** The names of Allah as formulas: each is rendered everywhere as the page of the names has it, up to a comma. */
const divineNamesAsFormulas = (library: Library): PhraseFormula[] =>
  (library.names?.names ?? []).map(({ arabic, meaning }) => {
    const [bare = ''] = bareWords(arabic);
    return { arabic: ['', 'و', 'ب', 'ف'].map((joined) => joined + bare), words: meaning.split(',')[0] ?? '' };
  });

/**
 * Translations too near to the published English: whole verses by their number, parts by their card. The words of fixed
 * phrases in the Arabic, and of names of Allah, do not count: every text has them alike.
 */
export function copiedEnglishDoubts(
  library: Library,
  published: ReadonlyMap<string, string>,
  formulas: readonly PhraseFormula[] = [],
): DoubtAboutText[] {
  const common = [...formulas, ...divineNamesAsFormulas(library)];
  const near = (card: string, field: string, arabic: string, ours: string, theirs: string): DoubtAboutText[] => {
    const [words, publishedWords] = [ours, theirs].map((english) =>
      translationWithoutFormulas(spacePaddedPlainWords(english), arabic, common).split(' ').filter(Boolean),
    ) as [string[], string[]];
    const share = shareInOrder(words, publishedWords);
    if (words.length >= MIN_WORDS_FOR_ORDER_SHARE && share > MAX_SHARE_IN_PUBLISHED_ORDER)
      return [{ card, field, message: `${Math.round(share * 100)} % of the words are the published ones in their order: ${theirs}` }];
    const run = longestRunOfSharedWords(words, publishedWords);
    return run.length >= MIN_COPIED_RUN_WORDS
      ? [{ card, field, message: `${run.length} words in a row are the published ones: "${run.join(' ')}"` }]
      : [];
  };
  const parts = [
    ...library.cards
      .filter(({ reuses }) => !reuses)
      .map(({ card, quran, whole }) => ({ id: card.permanentId, quran, whole, arabic: card.arabic, translation: card.translation })),
    ...library.passages,
  ].flatMap(({ id, quran, whole, arabic, translation }) => {
    if (quran === undefined || whole) return [];
    const verses = expandVerseRanges(parseVerses(quran, verseCount)).map((verse) => published.get(verse) ?? '');
    return near(id, 'translation', arabic, translation, verses.join(' '));
  });
  return [
    ...[...library.verses].flatMap(([verse, english]) =>
      near('quran', verse, quoteVerses(verse).arabic, english, published.get(verse) ?? ''),
    ),
    ...parts,
  ];
}
