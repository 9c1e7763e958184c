/** Whole verses in a language, as its `verses.yaml` holds them. */
import type { VerseRange } from '../../core/reference.ts';
import type { Sources } from './compilation.ts';
import { closedQuotes } from './closed-quotes.ts';

/** A verse that is cited whole and that the language does not have yet. */
class MissingVerseError extends Error {
  override name = 'MissingVerseError';
}

interface VersesSource {
  verses: Sources['verses'];
  language: Pick<Sources['language'], 'tag'>;
}

/** The verses of some ranges one by one, as the file names them: `3:190`. */
export const versesOf = (ranges: readonly VerseRange[]): string[] =>
  ranges.flatMap(({ surah, from, to }) => Array.from({ length: to - from + 1 }, (_, index) => `${surah}:${from + index}`));

/** A verse that is nothing but a part of what somebody says. */
const SPEECH = /^"([^"]*)"$/;
/** Somebody's words within it. */
const WITHIN = /(?<=^|\s)'(.*?[.!?])'(?=\s|$)/g;

/** Verses that hold nothing but what somebody prays stand as the reader says them, without quotation marks. */
function asSaid(verses: readonly string[]): readonly string[] {
  const said = verses.map((verse) => SPEECH.exec(verse)?.[1]?.replace(WITHIN, '"$1"'));
  return said.every((words) => words !== undefined) ? said : verses;
}

/** A quotation that goes on in the next verse: it opens at each verse and closes at the last one. */
const GOES_ON = /"(?=\n")/g;

/**
 * Whole verses in the language, one line each. What somebody says opens at each verse and closes where it or the verses end; it
 * is not quoted where there is nothing else.
 * @throws MissingVerseError that names every verse without an entry
 */
export function versesInLanguage(ranges: readonly VerseRange[], { verses: known, language }: VersesSource): string {
  const verses = versesOf(ranges);
  const missing = verses.filter((verse) => !known.has(verse));
  if (missing.length) throw new MissingVerseError(`content/languages/${language.tag}/verses.yaml has no ${missing.join(', ')}`);
  return closedQuotes(asSaid(verses.map((verse) => known.get(verse) ?? '')).join('\n')).replace(GOES_ON, '');
}
