/** The narrations that a sentence names by work and number. */
import { withStraightApostrophes } from '../../core/without-article.ts';
import { escapeRegExp } from './patterns.ts';

/** How the sentences of a language name a work before a number. */
export interface WorkNamesInSentences {
  /** `bukhari` */
  key: string;
  called: readonly string[];
  /** Names of other works that contain a name of `called`: a grader's own "Sahih Abi Dawud" has other numbers. */
  except: readonly string[];
}

const alternationOf = (names: readonly string[]): string => names.map((name) => escapeRegExp(withStraightApostrophes(name))).join('|');

/** A name inside a longer one does not count: "al-Muslim" is not Muslim. The names of other works are tried first. */
const citationPattern = ({ called, except }: WorkNamesInSentences): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}-])(?:(?<other>${alternationOf(except) || '(?!)'})|${alternationOf(called)}) (?<number>\d+[a-z]?)`,
    'gu',
  );

/** @returns canonical ids in the order of the works: "Abu Dawud 760 and Muslim 771a" gives `muslim:771a`, `abudawud:760` */
export const findNamedNarrationIds = (text: string, works: readonly WorkNamesInSentences[]): string[] =>
  works.flatMap((work) =>
    Array.from(withStraightApostrophes(text).matchAll(citationPattern(work)), ({ groups }) =>
      groups?.['other'] === undefined ? [`${work.key}:${groups?.['number']}`] : [],
    ).flat(),
  );
