/** Other readings of a word of a narration, as other numbers have it: each is read aloud in its place in the text. */
import { passesThrough, tokenize } from '../../arabic/transliteration/tokens.ts';
import { wordPieces } from '../../arabic/transliteration/stored-words.ts';
import { type Collections, resolveHadith } from '../../core/reference.ts';
import type { Reading } from './library.ts';
import { underKey } from './problem.ts';
import type { WrittenNarration } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';

/** A reading that does not fit its text. */
class ReadingError extends Error {
  override name = 'ReadingError';
}

/** The sound of a word of a text, without the stop of its sentence. */
const soundAt = (transliteration: string, index: number): string =>
  (transliteration.split('\n').flatMap(wordPieces)[index] ?? '').replace(/[,;:.?!]+$/, '');

/** A text with another word in one place; its punctuation and lines stay. */
function withWord(arabic: string, index: number, by: string): string {
  let at = 0;
  return arabic
    .split('\n')
    .map((line) =>
      tokenize(line)
        .map(({ text, core }) => (at++ === index ? text.replace(core, () => by) : text))
        .join(' '),
    )
    .join('\n');
}

function readingOf(arabic: string, place: number, form: string, reads: string): Pick<Reading, 'place' | 'arabic' | 'transliteration'> {
  const tokens = arabic.split('\n').flatMap(tokenize);
  const core = tokens[place - 1]?.core;
  if (core !== form || passesThrough(form)) throw new ReadingError(`word no. ${place} is ${core ?? 'none'}, and not ${form}`);
  if (reads === form) throw new ReadingError(`${reads} is what the text has`);
  if (/\s/.test(reads)) throw new ReadingError(`"${reads}" is more than one word`);
  try {
    const transliteration = transliterateCard(withWord(arabic, place - 1, reads), 'naskh');
    return { place, arabic: reads, transliteration: soundAt(transliteration, place - 1) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ReadingError(`${reads} cannot be read: ${error.message}`);
  }
}

/**
 * The other readings of a narration's words, in the order of the words.
 * @throws KeyFault for a word that the text does not have in its place, a reading that cannot be read, or a number that there is not
 */
export function compileReadings({ arabic, readings = {} }: WrittenNarration, collections: Collections): Reading[] {
  return underKey('readings', () =>
    Object.entries(readings)
      .flatMap(([key, all]) => {
        const [place = '', form = ''] = key.split(' ');
        return all.map(({ arabic: reads, references }): Reading => ({
          ...readingOf(arabic, Number(place), form, reads),
          references: references.map((id) => resolveHadith(id, collections)),
        }));
      })
      .toSorted((a, b) => a.place - b.place),
  );
}
