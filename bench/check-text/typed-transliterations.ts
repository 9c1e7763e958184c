/** Transliterations as people type them: made of ours by the habits of different languages, and a list written by hand. */
import { foldLatin } from '../../packages/core/search/fold.ts';
import type { KnownText } from '../../packages/core/check/model.ts';
import { type Random, seededRandom } from '../../packages/content/mutation/random.ts';

export interface TypedTransliteration {
  text: string;
  /** Ids of texts, one of which must be found. */
  cards: readonly string[];
}

/** How somebody types: each habit replaces sounds of the precise style. */
const TYPING_HABITS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  plain: [],
  doubled: [
    [/ā/g, 'aa'],
    [/ī/g, 'ee'],
    [/ū/g, 'oo'],
  ],
  french: [
    [/sh/g, 'ch'],
    [/[uū]/g, 'ou'],
    [/j/g, 'dj'],
    [/ay/g, 'ai'],
  ],
  urdu: [
    [/dh|ẓ|ḍ/g, 'z'],
    [/ī/g, 'ee'],
    [/th/g, 's'],
    [/q/g, 'k'],
  ],
  indonesian: [
    [/sh/g, 'sy'],
    [/dh/g, 'dz'],
    [/th/g, 'ts'],
    [/[āīū]/g, ''],
  ],
  loose: [
    [/u(?=\w)/g, 'o'],
    [/dh/g, 'd'],
    [/ḥ/g, '7'],
    [/ʿ/g, '3'],
  ],
};

/** Separates the article and prefixes from their words, or joins them. */
function splitOrJoinPrefixes(text: string, random: Random): string {
  const choice = random.below(3);
  if (choice === 0) return text.replaceAll('-', ' ');
  if (choice === 1) return text.replaceAll('-', '');
  return text.replaceAll(/-(?:l|r|n|s|t|d|z|sh|dh|th|ṣ|ḍ|ṭ|ẓ)-/g, ' al ').replaceAll('-', ' ');
}

function transliterationAsTyped(latin: string, random: Random): string {
  const habit = TYPING_HABITS[random.pick(Object.keys(TYPING_HABITS)) ?? ''] ?? [];
  const spelled = splitOrJoinPrefixes(
    habit.reduce((text, [pattern, by]) => text.replace(pattern, (sound) => by || foldLatin(sound)), latin),
    random,
  );
  const folded = foldLatin(spelled).replaceAll(/\n/g, ' ');
  // Some people type a doubled consonant once.
  return random.below(3) === 0 ? folded.replaceAll(/([b-df-hj-np-tv-z])\1/g, '$1') : folded;
}

/** Most people type the beginning, no more words than this. */
const MAX_TYPED_WORDS = 14;

/** @param count how many; the same seed makes the same */
export function generateTypedTransliterations(known: readonly KnownText[], count: number, seed: number): TypedTransliteration[] {
  const random = seededRandom(seed);
  const plain = (latin: string): string => foldLatin(latin).replaceAll(/[^a-z]/g, '');
  const texts = known.filter(({ latin = '', isLeftOut }) => !isLeftOut && latin.split(/\s+/).length >= 4);
  return random
    .shuffle(texts)
    .slice(0, count)
    .map(({ latin = '' }): TypedTransliteration => {
      const words = latin.split(/\s+/).slice(0, MAX_TYPED_WORDS).join(' ');
      // Any text with the same words is right.
      const same = texts.filter((other) => plain(other.latin ?? '').includes(plain(words)));
      return { text: transliterationAsTyped(words, random), cards: same.map(({ id }) => id) };
    });
}

/** What people write before and behind a transliteration in its line. */
const OTHER_WORDS: readonly (readonly [string, string])[] = [
  ['My dear sister, say ', ' whenever somebody hurts you, it was said by many people when they were in need'],
  ['', '. Recite it every day after the prayer and your need will be answered in 24 hours'],
  ['Chère sœur, dis ', ' pendant ces dix dernières nuits du Ramadan, et ta demande sera acceptée'],
  ['Bacalah ', ' di sepuluh malam terakhir bulan ini, semoga amal kita semua diterima'],
];

/** Transliterations between other words of one line. */
export const surroundWithOtherWords = (typed: readonly TypedTransliteration[]): TypedTransliteration[] =>
  typed.map(({ text, cards }, at) => {
    const [before, after] = OTHER_WORDS[at % OTHER_WORDS.length] ?? ['', ''];
    return { text: before + text + after, cards };
  });

/** Reads lines of the form `what is typed|card,card`; lines that begin with # are skipped. */
export const parseTypedTransliterations = (list: string): TypedTransliteration[] =>
  list
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [text = '', cards = ''] = line.split('|');
      return { text: text.trim(), cards: cards.trim().split(',') };
    });
