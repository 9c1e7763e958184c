/** Finds the needs that contain a word of the query: as written, inflected, by a synonym, as a beginning, or mistyped. */
import { distance } from 'fastest-levenshtein';
import { synonymsOf } from '../../../../packages/core/search/synonyms.ts';
import { isInLocaleArabicScript } from '../../../../packages/core/search/own-script.ts';
import type { NeedsIndex } from '../../../../packages/core/search/needs.ts';
import { comparisonForms, type QueryToken } from '../../../../packages/core/search/query-tokens.ts';
import { MAX_TYPO_LETTERS, MAX_TYPO_SHARE, MIN_LETTERS_FOR_TYPO } from './typo-limits.ts';

/** Factor of a match by its kind. */
const MATCH_QUALITY = { written: 1, inflected: 0.96, synonym: 0.85, prefix: 0.75, typo: 0.6 } as const;
/** Shorter words do not match as a prefix. */
const MIN_LETTERS_FOR_PREFIX = 3;

/** Matches of one query word, by need id: the forms that match, and the best quality. */
export type MatchesByNeed = Map<number, { forms: Set<string>; quality: number }>;

/** Adds the needs that have a form; of two matches with a need the better one counts. */
function addMatches(into: MatchesByNeed, { forms }: NeedsIndex, form: string, quality: number): void {
  for (const id of forms.get(form) ?? []) {
    const known = into.get(id);
    if (!known) into.set(id, { forms: new Set([form]), quality });
    else {
      known.forms.add(form);
      known.quality = Math.max(known.quality, quality);
    }
  }
}

const formsBeginningWith = ({ forms }: NeedsIndex, starts: readonly string[]): string[] =>
  [...forms.keys()].filter((form) => starts.some((start) => form.startsWith(start)));

/**
 * Forms that a typo may have meant: with two neighbouring letters swapped; else with the same first letter and few wrong ones.
 */
function formsNearTo({ forms }: NeedsIndex, folded: string): string[] {
  const swapped = Array.from(
    folded.slice(1),
    (_, at) => folded.slice(0, at) + folded.charAt(at + 1) + folded.charAt(at) + folded.slice(at + 2),
  );
  const exact = swapped.flatMap(comparisonForms).filter((form) => forms.has(form));
  if (exact.length > 0) return exact;
  const most = Math.min(MAX_TYPO_LETTERS, Math.round(folded.length * MAX_TYPO_SHARE));
  const first = folded.charAt(0);
  return [...forms.keys()].filter(
    (form) => form.startsWith(first) && Math.abs(form.length - folded.length) <= most && distance(form, folded) <= most,
  );
}

/**
 * The needs that hold a word.
 * @param isLast it may be still being typed
 * @param isKnown whether some text has the word, so that it is not taken for a slip
 */
export function needsWithWord(index: NeedsIndex, word: QueryToken, isLast: boolean, isKnown: (word: QueryToken) => boolean): MatchesByNeed {
  const { folded, arabic, forms } = word;
  const met: MatchesByNeed = new Map();
  for (const form of forms) addMatches(met, index, form, form === folded ? MATCH_QUALITY.written : MATCH_QUALITY.inflected);
  for (const form of synonymsOf(folded).flatMap(comparisonForms)) addMatches(met, index, form, MATCH_QUALITY.synonym);
  // A word that matches as typed is not also taken as a prefix.
  if (met.size === 0 && folded.length >= (isLast ? MIN_LETTERS_FOR_PREFIX : MIN_LETTERS_FOR_TYPO))
    for (const form of formsBeginningWith(index, arabic ? forms : [folded])) addMatches(met, index, form, MATCH_QUALITY.prefix);
  if (
    met.size > 0 ||
    (arabic && !isInLocaleArabicScript(folded)) ||
    folded.length < MIN_LETTERS_FOR_TYPO ||
    /\d/.test(folded) ||
    isKnown(word)
  )
    return met;
  for (const form of formsNearTo(index, folded)) addMatches(met, index, form, MATCH_QUALITY.typo);
  return met;
}
