/** `content/specified-counts.yaml`: the pages that the specification names, and the numbers that it fixes. */
import { z } from 'zod';

/** The allowed numbers, both ends included. */
export interface CountRange {
  least: number;
  most: number;
}

const countRangeSchema = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d+(-\d+|\+)?$/, 'write a number, a range ("20-24"), or "1+" for one or more'))
  .transform((written): CountRange => {
    const [least = 0, most = written.endsWith('+') ? Infinity : least] = written.match(/\d+/g)?.map(Number) ?? [];
    return { least, most };
  });
const countRangeByPageSchema = z.record(z.string(), countRangeSchema);

export const specifiedContentCountsSchema = z.strictObject({
  names: countRangeSchema,
  hadith: countRangeSchema,
  tasbih: countRangeSchema,
  /** Sections of each page on the context of dua. */
  context: countRangeByPageSchema,
  /** The only repetition counts that the sources give. */
  repeats: z.array(z.number().int()),
  categories: z.record(
    z.string(),
    z.strictObject({
      /** Entries of the menu, other categories' pages included. */
      entries: countRangeSchema.optional(),
      /** Cards of each page that the menu lists, by its slug. */
      pages: countRangeByPageSchema,
    }),
  ),
});

export type SpecifiedContentCounts = z.infer<typeof specifiedContentCountsSchema>;

export const isInCountRange = (found: number, { least, most }: CountRange): boolean => found >= least && found <= most;

/** A range as a message writes it: `3`, `at least 2`, `20 to 24`. */
export const rangeText = ({ least, most }: CountRange): string =>
  least === most ? `${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
