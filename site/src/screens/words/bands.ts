/** Groups the roots by how many duas have them. */
import { ROOT_ALPHABET } from '../../../../packages/core/roots.ts';
import type { RootSummary } from '../../../../packages/core/model.ts';

/** Least number of duas of a root in each band, most frequent band first. */
const BAND_MIN_DUAS = [50, 20, 10, 5, 2, 0] as const;

/** Roots that occur in a similar number of duas. */
export interface RootFrequencyBand {
  /** The fragment of its heading: `in-20`. */
  id: string;
  least: number;
  /** Absent on the first, which has no upper end. */
  most?: number;
  roots: RootSummary[];
}

/** Groups roots by the number of their duas, in the order of the list. Empty groups are left out. */
export function rootFrequencyBands(roots: readonly RootSummary[]): RootFrequencyBand[] {
  return BAND_MIN_DUAS.map((least, index): RootFrequencyBand => {
    const above = BAND_MIN_DUAS[index - 1];
    const own = roots.filter(({ count }) => count >= least && (above === undefined || count < above));
    return { id: `in-${least}`, least, ...(above === undefined ? {} : { most: above - 1 }), roots: own };
  }).filter(({ roots: own }) => own.length > 0);
}

/** Roots by their first letter, in the order of the Arabic alphabet. */
export function rootsByLetter(roots: readonly RootSummary[]): { letter: string; roots: RootSummary[] }[] {
  const place = (letters: string): string =>
    Array.from(letters, (letter) => String.fromCodePoint(ROOT_ALPHABET.indexOf(letter) + 1)).join('');
  return ROOT_ALPHABET.map((letter) => ({
    letter,
    roots: roots.filter(({ letters }) => letters.startsWith(letter)).toSorted((a, b) => (place(a.letters) < place(b.letters) ? -1 : 1)),
  })).filter(({ roots: own }) => own.length > 0);
}
