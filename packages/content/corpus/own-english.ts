/** Our English of verses, held against a published one: it must be our own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVerses } from '../../core/reference.ts';
import type { Library } from '../compiler/library.ts';
import { verseCount } from '../compiler/quran.ts';
import { versesOf } from '../compiler/verses-in-language.ts';
import { words as wordsOf } from '../rules/bare-words.ts';
import type { Doubt } from './exceptions-used.ts';

/** Ten words and fewer have too few ways to be said: a name of Allah or "I seek refuge in" is a third of them. */
const LEAST_WORDS = 11;
/** More than this share of our words in the published order is no rendering of our own. */
const MOST_SHARED = 0.7;
/** As many of the published words in a row are no rendering of our own either. */
const LONGEST_RUN = 9;

/** The published English by verse, without its notes. @param corpus folder of the corpus */
export function publishedEnglish(corpus: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(corpus, 'saheeh.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { v?: string; en?: string });
  return new Map(lines.flatMap(({ v, en }) => (v !== undefined && en !== undefined ? [[v, en.replace(/\[\d+\]/g, '')]] : [])));
}

/** The share of our words that stand in the published text in the same order: 0 to 1. */
export function shareInOrder(ours: readonly string[], theirs: readonly string[]): number {
  let row = Array.from<number>({ length: theirs.length + 1 }).fill(0);
  for (const word of ours) {
    const next = [0];
    for (const [index, other] of theirs.entries())
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    row = next;
  }
  return ours.length ? (row.at(-1) ?? 0) / ours.length : 0;
}

/** The longest run of words that stands in both texts, word for word. */
export function longestRun(ours: readonly string[], theirs: readonly string[]): readonly string[] {
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

/** Words without the marks of a transliteration: "Allāh" and "Allah" are one word. */
const foldedWords = (english: string): string[] => wordsOf(english.normalize('NFD').replace(/\p{M}/gu, ''));

/** What is too near to the published English: whole verses by their number, parts by their card. */
export function copiedEnglish(library: Library, published: ReadonlyMap<string, string>): Doubt[] {
  const near = (card: string, field: string, ours: string, theirs: string): Doubt[] => {
    const [words, publishedWords] = [foldedWords(ours), foldedWords(theirs)];
    const share = shareInOrder(words, publishedWords);
    if (words.length >= LEAST_WORDS && share > MOST_SHARED)
      return [{ card, field, message: `${Math.round(share * 100)} % of the words are the published ones in their order: ${theirs}` }];
    const run = longestRun(words, publishedWords);
    return run.length >= LONGEST_RUN
      ? [{ card, field, message: `${run.length} words in a row are the published ones: "${run.join(' ')}"` }]
      : [];
  };
  const parts = [
    ...library.cards
      .filter(({ reuses }) => !reuses)
      .map(({ card, quran, whole }) => ({ id: card.home, quran, whole, translation: card.translation })),
    ...library.passages,
  ].flatMap(({ id, quran, whole, translation }) => {
    if (quran === undefined || whole) return [];
    const verses = versesOf(parseVerses(quran, verseCount)).map((verse) => published.get(verse) ?? '');
    return near(id, 'translation', translation, verses.join(' '));
  });
  return [...[...library.verses].flatMap(([verse, english]) => near('quran', verse, english, published.get(verse) ?? '')), ...parts];
}
