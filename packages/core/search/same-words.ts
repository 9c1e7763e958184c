/** Synonyms for the search, from `search.yaml` of the language. */
import { SAME as LINES } from '../messages/search-language.ts';

const SAME = new Map<string, Set<string>>();
for (const line of LINES.split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    const known = SAME.get(word) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    SAME.set(word, known);
  }
}

/** Other words for a folded word; empty for most. */
export const synonymsOf = (folded: string): readonly string[] => [...(SAME.get(folded) ?? [])];
