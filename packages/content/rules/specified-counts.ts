/** `content/specified-counts.yaml`: the pages that the specification names, and the numbers that it fixes. */
import { z } from 'zod';

/** The allowed numbers, both ends included. */
export interface Count {
  least: number;
  most: number;
}

const count = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d+(-\d+|\+)?$/, 'write a number, a range ("20-24"), or "1+" for one or more'))
  .transform((written): Count => {
    const [least = 0, most = written.endsWith('+') ? Infinity : least] = written.match(/\d+/g)?.map(Number) ?? [];
    return { least, most };
  });
const counts = z.record(z.string(), count);

export const specifiedSchema = z.strictObject({
  names: count,
  hadith: count,
  tasbih: count,
  /** Sections of each page on the context of dua. */
  context: counts,
  /** The only numbers of times that the sources give. */
  repeats: z.array(z.number().int()),
  categories: z.record(
    z.string(),
    z.strictObject({
      /** Of the menu, other categories' pages included. */
      entries: count.optional(),
      /** Cards of each page that the menu lists, by its slug. */
      pages: counts,
    }),
  ),
});

export type SpecifiedCounts = z.infer<typeof specifiedSchema>;

export const isWithin = (found: number, { least, most }: Count): boolean => found >= least && found <= most;

/** A count as a message names it. */
export const countText = ({ least, most }: Count): string =>
  least === most ? `${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
