/** Finds the needs that contain a word of the query: as written, inflected, by a synonym, as a beginning, or mistyped. */
import { distance } from 'fastest-levenshtein';
import { synonymsOf } from '../../../../packages/core/search/same-words.ts';
import { isOwnScript } from '../../../../packages/core/search/own-script.ts';
import type { NeedsIndex } from '../../../../packages/core/search/needs.ts';
import { formsOf, type QueryToken } from '../../../../packages/core/search/query-tokens.ts';

/** The weight of a match by its kind. */
const QUALITY = { written: 1, inflected: 0.96, same: 0.85, begun: 0.75, typo: 0.6 } as const;
/** Shorter words are not taken for the beginning of others, nor for slips of the hand. */
const LEAST_BEGUN = 3;
const LEAST_TYPO = 4;
/** Share of the letters that may be wrong, and how many at most. */
const FUZZINESS = 0.25;
const MOST_ERRORS = 2;

/** Matches of a word of the query by need: the matching forms, and the quality of the match. */
export type Met = Map<number, { forms: Set<string>; quality: number }>;

/** Adds the needs that have a form; of two matches with a need the better one counts. */
function add(into: Met, { forms }: NeedsIndex, form: string, quality: number): void {
  for (const id of forms.get(form) ?? []) {
    const known = into.get(id);
    if (!known) into.set(id, { forms: new Set([form]), quality });
    else {
      known.forms.add(form);
      known.quality = Math.max(known.quality, quality);
    }
  }
}

const begins = ({ forms }: NeedsIndex, starts: readonly string[]): string[] =>
  [...forms.keys()].filter((form) => starts.some((start) => form.startsWith(start)));

/** Forms that a slip of the hand may have meant: the first letter is right, and most of the others. */
function nearTo({ forms }: NeedsIndex, folded: string): string[] {
  const swapped = Array.from(
    folded.slice(1),
    (_, at) => folded.slice(0, at) + folded.charAt(at + 1) + folded.charAt(at) + folded.slice(at + 2),
  );
  const exact = swapped.flatMap(formsOf).filter((form) => forms.has(form));
  if (exact.length > 0) return exact;
  const most = Math.min(MOST_ERRORS, Math.round(folded.length * FUZZINESS));
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
export function needsWithWord(index: NeedsIndex, word: QueryToken, isLast: boolean, isKnown: (word: QueryToken) => boolean): Met {
  const { folded, arabic, forms } = word;
  const met: Met = new Map();
  for (const form of forms) add(met, index, form, form === folded ? QUALITY.written : QUALITY.inflected);
  for (const form of synonymsOf(folded).flatMap(formsOf)) add(met, index, form, QUALITY.same);
  // A word that is there as it was typed is not taken for the beginning of others.
  if (met.size === 0 && folded.length >= (isLast ? LEAST_BEGUN : LEAST_TYPO))
    for (const form of begins(index, arabic ? forms : [folded])) add(met, index, form, QUALITY.begun);
  if (met.size > 0 || (arabic && !isOwnScript(folded)) || folded.length < LEAST_TYPO || /\d/.test(folded) || isKnown(word)) return met;
  for (const form of nearTo(index, folded)) add(met, index, form, QUALITY.typo);
  return met;
}
