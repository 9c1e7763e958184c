/**
 * Variant readings of a word of a narration, which other hadith numbers have: each is transliterated in its place in
 * the text.
 */
import { isPlaceholderOrBlessing, splitIntoWordTokens } from '../../arabic/transliteration/tokens.ts';
import { splitTransliterationByWord } from '../../arabic/transliteration/stored-transliteration.ts';
import { type Collections, resolveHadith } from '../../core/reference.ts';
import type { CompiledVariantReading } from './library.ts';
import { rethrowWithKey } from './problem.ts';
import type { WrittenNarrationCard } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';

/** A variant reading that does not fit its text. */
class VariantReadingError extends Error {
  override name = 'ReadingError';
}

/** The transliteration of one word of a text, without punctuation. */
const transliteratedWordAt = (transliteration: string, index: number): string =>
  (transliteration.split('\n').flatMap(splitTransliterationByWord)[index] ?? '').replace(/[,;:.?!]+$/, '');

/** A text with another word in one place; its punctuation and lines stay. */
function replaceWordAt(arabic: string, index: number, by: string): string {
  let at = 0;
  return arabic
    .split('\n')
    .map((line) =>
      splitIntoWordTokens(line)
        .map(({ text, core }) => (at++ === index ? text.replace(core, () => by) : text))
        .join(' '),
    )
    .join('\n');
}

function compileVariantReading(
  arabic: string,
  place: number,
  form: string,
  reads: string,
): Pick<CompiledVariantReading, 'place' | 'arabic' | 'transliteration'> {
  const tokens = arabic.split('\n').flatMap(splitIntoWordTokens);
  const core = tokens[place - 1]?.core;
  if (core !== form || isPlaceholderOrBlessing(form))
    throw new VariantReadingError(`word no. ${place} is ${core ?? 'none'}, and not ${form}`);
  if (reads === form) throw new VariantReadingError(`${reads} is what the text has`);
  if (/\s/.test(reads)) throw new VariantReadingError(`"${reads}" is more than one word`);
  try {
    const transliteration = transliterateCard(replaceWordAt(arabic, place - 1, reads), 'naskh');
    return { place, arabic: reads, transliteration: transliteratedWordAt(transliteration, place - 1) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new VariantReadingError(`${reads} cannot be read: ${error.message}`);
  }
}

/**
 * The variant readings of a narration's words, in the order of the words.
 * @throws ErrorAtKey for a word that the text does not have in its place, a reading that cannot be transliterated, or an
 * unknown number
 */
export function compileVariantReadings(
  { arabic, readings = {} }: WrittenNarrationCard,
  collections: Collections,
): CompiledVariantReading[] {
  return rethrowWithKey('readings', () =>
    Object.entries(readings)
      .flatMap(([key, all]) => {
        const [place = '', form = ''] = key.split(' ');
        return all.map(({ arabic: reads, references }): CompiledVariantReading => ({
          ...compileVariantReading(arabic, Number(place), form, reads),
          references: references.map((id) => resolveHadith(id, collections)),
        }));
      })
      .toSorted((a, b) => a.place - b.place),
  );
}
