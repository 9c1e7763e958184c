/** Queries that name a reference: "bukhari 6312", "muslim:2711", "Sahih Muslim 2711", "2:255", "Al-Baqarah 255". */
import * as language from '../../../../packages/core/messages/search-language.ts';
import { foldLatin, foldWord } from '../../../../packages/core/search/fold.ts';
import type { SearchContent } from '../../../../packages/core/search/model.ts';
import { soundOf } from '../../../../packages/core/search/sound.ts';

export type ReferenceNames = Pick<SearchContent, 'collections' | 'surahs'>;

export type ParsedReference =
  | { kind: 'hadith'; keys: string[]; number: string; letter: string }
  | { kind: 'verse'; surah: number; from: number; to: number };

const VERSE = new RegExp(String.raw`^(?:(?:${language.VERSE})\s*:?\s*)?(\d{1,3})\s*[:.]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?$`);
/** Folded letters of both scripts, as a part of a pattern. */
const LETTERS = String.raw`a-z\u0621-\u06d3`;
const NAME_AND_NUMBER_PATTERN = new RegExp(String.raw`^(.*?[${LETTERS}])[\s:#.,]*(?:(?:${language.NUMBER})[\s:#.]*)*(\d{1,5})\s?([a-z]?)$`);
/** A surah without a verse must be called one, as many of their names are everyday words. */
const SURAH = new RegExp(`^(?:${language.SURAH}) ([${LETTERS}' -]+)$`);
/** Arabic generic words before a name, which readers of every language type. */
const ARABIC_WORKS = 'صحيح|سنن|جامع|مسند|موطا|امام|الامام|حديث|رواه';
/** Generic words before a name, such as "Sahih" in "Sahih Muslim", and "hadith" before it. */
const GENERIC_PREFIX = new RegExp(String.raw`^(?:(?:${language.WORKS}|${language.SURAH}|${language.NUMBER}|${ARABIC_WORKS})\s+)+`);
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
const ARTICLE = new RegExp(`^(?:${language.ARTICLES})$`);
const MIN_SOUGHT_NAME_LETTERS = 3;

/** Folds a text in both scripts, as references are compared. */
const folded = (text: string): string => foldLatin(text).replaceAll(/\p{Script=Arabic}+/gu, foldWord);

const NO_LETTER = new RegExp(String.raw`[^${LETTERS}\s-]`, 'g');

/** A name without article, spaces and generic prefix, by its sound: "Sunan Abi Dawud", "abu dawud" and "abudawud" are one. */
function soundOfBareName(name: string): string {
  const words = folded(name)
    .replace(NO_LETTER, ' ')
    .trim()
    .replace(GENERIC_PREFIX, '')
    .replace(/\babi\b/g, 'abu')
    .replace(/(?<=^|\s)ابي(?=\s)/g, 'ابو')
    .split(/[\s-]+/);
  const bare = words.filter((word) => !ARTICLE.test(word)).map((word) => word.replace(/^ال(?=.{3})/, ''));
  return soundOf(bare.join('')).replaceAll('daud', 'dawud').replaceAll('dawd', 'dawud');
}

interface NameAliases {
  key: string;
  known: string[];
}

// Cached, as the names do not change between key presses.
const aliasCache = new WeakMap<object, NameAliases[]>();

function aliasesOf(names: Readonly<Record<string, string>>): NameAliases[] {
  const known = aliasCache.get(names);
  if (known) return known;
  const made = Object.entries(names).map(([key, name]) => ({
    key,
    known: [key, name, ...name.split(/[,،]/), ...(ARABIC_COLLECTION_NAMES[key] ?? [])].map(soundOfBareName),
  }));
  aliasCache.set(names, made);
  return made;
}

/** Keys that have the given name; where none has, those with a name that begins with it. */
function keysByName(given: string, names: Readonly<Record<string, string>>): string[] {
  const sought = soundOfBareName(given);
  if (sought.length < MIN_SOUGHT_NAME_LETTERS) return [];
  const aliases = aliasesOf(names);
  const exact = aliases.filter(({ known }) => known.includes(sought));
  return (exact.length > 0 ? exact : aliases.filter(({ known }) => known.some((alias) => alias.startsWith(sought)))).map(({ key }) => key);
}

/** Parses a query as a reference; undefined where it is none. */
export function parseReference(query: string, { collections, surahs }: ReferenceNames): ParsedReference | undefined {
  const text = folded(query).trim().replace(/\s+/g, ' ');
  const verse = VERSE.exec(text);
  if (verse) {
    const from = Number(verse[2]);
    return { kind: 'verse', surah: Number(verse[1]), from, to: Math.max(from, Number(verse[3] ?? from)) };
  }
  const whole = keysByName(SURAH.exec(text)?.[1] ?? '', surahs)[0];
  if (whole !== undefined) return { kind: 'verse', surah: Number(whole), from: 1, to: Infinity };
  const numbered = NAME_AND_NUMBER_PATTERN.exec(text);
  if (!numbered) return undefined;
  const [, name = '', number = '', letter = ''] = numbered;
  const keys = keysByName(name, collections);
  if (keys.length > 0) return { kind: 'hadith', keys, number: String(Number(number)), letter };
  const [surah] = keysByName(name, surahs);
  return surah === undefined ? undefined : { kind: 'verse', surah: Number(surah), from: Number(number), to: Number(number) };
}

/**
 * The reference that a query clearly names: a collection with a number, or a surah and a verse in figures. The name of a
 * surah before a number may be another wish: "ikhlas 11".
 * @returns `bukhari:4000`, `quran:2:256-257`; undefined where the query names none, or more than one collection
 */
export function writtenReference(query: string, names: ReferenceNames): string | undefined {
  const sought = parseReference(query, names);
  if (sought?.kind === 'hadith') return sought.keys.length === 1 ? `${sought.keys.join('')}:${sought.number}${sought.letter}` : undefined;
  if (!sought || !VERSE.test(folded(query).trim().replace(/\s+/g, ' '))) return undefined;
  return `quran:${sought.surah}:${sought.from}${sought.to > sought.from ? `-${sought.to}` : ''}`;
}

/** How well a reference matches: 2 exactly, 1 where its number begins with the sought one, 0 not at all. */
export function referenceMatch(ref: string, sought: ParsedReference): 0 | 1 | 2 {
  const [key = '', ...rest] = ref.split(':');
  if (sought.kind === 'hadith') {
    const [, number = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(rest.join(':')) ?? [];
    if (!sought.keys.includes(key)) return 0;
    if (number === sought.number && (sought.letter === '' || sought.letter === letter)) return 2;
    return number.startsWith(sought.number) && sought.letter === '' ? 1 : 0;
  }
  if (key !== 'quran') return 0;
  const ranges = Array.from(ref.matchAll(/(\d+):(\d+)(?:-(\d+))?/g), ([, surah, from, to]) => ({
    surah: Number(surah),
    from: Number(from),
    to: Number(to ?? from),
  }));
  const same = ranges.filter(({ surah }) => surah === sought.surah);
  if (same.some(({ from, to }) => from <= sought.to && to >= sought.from)) return 2;
  return same.some(({ from }) => String(from).startsWith(String(sought.from))) ? 1 : 0;
}

/** The number of verses in a reference; the smaller range is the better result. */
export const verseCountIn = (ref: string): number =>
  Array.from(ref.matchAll(/\d+:(\d+)(?:-(\d+))?/g), ([, from, to]) => Number(to ?? from) - Number(from) + 1).reduce(
    (sum, one) => sum + one,
    0,
  );
