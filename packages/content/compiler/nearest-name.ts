import { distance } from 'fastest-levenshtein';
import { TEXT_FILE_KEYS } from './schema.ts';

/** With more wrong letters it is another word, not a misspelling. */
const MAX_MISSPELT_LETTERS = 2;

/** The name among `names` that is nearest to a misspelt one; undefined where none is near enough. */
export function nearestSpelling(misspelt: string, names: Iterable<string>): string | undefined {
  const [nearest] = [...names].map((name) => ({ name, slips: distance(name, misspelt) })).toSorted((a, b) => a.slips - b.slips);
  return nearest && nearest.slips <= MAX_MISSPELT_LETTERS && nearest.slips * 2 < misspelt.length ? nearest.name : undefined;
}

/** The key of a page or card that a misspelt one most likely means, or undefined. */
export const nearestKey = (misspelt: string): string | undefined => nearestSpelling(misspelt, TEXT_FILE_KEYS);
