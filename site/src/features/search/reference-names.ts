/** Finds collections and surahs by their names, as readers type them in the language of the build and in Arabic. */
import { distance } from 'fastest-levenshtein';
import * as language from '../../../../packages/core/messages/search-language.ts';
import { foldText } from '../../../../packages/core/search/fold.ts';
import { soundOf } from '../../../../packages/core/search/sound.ts';

type NamesByKey = Readonly<Record<string, string>>;

/** Folded letters of both scripts, as a part of a pattern. */
export const FOLDED_LETTER_RANGES = String.raw`a-z\u0621-\u06d3`;
// Arabic words that readers of every language type, folded, as parts of a pattern.
/** They stand before the name of a collection. */
const ARABIC_COLLECTION_WORDS_ALTERNATION = 'صحيح|سنن|جامع|مسند|موطا|امام|الامام|حديث|رواه';
/** It stands before the name of a surah. */
export const ARABIC_WORD_FOR_SURAH = 'سوره';
/** They stand before the number of a verse. */
export const ARABIC_WORDS_BEFORE_VERSE_NUMBER = 'قران|القران|ايه|الايه|ايات|الايات';
/** They stand before the number of a narration. */
export const ARABIC_WORDS_BEFORE_NARRATION_NUMBER = 'رقم|برقم|حديث';
/** Generic words before a name, such as "Sahih" in "Sahih Muslim", and "hadith" before it. */
const GENERIC_PREFIX = new RegExp(
  String.raw`^(?:(?:${language.WORKS}|${language.SURAH}|${language.NUMBER}|${ARABIC_COLLECTION_WORDS_ALTERNATION}|${ARABIC_WORD_FOR_SURAH})\s+)+`,
);
/** The Arabic names of the best known collections, which readers of every language type. */
const ARABIC_COLLECTION_NAMES: Readonly<Record<string, readonly string[]>> = {
  bukhari: ['البخاري'],
  muslim: ['مسلم'],
  abudawud: ['أبو داود'],
  tirmidhi: ['الترمذي'],
  nasai: ['النسائي'],
  ibnmajah: ['ابن ماجه'],
  ahmad: ['أحمد'],
  malik: ['مالك'],
};
/** The article, and the "family of" in Aal-e-Imran, which stands in the place of one: آل is folded to ال. */
const ARTICLE = new RegExp(`^(?:${language.ARABIC_ARTICLES}|aali?|e|ال)$`);
/** Whether a folded word says nothing in a name: an article, or a word such as "of" and "from". */
export const isSmallWord = (word: string): boolean => ARTICLE.test(word) || word === 'من' || language.STOP_WORDS.has(word);
/** Anything shorter is no name. A name of two letters must be typed whole: طه. */
const MIN_NAME_LETTERS = 2;
const MIN_LETTERS_OF_NAME_BEGINNING = 3;

const NO_LETTER = new RegExp(String.raw`[^${FOLDED_LETTER_RANGES}\s-]`, 'g');

/** A name without article, spaces and generic prefix, by its sound: "Sunan Abi Dawud", "abu dawud" and "abudawud" are one. */
function soundOfBareName(name: string): string {
  const words = foldText(name)
    .replace(NO_LETTER, ' ')
    .trim()
    .replace(GENERIC_PREFIX, '')
    .replace(/\babi\b/g, 'abu')
    .replace(/(^|\s)ابي(?=\s)/g, '$1ابو')
    .split(/[\s-]+/);
  const bare = words.filter((word) => !ARTICLE.test(word)).map((word) => word.replace(/^ال(?=.{3})/, ''));
  // "Anbiya" and "Anbya", "Muddathir" and "Muddaththir" are one.
  return soundOf(bare.join('')).replaceAll('daud', 'dawud').replaceAll('dawd', 'dawud').replaceAll('iy', 'y').replaceAll('thth', 'th');
}

interface NameAliases {
  key: string;
  known: string[];
}

// Cached, as the names do not change between key presses.
const aliasCache = new WeakMap<object, NameAliases[]>();

function aliasesOf(names: NamesByKey): NameAliases[] {
  const known = aliasCache.get(names);
  if (known) return known;
  const made = Object.entries(names).map(([key, name]) => ({
    key,
    known: [key, name, ...name.split(/[,،]/), ...(ARABIC_COLLECTION_NAMES[key] ?? [])].map(soundOfBareName),
  }));
  aliasCache.set(names, made);
  return made;
}

/** Whether some key has exactly the given name. */
export const isExactName = (given: string, names: NamesByKey): boolean => {
  const sought = soundOfBareName(given);
  return aliasesOf(names).some(({ known }) => known.includes(sought));
};

/**
 * Keys that have the given name in another spelling: "Rehman" for "Ar-Rahman".
 * @param lettersPerSlip a name may have one wrong letter for every so many of its letters
 */
export function keysSpelledLike(given: string, names: NamesByKey, lettersPerSlip: number): string[] {
  const sought = soundOfBareName(given);
  if (sought.length < MIN_LETTERS_OF_NAME_BEGINNING) return [];
  const isLike = (alias: string): boolean => distance(alias, sought) <= alias.length / lettersPerSlip;
  return aliasesOf(names).flatMap(({ key, known }) => (known.some(isLike) ? [key] : []));
}

/** Keys that have the given name; where none has, those with a name that begins with it. */
export function findKeysByName(given: string, names: NamesByKey): string[] {
  const sought = soundOfBareName(given);
  if (sought.length < MIN_NAME_LETTERS) return [];
  const keysWhere = (isSought: (alias: string) => boolean): string[] =>
    aliasesOf(names).flatMap(({ key, known }) => (known.some(isSought) ? [key] : []));
  const exact = keysWhere((alias) => alias === sought);
  if (exact.length > 0 || sought.length < MIN_LETTERS_OF_NAME_BEGINNING) return exact;
  return keysWhere((alias) => alias.startsWith(sought));
}
