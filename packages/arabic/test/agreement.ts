// How far the engine agrees with the published transliteration of the Qur'an, word by word. The published one keeps
// every ending, writes no hamza, no long a, no dots, th for ث ذ ظ, the article unassimilated with its letter doubled,
// and every wasla with its vowel. Both sides are folded to the letters that both can write.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readWord } from '../transliteration/read-word.ts';
import { renderSounds } from '../transliteration/render.ts';
import { type Sound, vowelSound } from '../transliteration/sounds.ts';
import { splitIntoWordTokens } from '../transliteration/tokens.ts';
import { transliterateWords, type TransliteratedWord } from '../transliteration/transliterate.ts';

export interface WordDifference {
  verse: string;
  arabic: string;
  ours: string;
  theirs: string;
}

export interface ComparisonResult {
  words: number;
  differences: WordDifference[];
}

interface VerseWithTransliteration {
  id: string;
  text: string;
  published: string;
}

interface QuranJsonChapter {
  id: number;
  verses: { id: number; text: string; transliteration?: string }[];
}

function loadQuranJson(name: string): QuranJsonChapter[] {
  const path = createRequire(import.meta.url).resolve(`quran-json/dist/${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as QuranJsonChapter[];
}

/** Every verse with the published transliteration. */
export function loadVerses(): VerseWithTransliteration[] {
  const published = loadQuranJson('quran_transliteration');
  return loadQuranJson('quran').flatMap((chapter, c) =>
    chapter.verses.map((verse, v) => ({
      id: `${chapter.id}:${verse.id}`,
      text: verse.text,
      published: published[c]?.verses[v]?.transliteration ?? '',
    })),
  );
}

const LAM_BEFORE_DOUBLED_SUN_LETTER = /l(thth|shsh|tt|dd|rr|zz|ss|nn)/g;

/** Folds a published word to the letters that both can write; length of i and u is kept. */
function foldPublishedWord(word: string): string {
  return word
    .replaceAll('AA', 'ʿ')
    .toLowerCase()
    .replaceAll('ee', 'I')
    .replaceAll('oo', 'U')
    .replaceAll('o', 'u')
    .replace(LAM_BEFORE_DOUBLED_SUN_LETTER, '$1');
}

/**
 * Folds one of our words to the letters that both can write; a hyphen stays, as the other side may write a vowel there.
 */
function foldOwnWord(word: TransliteratedWord): string {
  return (
    word.precise
      .toLowerCase()
      .replace(/dh|ẓ/g, 'th')
      .replace(/[\s·,ʾ]/g, '')
      .replaceAll('ī', 'I')
      .replaceAll('ū', 'U')
      .replaceAll('ē', 'a')
      // The length of the pronoun -hū and -hī, which only the Arabic and we write.
      .replace(/[IU]$/, (sign) => (/[\u06E5\u06E6]/.test(word.arabic.slice(-4)) && /h.$/.test(word.precise) ? sign.toLowerCase() : sign))
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  );
}

/** Whether our printed word and theirs are the same after folding. */
function agreesAsPrinted(ours: string, theirs: string, next: TransliteratedWord | undefined): boolean {
  let mine = ours;
  let other = theirs;
  if (next?.joined === true) {
    // Before an elided wasla a long vowel is printed short, and a tanwin has a helping i.
    other = other.replace(/[IU]$/, (sign) => sign.toLowerCase());
    if (/[aiu]n$/.test(other)) mine = mine.replace(/ni$/, 'n');
  }
  // The name of Allah loses its alif after a prefix; they write it out.
  other = other.replace(/^(.*[aiu])allah/, (_, prefix: string) => (mine.startsWith(`${prefix}llah`) ? `${prefix}llah` : `${prefix}allah`));
  return withVowelsForHyphens(mine).includes(other);
}

// Where we write a hyphen, they write the vowel of an elided wasla, or nothing for the hyphen of the article.
function withVowelsForHyphens(word: string): string[] {
  const at = word.indexOf('-');
  if (at < 0) return [word];
  const rest = withVowelsForHyphens(word.slice(at + 1));
  return ['', 'a', 'i', 'u'].flatMap((vowel) => rest.map((tail) => word.slice(0, at) + vowel + tail));
}

/** Compares a verse as printed in connected speech. */
export function compareConnectedSpeech(verse: VerseWithTransliteration): ComparisonResult {
  const words = transliterateWords(verse.text, { connected: true, orthography: 'uthmani' })[0] ?? [];
  const ours = words.map(foldOwnWord);
  return compareWordsInOrder(
    verse,
    words.map((word) => [word.arabic, word.precise]),
    (i, theirs) => agreesAsPrinted(ours[i] ?? '', theirs, words[i + 1]),
  );
}

/**
 * Compares a verse word by word before the words join: here the vowel of every wasla and the length of every i and u
 * must be the same too.
 */
export function compareWordsAlone(verse: VerseWithTransliteration): ComparisonResult {
  const tokens = splitIntoWordTokens(verse.text);
  const words = tokens.map((token, at): [string, string] => {
    // Joined letters such as الٓمٓ are read by their names, not by sounds.
    if (/^(?:[^\u064B-\u0650]*)$/.test(token.core))
      return [token.text, transliterateWords(verse.text, { orthography: 'uthmani' })[0]?.[at]?.precise ?? ''];
    const sounds = readWord(token.core, 'uthmani', tokens[at + 1]?.core ?? '\u06DD');
    // li- and la- replace the alif of the article, so neither side has its vowel.
    const alif = token.core.includes('\u0671');
    return [
      token.text,
      renderSounds(
        sounds.flatMap((sound) => withWaslaVowel(sound, alif)),
        'precise',
      ),
    ];
  });
  const ours = words.map(([arabic, precise]) => foldOwnWord({ arabic, precise, plain: '', joined: false }).replaceAll('-', ''));
  return compareWordsInOrder(verse, words, (i, theirs) => ours[i] === theirs);
}

function withWaslaVowel(sound: Sound, hasWaslaAlif: boolean): Sound[] {
  if (sound.type !== 'wasla') return [sound];
  return sound.vowel === '' || !hasWaslaAlif ? [] : [vowelSound(sound.vowel)];
}

// Walks both texts in order. Where the published one splits a word in two, both parts are taken; after a difference the
// walk goes on at the next word that agrees.
function compareWordsInOrder(
  verse: VerseWithTransliteration,
  words: [string, string][],
  same: (index: number, theirs: string) => boolean,
): ComparisonResult {
  const raw = verse.published.split(' ').filter((word) => word !== '');
  const theirs = raw.map(foldPublishedWord);
  const agree = (i: number, j: number, count: number) => same(i, theirs.slice(j, j + count).join(''));
  const differences: WordDifference[] = [];
  let j = 0;
  words.forEach(([arabic, ours], i) => {
    const count = [1, 2].find((parts) => agree(i, j, parts));
    if (count !== undefined) {
      j += count;
      return;
    }
    const last = i + 1 === words.length;
    const skip = last ? raw.length - j : ([1, 2, 0, 3].find((parts) => agree(i + 1, j + parts, 1)) ?? 1);
    differences.push({ verse: verse.id, arabic, ours, theirs: raw.slice(j, j + skip).join(' ') });
    j += skip;
  });
  return { words: words.length, differences };
}

/** Compares the whole Qur'an. @param compare `compareConnectedSpeech` or `compareWordsAlone` */
export function compareWholeQuran(compare: (verse: VerseWithTransliteration) => ComparisonResult): ComparisonResult {
  const all: ComparisonResult = { words: 0, differences: [] };
  for (const verse of loadVerses()) {
    const { words, differences } = compare(verse);
    all.words += words;
    all.differences.push(...differences);
  }
  return all;
}

/** Why two words differ; docs/transliteration.md explains each. */
export function reasonOfDifference({ arabic, ours, theirs }: WordDifference): string {
  const other = foldPublishedWord(theirs).replaceAll(' ', '');
  const mine = foldOwnWord({ arabic, precise: ours, plain: '', joined: false }).replaceAll('-', '');
  const bare = (word: string): string => word.replace(/[aiuIU]?n?$/, '');
  const single = (word: string): string => word.replace(/(th|sh|kh|gh|.)\1+/g, '$1');
  if (/^[وف]َ?سۡ?ـ/u.test(arabic)) return 'ask! after wa- and fa-: a wasla that the text does not write';
  if (other === `${mine.slice(0, -1)}${mine.slice(-1).toUpperCase()}`) return 'a last vowel that the text writes short before a wasla';
  if (/^(?:wa|fa|)u/.test(mine) && other.replace(/^(wa|fa|)i/, '$1u') === mine) return 'a wasla before a damma, which takes u';
  if (bare(mine) === bare(other)) return 'another ending';
  if (theirs === '' || theirs.includes(' ') || mine.startsWith(other) || other.startsWith(mine)) return 'words divided at another place';
  if (single(mine) === single(other)) return 'a doubled letter, written once or twice';
  return 'a single word, spelled another way';
}
