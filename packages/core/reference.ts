/** Parses references: `bukhari:6312`, `muslim:1907a`, `quran:3:190-200`. Numbers that a work lacks are refused. */
import type { Reference } from './model.ts';

/** A cited work, as `content/collections.yaml` describes it. */
interface Collection {
  name: string;
  numbering: string;
  /** The last number of the work in that numbering. */
  highest: number;
  /** True for the two Sahihs, beside which no grade is printed. */
  sahih?: boolean;
  /** True where numbers carry a letter (Muslim: 1907a). */
  letters?: boolean;
  /** Address of one narration, with `{number}` in place of its number. */
  link?: string;
}

export type Collections = Readonly<Record<string, Collection>>;

/** A reference that breaks the grammar or has a number that its work lacks; the message says what would be right. */
export class InvalidReferenceError extends Error {
  override name = 'ReferenceError';
}

/**
 * Resolves a hadith reference.
 * @param id canonical text, `collection:number` without spaces or leading zeros
 * @param collections the cited works by key
 * @throws InvalidReferenceError that names what is wrong and what would be right
 */
export function resolveHadith(id: string, collections: Collections): Reference {
  const match = /^([a-z]+):([1-9]\d*)([a-z]?)$/.exec(id);
  if (!match) throw new InvalidReferenceError(`"${id}" is no reference; write collection:number, for example bukhari:6312`);
  const [, key = '', digits = '', letter = ''] = match;
  const collection = Object.hasOwn(collections, key) ? collections[key] : undefined;
  if (!collection) {
    const known = Object.keys(collections).join(', ');
    throw new InvalidReferenceError(`"${key}" is no known collection; known are ${known}`);
  }
  if (letter && !collection.letters) throw new InvalidReferenceError(`${collection.name} has no lettered numbers: "${id}"`);
  if (Number(digits) > collection.highest) {
    throw new InvalidReferenceError(`${collection.name} ends at ${collection.highest}, but "${id}" is cited`);
  }
  const number = digits + letter;
  const url = collection.link?.replace('{number}', number);
  return { id, label: `${collection.name} ${number}`, ...(url ? { url } : {}) };
}

/** A run of verses in one surah, both ends included. */
export interface VerseRange {
  surah: number;
  from: number;
  to: number;
}

/**
 * Reads `2:255` or `3:190-200`, or several separated by comma and blank.
 * @param verseCount the number of verses of a surah (1 to 114), or undefined where there is no such surah
 * @throws InvalidReferenceError for another form, an unknown verse, or a range that is reversed or of one verse
 */
export function parseVerses(text: string, verseCount: (surah: number) => number | undefined): VerseRange[] {
  return text.split(', ').map((part) => {
    const match = /^([1-9]\d*):([1-9]\d*)(?:-([1-9]\d*))?$/.exec(part);
    if (!match) throw new InvalidReferenceError(`"${part}" is no verse; write surah:verse or surah:from-to, for example 3:190-200`);
    const surah = Number(match[1]);
    const from = Number(match[2]);
    const to = match[3] === undefined ? from : Number(match[3]);
    const verses = verseCount(surah);
    if (verses === undefined) throw new InvalidReferenceError(`there is no surah ${surah}; there are 114`);
    if (from > verses || to > verses) throw new InvalidReferenceError(`surah ${surah} has ${verses} verses, but "${part}" is cited`);
    if (match[3] !== undefined && to <= from) throw new InvalidReferenceError(`"${part}" does not run forward; write ${surah}:${from}`);
    return { surah, from, to };
  });
}

const formatRange = ({ surah, from, to }: VerseRange): string => (from === to ? `${surah}:${from}` : `${surah}:${from}-${to}`);

/** The canonical text of verse ranges; `parseVerses` reads it back. */
export const formatVerses = (ranges: readonly VerseRange[]): string => ranges.map(formatRange).join(', ');

/** The printed reference of verse ranges; it links to the first. @param quranName what the language calls the Qur'an */
export function verseReference(ranges: readonly VerseRange[], quranName: string): Reference {
  const [first] = ranges;
  if (!first) throw new InvalidReferenceError('a verse reference needs at least one verse');
  const span = first.from === first.to ? `${first.from}` : `${first.from}-${first.to}`;
  return {
    id: `quran:${formatVerses(ranges)}`,
    label: `${quranName} ${formatVerses(ranges)}`,
    url: `https://quran.com/${first.surah}/${span}`,
  };
}
