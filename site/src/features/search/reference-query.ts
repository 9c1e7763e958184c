/**
 * Queries that name a reference: "bukhari 6312", "Sahih Muslim 2711", "2:255", "Al-Baqarah 255", "[البقرة: 255]",
 * "QS. Al-Baqarah [2]: 255".
 */
import * as language from '../../../../packages/core/messages/search-language.ts';
import { foldText } from '../../../../packages/core/search/fold.ts';
import type { SearchContent } from '../../../../packages/core/search/model.ts';
import {
  ARABIC_WORDS_BEFORE_NARRATION_NUMBER,
  ARABIC_WORD_FOR_SURAH,
  ARABIC_WORDS_BEFORE_VERSE_NUMBER,
  isExactName,
  isSmallWord,
  findKeysByName,
  keysSpelledLike,
  FOLDED_LETTER_RANGES,
} from './reference-names.ts';

export type ReferenceNames = Pick<SearchContent, 'collections' | 'surahs'>;

interface HadithReference {
  kind: 'hadith';
  keys: string[];
  number: string;
  letter: string;
}

interface VerseReference {
  kind: 'verse';
  surah: number;
  from: number;
  to: number;
  /**
   * `clear` where the query can mean nothing else; `likely` for the name of a surah and a number, which may be another wish
   * ("ikhlas 11"); `bare` for two numbers alone, which name a verse only where a text has it.
   */
  certainty: 'clear' | 'likely' | 'bare';
}

export type ParsedReference = HadithReference | VerseReference;

const RANGE = String.raw`(\d{1,5})(?:\s*[-–—]\s*(\d{1,3}))?`;
/** A surah and a verse in figures, with words before and between: "Sourate 2, verset 255". A dash makes a range: "285-286". */
const FIGURES = new RegExp(String.raw`^(\D*)(\d{1,3})(?!\s*[-–—]\s*\d)([${FOLDED_LETTER_RANGES}\s:.,،/#°-]+)${RANGE}$`);
const NAME_AND_VERSE = new RegExp(String.raw`^(\D+)${RANGE}$`);
const NAME_AND_NUMBER = new RegExp(
  String.raw`^(.*?[${FOLDED_LETTER_RANGES}])[\s:#.,،]*(?:(?:${language.NUMBER}|${ARABIC_WORDS_BEFORE_NARRATION_NUMBER})[\s:#.]*)*(\d+)\s?([a-z]?)$`,
);
const LEADING_ZEROS = /^0+(?=\d)/;
/** A surah without a verse counts only after a word for "surah", as many names of surahs are everyday words. */
const SURAH = new RegExp(`^(?:${language.SURAH}|${ARABIC_WORD_FOR_SURAH}) ([${FOLDED_LETTER_RANGES}' -]+)$`);

/** A surah by its number: "surah 112", "sourate n° 112". */
const NUMBERED_SURAH = new RegExp(
  String.raw`^(?:${language.SURAH}|${ARABIC_WORD_FOR_SURAH})[.:]?(?: (?:${language.NUMBER}|رقم))?[\s.:#°]*(\d{1,3})$`,
);

const NO_LETTERS = new RegExp(`[^${FOLDED_LETTER_RANGES}]+`);
const SURAH_WORD = new RegExp(`^(?:${language.SURAH}|${ARABIC_WORD_FOR_SURAH})$`);
/** A number before its name: "verse 255 of surah Al-Baqarah", "hadith 6312 in Bukhari". */
const NUMBER_FIRST = new RegExp(
  String.raw`^((?:(?:${language.NUMBER}|${ARABIC_WORDS_BEFORE_NARRATION_NUMBER}|${ARABIC_WORDS_BEFORE_VERSE_NUMBER})[.:°#]* )+)(\d{1,5}(?:[-–—]\d{1,3})?) ([${FOLDED_LETTER_RANGES}]\D*)$`,
);
/** Words before a verse, and the short forms of every language: "Q 2:255", "QS. 2:255", "S. 2, v. 255". */
const VERSE_WORD = new RegExp(
  `^(?:${language.VERSE}|${language.SURAH}|${ARABIC_WORD_FOR_SURAH}|${ARABIC_WORDS_BEFORE_VERSE_NUMBER}|qs?|s|v)$`,
);
const NUMBER_WORD = new RegExp(`^(?:${language.NUMBER}|${ARABIC_WORDS_BEFORE_NARRATION_NUMBER})$`);

const isNameWord = (word: string): boolean => !VERSE_WORD.test(word) && !NUMBER_WORD.test(word);
const wordsIn = (text: string): string[] => text.split(NO_LETTERS).filter(Boolean);

/** "H.R." and "Q.S.", as Indonesians write them. */
const INITIALS = /\b([a-z])\.([a-z])\./g;
/** Words for the dash of a range, in every language, folded (سے is سي): "190 to 200". */
const RANGE_WORD = /(\d) (?:to|till|until|through|a|au|jusqu'a|sampai|hingga|s\/d|تا|سي|الي|حتي) (?=\d)/g;

/** The folded query without invisible signs, brackets, quotation marks and signs at its end. */
const bareQuery = (query: string): string =>
  foldText(query.replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/[()[\]{}<>«»“”„"\uFD3E\uFD3F]/g, ' ')
    .replaceAll(INITIALS, '$1$2 ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(RANGE_WORD, '$1-')
    .trim()
    .replace(/[\s.,:;!?،؛؟]+$/, '');

/** Numbers of the surahs that words name; small words are left out where the surah is not found with them. */
function surahsNamedBy(words: readonly string[], surahs: ReferenceNames['surahs']): number[] {
  const named = findKeysByName(words.join(' '), surahs);
  const keys = named.length > 0 ? named : findKeysByName(words.filter((word) => !isSmallWord(word)).join(' '), surahs);
  return keys.map(Number);
}

/** Letters of a surah's name per wrong letter that is allowed: with its number beside it, and after a word for "surah". */
const LETTERS_PER_SLIP = { besideNumber: 3, behindSurah: 5 };

/** The surah that words name. After a word for "surah" also in another spelling, if only one surah has a name like it. */
function surahNamedBy(words: readonly string[], isCalledSurah: boolean, surahs: ReferenceNames['surahs']): number | undefined {
  const [named] = surahsNamedBy(words, surahs);
  if (named !== undefined || !isCalledSurah) return named;
  const [like, ...others] = keysSpelledLike(words.filter((word) => !isSmallWord(word)).join(' '), surahs, LETTERS_PER_SLIP.behindSurah);
  return like === undefined || others.length > 0 ? undefined : Number(like);
}

function parsedVerseReference(
  surah: number,
  first: string | undefined,
  last: string | undefined,
  certainty: VerseReference['certainty'],
): VerseReference {
  const from = Number(first);
  return { kind: 'verse', surah, from, to: Math.max(from, Number(last ?? from)), certainty };
}

function parseFigures(text: string, surahs: ReferenceNames['surahs']): VerseReference | undefined {
  const match = FIGURES.exec(text);
  if (!match) return undefined;
  const [, before = '', figure, between = '', first, last] = match;
  const surah = Number(figure);
  const words = wordsIn(`${before} ${between}`);
  const name = words.filter(isNameWord);
  const saysVerse = words.some((word) => VERSE_WORD.test(word)) && name.every(isSmallWord);
  const isNamed =
    surahsNamedBy(name, surahs).includes(surah) ||
    keysSpelledLike(name.join(' '), surahs, LETTERS_PER_SLIP.besideNumber).includes(String(surah));
  if (words.length > 0 && !saysVerse && !isNamed) return undefined;
  return parsedVerseReference(surah, first, last, words.length > 0 || /[:.]/.test(between) ? 'clear' : 'bare');
}

function parseNamedVerse(text: string, surahs: ReferenceNames['surahs']): VerseReference | undefined {
  const match = NAME_AND_VERSE.exec(text);
  if (!match) return undefined;
  const [, before = '', first, last] = match;
  const words = wordsIn(before);
  const isCalledSurah = words.some((word) => SURAH_WORD.test(word));
  const surah = surahNamedBy(words.filter(isNameWord), isCalledSurah, surahs);
  if (surah === undefined) return undefined;
  const afterName = words.slice(words.findIndex(isNameWord));
  const saysVerse = afterName.some((word) => VERSE_WORD.test(word) && !SURAH_WORD.test(word));
  return parsedVerseReference(surah, first, last, saysVerse || /:\s*$/.test(before) ? 'clear' : 'likely');
}

function parseWholeSurah(text: string, surahs: ReferenceNames['surahs']): VerseReference | undefined {
  const number = NUMBERED_SURAH.exec(text)?.[1]?.replace(LEADING_ZEROS, '') ?? '';
  const surah = Object.hasOwn(surahs, number) ? Number(number) : surahNamedBy(wordsIn(SURAH.exec(text)?.[1] ?? ''), true, surahs);
  return surah === undefined ? undefined : { kind: 'verse', surah, from: 1, to: Infinity, certainty: 'likely' };
}

function parseHadith(text: string, { collections, surahs }: ReferenceNames): HadithReference | undefined {
  const [, name = '', number = '', letter = ''] = NAME_AND_NUMBER.exec(text) ?? [];
  // The beginning of a collection's name may be the whole name of a surah: an-Nas and an-Nasa'i.
  if (isExactName(name, surahs) && !isExactName(name, collections)) return undefined;
  const keys = findKeysByName(name, collections);
  return keys.length > 0 ? { kind: 'hadith', keys, number: number.replace(LEADING_ZEROS, ''), letter } : undefined;
}

/** Parses a query as a reference; undefined where it is none. */
export function parseReference(query: string, names: ReferenceNames): ParsedReference | undefined {
  const text = bareQuery(query).replace(NUMBER_FIRST, '$3 $1$2');
  const { surahs } = names;
  return parseFigures(text, surahs) ?? parseWholeSurah(text, surahs) ?? parseHadith(text, names) ?? parseNamedVerse(text, surahs);
}

/** A book that only gathers texts of others: most of them are here, under their sources, and the index does not know its numbers. */
const GATHERING_BOOK = 'hisnalmuslim';

/**
 * The reference that a query clearly names: a collection with a number, or a verse. The name of a surah before a number may be
 * another wish: "ikhlas 11".
 * @returns `bukhari:4000`, `quran:2:256-257`; undefined where the query names none, more than one collection, or Hisn al-Muslim
 */
export function unambiguousReference(query: string, names: ReferenceNames): string | undefined {
  const sought = parseReference(query, names);
  if (sought?.kind === 'hadith') {
    const [key, ...others] = sought.keys;
    return others.length > 0 || key === GATHERING_BOOK ? undefined : `${key}:${sought.number}${sought.letter}`;
  }
  if (sought?.certainty !== 'clear') return undefined;
  return `quran:${sought.surah}:${sought.from}${sought.to > sought.from ? `-${sought.to}` : ''}`;
}
