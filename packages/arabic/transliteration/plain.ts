import { TRANSLITERATION_KEY } from './key.ts';

const PLAIN_LETTER_BY_PRECISE = new Map(
  TRANSLITERATION_KEY.filter((row) => row.precise.length === 1 && row.precise !== row.plain).map((row) => [row.precise, row.plain]),
);

/** The plain form of text that is already in precise letters: alif lām mīm gives alif lam mim. */
export function plainFromPrecise(precise: string): string {
  return [...precise].map((char) => PLAIN_LETTER_BY_PRECISE.get(char) ?? char).join('');
}
