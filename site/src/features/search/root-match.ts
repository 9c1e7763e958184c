/** Roots of words that a query names: by the letters in Arabic or Latin, or by a word of the sense. */
import { stem } from '../../../../packages/core/messages/search-language.ts';
import { foldedArabicSpellings, foldLatin, hasArabicLetters } from '../../../../packages/core/search/fold.ts';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import { wordsOf } from '../../../../packages/core/search/words.ts';
import { termsOfText } from '../../../../packages/core/search/terms.ts';

/** More roots would push the duas down. */
const MAX_SHOWN_ROOTS = 3;
/** A longer query seeks a dua, not a root. */
const MAX_QUERY_WORDS_FOR_ROOT = 3;

/** Arabic letters, normalised as in the search. */
const foldRootLetters = (letters: string): string => foldedArabicSpellings(letters)[0] ?? letters;

/** A root's letters in Latin script: as in addresses (r-hh-m), and without doubling (r-h-m). */
const latinSpellings = (slug: string): string[] => [slug, slug.replaceAll(/\b([a-z])\1\b/g, '$1')];

/** Whether a query is the letters of a root. Latin letters must be separated, for together they may be a word: rab, dry. */
function isNamedByLetters([letters, , slug]: SearchRoot, query: string): boolean {
  if (hasArabicLetters(query)) return foldRootLetters(query.replaceAll(/[\s-]/g, '')) === foldRootLetters(letters);
  const parts = foldLatin(query)
    .split(/[\s-]+/)
    .filter(Boolean);
  return parts.length > 1 && latinSpellings(slug).includes(parts.join('-'));
}

/** The stems of the words of a text in the language of the build: "to forgive" then finds forgiveness. */
const stemsIn = (text: string): string[] => termsOfText(text, 'translation').map((term) => stem(term));

export interface MatchedRoots {
  roots: readonly SearchRoot[];
  /** Whether the query is the letters of a root, so that the root is what the reader seeks; else its sense has the words of the query. */
  areNamed: boolean;
}

/**
 * @param roots the most frequent first
 * @returns those that are named by their letters, else those whose sense has all words of the query
 */
export function matchRoots(roots: readonly SearchRoot[], query: string): MatchedRoots {
  const named = roots.filter((root) => isNamedByLetters(root, query));
  if (named.length > 0) return { roots: named.slice(0, MAX_SHOWN_ROOTS), areNamed: true };
  return { roots: rootsBySense(roots, query), areNamed: false };
}

function rootsBySense(roots: readonly SearchRoot[], query: string): SearchRoot[] {
  const sought = stemsIn(query);
  if (sought.length === 0 || wordsOf(query).length > MAX_QUERY_WORDS_FOR_ROOT) return [];
  const hasAll = ([, sense]: SearchRoot): boolean => {
    const terms = new Set(stemsIn(sense));
    return sought.every((term) => terms.has(term));
  };
  return roots.filter(hasAll).slice(0, MAX_SHOWN_ROOTS);
}
