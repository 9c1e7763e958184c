/** Roots of words that a query names: by the letters in Arabic or Latin, or by a word of the sense. */
import { stemmer } from 'stemmer';
import { foldArabic, foldLatin, isArabic } from '../../../../packages/core/search/fold.ts';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import { wordsOf } from '../../../../packages/core/search/words.ts';
import { termsIn } from '../../../../packages/core/search/terms.ts';

/** More would hide the duas that are looked for. */
const MOST_ROOTS = 3;
/** A query with more words looks for a dua, not for a root. */
const MOST_WORDS = 3;

/** The normalised form of Arabic letters in the search. */
const bones = (letters: string): string => foldArabic(letters)[0] ?? letters;

/** The two ways in which people write the letters in Latin ones: r-hh-m, as in addresses, and r-h-m. */
const latinOf = (slug: string): string[] => [slug, slug.replaceAll(/\b([a-z])\1\b/g, '$1')];

/** Whether a query is the letters of a root. Latin letters must be separated, for together they may be a word: rab, dry. */
function isNamed([letters, , slug]: SearchRoot, query: string): boolean {
  if (isArabic(query)) return bones(query.replaceAll(/[\s-]/g, '')) === bones(letters);
  const parts = foldLatin(query)
    .split(/[\s-]+/)
    .filter(Boolean);
  return parts.length > 1 && latinOf(slug).includes(parts.join('-'));
}

/** The words of an English text by their stems: forgiveness is found by "to forgive". */
const stemsIn = (text: string): string[] => termsIn(text, 'english').map((term) => stemmer(term));

/**
 * @param roots the most frequent first
 * @returns those that are named by their letters, else those whose sense has all words of the query
 */
export function matchRoots(roots: readonly SearchRoot[], query: string): SearchRoot[] {
  const named = roots.filter((root) => isNamed(root, query));
  if (named.length > 0) return named.slice(0, MOST_ROOTS);
  const sought = stemsIn(query);
  if (sought.length === 0 || wordsOf(query).length > MOST_WORDS) return [];
  const hasAll = ([, sense]: SearchRoot): boolean => {
    const terms = new Set(stemsIn(sense));
    return sought.every((term) => terms.has(term));
  };
  return roots.filter(hasAll).slice(0, MOST_ROOTS);
}
