/**
 * The patterns that editors write in glossaries and settings. Each is compiled by one function here: the schemas try it, so
 * that a faulty pattern is reported with its line, and the rules search with the same one.
 */
import { z } from 'zod';

/** Signs for use within the brackets of a pattern, where each stands for itself. */
export const escapeForCharacterClass = (signs: string): string => signs.replace(/[\\\]^-]/g, '\\$&');

/** A text for use in a pattern, where each of its signs stands for itself. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

export const wrongSpellingPattern = (wrong: string): RegExp => new RegExp(wrong, 'u');

/**
 * A pattern for beginnings of words; letters and marks of every script belong to a word.
 * @param beginnings each a pattern
 */
const anyWordBeginning = (beginnings: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${beginnings.join('|')})`, flags);

/** A pattern for beginnings of words, separated by commas. Without `flags` it ignores case. */
export const wordBeginningPattern = (words: string, flags = 'iu'): RegExp => anyWordBeginning(words.split(/, */), flags);

/** A pattern for the words by which a note says that a narration is weak. */
export const weakNarrationWordPattern = (beginnings: readonly string[]): RegExp => anyWordBeginning(beginnings, 'iu');

/**
 * A pattern for any of some Arabic words in bare letters, separated by blanks; "*" matches any letters. A match is a
 * whole word.
 */
export const anyArabicWordPattern = (words: string): RegExp =>
  new RegExp(`(?<= )(?:${words.split(/ +/).join('|').replaceAll('*', '[^ ]*')})(?= )`, 'u');

/**
 * A pattern for an instruction to say something a number of times.
 * @param order pattern of `language.yaml` for all that stands before the number of times
 * @param times source of a pattern for a number of times
 */
export const repeatInstructionPattern = (order: string, times: string): RegExp => new RegExp(`${order}${times}`, 'iu');

/** The pattern by which the schema tries words of `check.yaml`; the check of a text matches them in a folded message. */
export const checkedMessageWordPattern = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** The engine's reason why a pattern cannot be made; undefined for one that can. */
export function patternFault<T>(make: (written: T) => RegExp, written: T): string | undefined {
  try {
    make(written);
    return undefined;
  } catch (error) {
    // The engine repeats the whole pattern, with what was put around it, before its reason.
    return (error instanceof Error ? error.message : String(error)).split(': ').at(-1)?.toLowerCase();
  }
}

/**
 * Refuses a value that cannot be compiled to a pattern.
 * @param make the function by which the rules compile it
 */
export const withPatternCheck = <T>(schema: z.ZodType<T>, make: (written: T) => RegExp): z.ZodType<T> =>
  schema.refine((written) => patternFault(make, written) === undefined, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is no pattern (${patternFault(make, input as T)}); before a bracket or another sign that stands for itself write "\\"`,
  });
