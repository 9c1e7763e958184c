/** Synonyms for the search, from `search.yaml` of the language. */
import { SYNONYM_LINES } from '../messages/search-language.ts';

const SYNONYMS = new Map<string, Set<string>>();
for (const line of SYNONYM_LINES.split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    const known = SYNONYMS.get(word) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    SYNONYMS.set(word, known);
  }
}

/** Other words for a folded word; empty for most. */
export const synonymsOf = (folded: string): readonly string[] => [...(SYNONYMS.get(folded) ?? [])];
