import { distance } from 'fastest-levenshtein';
import { KEYS } from './schema.ts';

/** More letters than this make another word, not a slip. */
const MOST_SLIPS = 2;

/** The key of a page or card that a misspelt one most likely means, or undefined. */
export function nearestKey(misspelt: string): string | undefined {
  const [nearest] = KEYS.map((key) => ({ key, slips: distance(key, misspelt) })).toSorted((a, b) => a.slips - b.slips);
  return nearest && nearest.slips <= MOST_SLIPS && nearest.slips * 2 < misspelt.length ? nearest.key : undefined;
}
