/** Whole verses in a language, as its `verses.yaml` holds them. */
import type { VerseRange } from '../../core/reference.ts';
import type { ReferenceLookupTables } from './compilation.ts';
import { balanceQuotationMarks } from './balance-quotation-marks.ts';

/** A verse that is cited whole and that the language does not have yet. */
class MissingVerseError extends Error {
  override name = 'MissingVerseError';
}

interface VerseTranslations {
  verses: ReferenceLookupTables['verses'];
  language: Pick<ReferenceLookupTables['language'], 'tag'>;
}

/** The reference of each verse in some ranges: `3:190`. */
export const expandVerseRanges = (ranges: readonly VerseRange[]): string[] =>
  ranges.flatMap(({ surah, from, to }) => Array.from({ length: to - from + 1 }, (_, index) => `${surah}:${from + index}`));

/** A verse that is speech from beginning to end. */
const WHOLE_VERSE_SPEECH = /^"([^"]*)"$/;
/** A quotation within that speech. */
const INNER_QUOTATION = /(?<=^|\s)'(.*?[.!?])'(?=\s|$)/g;

/** Verses that are nothing but speech need no quotation marks: the reader says them himself. */
function withoutOuterQuotes(verses: readonly string[]): readonly string[] {
  const said = verses.map((verse) => WHOLE_VERSE_SPEECH.exec(verse)?.[1]?.replace(INNER_QUOTATION, '"$1"'));
  return said.every((words) => words !== undefined) ? said : verses;
}

/** The closing mark of speech that the next verse continues; only the last verse closes it. */
const CLOSING_MARK_OF_CONTINUED_SPEECH = /"(?=\n")/g;

/**
 * Whole verses in the language, one line each. Speech over several verses has an opening mark in each of them and its closing
 * mark only in the last; verses that are nothing but speech have no quotation marks.
 * @throws MissingVerseError that names every verse without an entry
 */
export function translationOfVerses(ranges: readonly VerseRange[], { verses: known, language }: VerseTranslations): string {
  const verses = expandVerseRanges(ranges);
  const missing = verses.filter((verse) => !known.has(verse));
  if (missing.length) throw new MissingVerseError(`content/languages/${language.tag}/verses.yaml has no ${missing.join(', ')}`);
  return balanceQuotationMarks(withoutOuterQuotes(verses.map((verse) => known.get(verse) ?? '')).join('\n')).replace(
    CLOSING_MARK_OF_CONTINUED_SPEECH,
    '',
  );
}
