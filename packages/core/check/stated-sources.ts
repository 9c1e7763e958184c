/** Reads the sources that a message names: "(Sahih Bukhari 6324)", "رواه مسلم", "Surah Taha 114". */
import {
  endsLineOrBracket,
  startsLineBeforeColon,
  isByItself,
  isInBrackets,
  matchAt,
  matchesAtWordStarts,
  wordStarts,
} from './line-place.ts';
import type { MessageCharacterSpan, StatedSource } from './model.ts';
import {
  AFTER_WORK_NAME,
  BETWEEN_WORK_NAMES,
  BEFORE_WORK_NAME,
  BEFORE_HADITH_NUMBER,
  SURAH_WORDS,
  VERSE_WORDS,
  WORKS,
  WORKS_WITH_SAHIH_EDITION,
} from './source-words.ts';
import type { FoundStatement } from './stated-times.ts';

const NO_LETTER_AFTER = '(?![\\p{L}\\p{N}])';
const INTRODUCTIONS = `(?:(?:${BEFORE_WORK_NAME})${NO_LETTER_AFTER}[ \\t.:-]*(?:(?:al|l)[ -])?)`;

const FIRST_NAME = new RegExp(
  `(?<introduction>${INTRODUCTIONS}{0,4})(?<name>${WORKS.map(({ pattern }) => pattern).join('|')})${NO_LETTER_AFTER}`,
  'uy',
);
const NEXT_NAME = new RegExp(
  `[ \\t,;/&+،؛)-]*${BETWEEN_WORK_NAMES}[ \\t]*(?<introduction>${INTRODUCTIONS}{0,4})(?<name>${WORKS.map(({ pattern }) => pattern).join('|')})${NO_LETTER_AFTER}`,
  'uy',
);
const WORK_PATTERNS = WORKS.map((work) => ({ work, whole: new RegExp(`^(?:${work.pattern})$`, 'u') }));
const NUMBER = new RegExp(
  `[ \\t,:.#°(-]*(?:(?:${BEFORE_HADITH_NUMBER})${NO_LETTER_AFTER}[ \\t.:°#(-]*){0,3}(?<number>\\d{1,5})[a-z]?(?![\\p{L}\\p{N}]|[ \\t]?[/×])`,
  'uy',
);
/** A verdict, a page, a volume or a further number behind a source. */
const REST = new RegExp(
  `(?:(?:[ \\t]*\\)[ \\t]*[,;–-])?[ \\t,;:.(/–-]*(?:${AFTER_WORK_NAME}|(?:(?:${BEFORE_HADITH_NUMBER})[ \\t.:°#]*)?\\d{1,5}[a-z]?)${NO_LETTER_AFTER})*`,
  'uy',
);

const SAHIH_WORD = /sh?ahih|صحيح/;

/** Least digits of a number with no word such as "no." before it; a shorter one may be a number of times. */
const MIN_DIGITS_OF_LONE_NUMBER = 2;
const MIN_DIGITS_BEHIND_EVERYDAY_WORD = 3;
/** Least digits of a number in brackets of its own: "Muslim (33)" may ask to say the text 33 times. */
const MIN_DIGITS_IN_BRACKETS = 4;

interface NamedSource extends StatedSource {
  /** Offset behind the source and all that belongs to it, such as a verdict or a page. */
  wholeEnd: number;
  isIntroduced: boolean;
  isEverydayWord: boolean;
  digits: number;
}

/** Reads what stands behind a name. @param nameEnd behind the name */
function readSource(text: string, introduction: string, name: string, nameEnd: number): NamedSource {
  const work = WORK_PATTERNS.find(({ whole }) => whole.test(name))?.work;
  const number = matchAt(NUMBER, text, nameEnd);
  const numberEnd = nameEnd + (number?.[0].length ?? 0);
  const rest = matchAt(REST, text, numberEnd)?.[0] ?? '';
  const keys = work?.keys ?? [];
  const digits = number?.groups?.['number']?.length ?? 0;
  const between = number?.[0].slice(0, -digits) ?? '';
  const isNumber = /\p{L}/u.test(between) || digits >= (between.includes('(') ? MIN_DIGITS_IN_BRACKETS : MIN_DIGITS_OF_LONE_NUMBER);
  const isOfSahihEdition = SAHIH_WORD.test(introduction) && keys.some((key) => WORKS_WITH_SAHIH_EDITION.includes(key));
  // More figures are a volume, a page or a further narration.
  const isCertain = number !== null && isNumber && !/\d/.test(rest) && !isOfSahihEdition && !work?.hasUncertainNumbers;
  const quoteEnd = /\d/.test(rest) ? numberEnd + rest.length : numberEnd;
  const isInOpenBracket = text.slice(nameEnd, quoteEnd).includes('(') && text[quoteEnd] === ')';
  return {
    start: nameEnd - name.length,
    end: quoteEnd + (isInOpenBracket ? 1 : 0),
    wholeEnd: numberEnd + rest.length,
    keys,
    ...(isCertain ? { number: String(Number(number.groups?.['number'])) } : {}),
    isIntroduced: introduction !== '' || work?.isUnmistakable === true,
    isEverydayWord: work?.isEverydayWord ?? false,
    digits,
  };
}

/** Whether names of works are a source and no words: by what stands with them, and where in their line they stand. */
function isSource(text: string, start: number, end: number, sources: readonly NamedSource[]): boolean {
  const isNamedAsSource = sources.some(({ isIntroduced, isEverydayWord, digits }) =>
    isEverydayWord
      ? isIntroduced || (digits >= MIN_DIGITS_BEHIND_EVERYDAY_WORD && isInBrackets(text, start, end))
      : isIntroduced || digits >= MIN_DIGITS_OF_LONE_NUMBER,
  );
  const isOnlyEverydayWords = sources.every(({ isEverydayWord }) => isEverydayWord);
  if (isNamedAsSource) return endsLineOrBracket(text, end) || startsLineBeforeColon(text, start, end);
  return !isOnlyEverydayWords && isByItself(text, start, end);
}

function findNamedWorks(text: string): FoundStatement<StatedSource>[] {
  const found: FoundStatement<StatedSource>[] = [];
  let end = 0;
  for (const start of wordStarts(text)) {
    const first = start < end ? null : matchAt(FIRST_NAME, text, start);
    if (!first) continue;
    const sources: NamedSource[] = [];
    for (let next: RegExpExecArray | null = first; next; next = matchAt(NEXT_NAME, text, end)) {
      const source = readSource(text, next.groups?.['introduction'] ?? '', next.groups?.['name'] ?? '', next.index + next[0].length);
      sources.push(source);
      end = source.wholeEnd;
    }
    if (isSource(text, start, end, sources))
      found.push(
        ...sources.map(({ start: from, end: to, keys, number }) => ({
          stated: { start: from, end: to, keys, ...(number === undefined ? {} : { number }) },
          setAside: { start, end },
        })),
      );
  }
  return found;
}

const FIGURES = '(?<figures>\\d{1,3}(?:[ ]?[:.][ ]?\\d{1,3})?)(?:[ ]?[-–][ ]?\\d{1,3})?';
/** "Surah Taha, ayah 114", "QS. Al-Baqarah [2]: 201". */
const NAMED_VERSE = new RegExp(
  `(?:(?:${SURAH_WORDS})${NO_LETTER_AFTER}[ .:,-]*){1,3}(?:[\\p{L}'’-]{1,20}[ ,:]+){0,4}?(?:[(\\[]\\d{1,3}[)\\]][ ,:]*)?(?:(?:${VERSE_WORDS})${NO_LETTER_AFTER}[ .:]*)?${FIGURES}${NO_LETTER_AFTER}`,
  'uy',
);
/** "(Taha 20:114)", "[2:201]". */
const VERSE_IN_FIGURES = /(?<bracket>[([{] ?)(?:[\p{L}'’ -]{2,25}[ ,:]{1,3})?(?<figures>\d{1,3}:\d{1,3})(?:[-–]\d{1,3})?(?= ?[)\]}])/gu;

interface Verse extends MessageCharacterSpan {
  figures: string;
}

function findVerses(text: string): FoundStatement<StatedSource>[] {
  const found = (matches: RegExpExecArray[]): Verse[] =>
    matches.map(({ 0: whole, index, groups }) => ({
      start: index + (groups?.['bracket']?.length ?? 0),
      end: index + whole.length,
      figures: (groups?.['figures'] ?? '').replaceAll(' ', '').replace('.', ':'),
    }));
  const named = found(matchesAtWordStarts(NAMED_VERSE, text));
  const inFigures = found([...text.matchAll(VERSE_IN_FIGURES)]).filter(
    ({ start, end }) => !named.some((one) => one.start < end && start < one.end),
  );
  return [...named, ...inFigures]
    .filter(({ start, end }) => endsLineOrBracket(text, end) || startsLineBeforeColon(text, start, end))
    .map(({ start, end, figures }): FoundStatement<StatedSource> => ({
      stated: { start, end, keys: ['quran'], ...(figures.includes(':') ? { number: figures } : {}) },
      setAside: { start, end },
    }));
}

/** The sources that a folded message names in a place where they can be nothing else. */
export const findStatedSources = (text: string): FoundStatement<StatedSource>[] =>
  [...findNamedWorks(text), ...findVerses(text)].toSorted((a, b) => a.stated.start - b.stated.start);
