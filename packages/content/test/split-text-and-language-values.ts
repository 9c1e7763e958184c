/** Splits a fixture into a text file and a language file: the reverse of `joined-file.ts`. */
import type { z } from 'zod';
import { entryKeyInLanguageFile } from '../compiler/joined-file.ts';
import { shapeOfListEntries, isLanguageFileKey, shapeForValue, shapeAtKey } from '../compiler/layers.ts';

interface TextAndLanguageValues {
  text: unknown;
  /** Undefined where the language says nothing. */
  words: unknown;
}

/**
 * @param schema of the whole value; keys that are not in it stay in the text file
 * @param value to split; a list entry without `id`, `number`, `slug` or `use` stays whole in the text file
 */
export function splitTextAndLanguageValues(schema: z.ZodType, value: unknown): TextAndLanguageValues {
  const shape = shapeForValue(schema, value);
  if (Array.isArray(value)) {
    const entry = shapeOfListEntries(shape);
    return entry ? splitList(entry, value) : { text: value, words: undefined };
  }
  if (typeof value !== 'object' || value === null) return { text: value, words: undefined };
  const text: Record<string, unknown> = {};
  const words: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    const known = shapeAtKey(shape, key);
    if (known && isLanguageFileKey(known)) {
      words[key] = one;
      continue;
    }
    const sides = known ? splitTextAndLanguageValues(known, one) : { text: one, words: undefined };
    text[key] = sides.text;
    if (sides.words !== undefined) words[key] = sides.words;
  }
  return { text, words: Object.keys(words).length ? words : undefined };
}

function splitList(schema: z.ZodType, list: readonly unknown[]): TextAndLanguageValues {
  const words: Record<string, unknown> = {};
  const text = list.map((entry) => {
    const sides = splitTextAndLanguageValues(schema, entry);
    const id = entryKeyInLanguageFile(entry);
    if (sides.words !== undefined && id === undefined) return entry;
    if (sides.words !== undefined) words[String(id)] = sides.words;
    return sides.text;
  });
  return { text, words: Object.keys(words).length ? words : undefined };
}
