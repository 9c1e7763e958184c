/** Phrases that every text says in the same words, as `formulas` in `glossary.yaml` of a language lists them. */
import { bareWordWithoutAlif } from '../phrases/phrase-texts.ts';
import { bareWords } from './bare-words.ts';
import type { PhraseFormula } from './control-files.ts';

/** A phrase that fewer texts have is no formula. */
export const MIN_TEXTS_OF_FORMULA = 3;

/** The words of a text in small letters between single blanks, without punctuation and the marks of a transliteration. */
export const spacePaddedPlainWords = (text: string): string =>
  ` ${(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  ).join(' ')} `;

/** Arabic words in the letters that the Qur'an's spelling and the everyday one share, between single blanks. */
const spacePaddedPlainArabic = (text: string): string => ` ${bareWords(text).map(bareWordWithoutAlif).join(' ')} `;

/** A phrase as `spacePaddedPlainArabic` has it; a * at its end stands for any letters. */
const searchablePhrase = (phrase: string): string =>
  phrase.endsWith('*') ? spacePaddedPlainArabic(phrase).trimEnd() : spacePaddedPlainArabic(phrase);

/** The first of a formula's phrases that an Arabic text has; undefined where it has none. */
export function formulaPhraseIn({ arabic }: PhraseFormula, text: string): string | undefined {
  const plain = spacePaddedPlainArabic(text);
  return arabic.find((phrase) => plain.includes(searchablePhrase(phrase)));
}

export const translationHasFormula = ({ words }: PhraseFormula, translation: string): boolean =>
  spacePaddedPlainWords(translation).includes(spacePaddedPlainWords(words));

/**
 * Removes from a translation the words of the formulas that its Arabic has, longer formulas first.
 * @param plain the translation, from `spacePaddedPlainWords`
 */
export function translationWithoutFormulas(plain: string, arabic: string, formulas: readonly PhraseFormula[]): string {
  const own = formulas.filter((formula) => formulaPhraseIn(formula, arabic) !== undefined);
  return own
    .toSorted((a, b) => b.words.length - a.words.length)
    .reduce((rest, { words }) => rest.replaceAll(spacePaddedPlainWords(words), ' '), plain);
}
