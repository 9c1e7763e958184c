/** The numbers of Hisn al-Muslim as the data publish them, and the other way: from a text to its numbers. */
import type { HisnNumber } from './model/types.ts';
import type { HisnNumberEntry as WrittenNumber } from '../content/rules/control-files.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

/** @param typeset applies the typography of the language, from `textTypesetter` */
export const publishedHisnNumbers = (numbers: readonly WrittenNumber[], typeset: (text: string) => string): HisnNumber[] =>
  numbers.map(({ number, texts, differs, absent, page }) =>
    withoutUndefined({ number, texts, differs: differs && typeset(differs), absent: absent && typeset(absent), page }),
  );

/** The numbers of Hisn al-Muslim for each text, by its id. */
export function hisnNumbersByText(numbers: readonly WrittenNumber[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { number, texts = [] } of numbers) for (const id of texts) found.set(id, [...(found.get(id) ?? []), number]);
  return found;
}
