/** Whether each variant reading of a word stands in the corpus, in the text of the hadith numbers that it cites. */
import type { Library } from '../compiler/library.ts';
import type { CorpusAttestation, TextToAttest } from './attest.ts';
import type { DoubtAboutText } from './doubts.ts';

/** A reading with the word before it or after it, in one of its numbers. */
interface ReadingWithAdjacentWord {
  card: string;
  reading: string;
  reference: string;
  text: TextToAttest;
}

/** Every reading twice, with each of its neighbours, for each of its numbers. */
export const readingsWithNeighbours = ({ textsWithMeanings }: Pick<Library, 'textsWithMeanings'>): ReadingWithAdjacentWord[] =>
  textsWithMeanings.flatMap(({ id, words }) =>
    words.flatMap(({ readings = [] }, index) =>
      readings.flatMap(({ arabic, references }) =>
        references.flatMap(({ id: reference }) => {
          const before = words[index - 1]?.form;
          const after = words[index + 1]?.form;
          const runs = [...(before ? [`${before} ${arabic}`] : []), ...(after ? [`${arabic} ${after}`] : [])];
          return runs.map((run) => ({ card: id, reading: arabic, reference, text: { id, arabic: run, references: [reference] } }));
        }),
      ),
    ),
  );

/** Readings that a cited number has next to neither of their neighbours. @param attestations one for each pair */
export function unattestedReadingDoubts(
  pairs: readonly ReadingWithAdjacentWord[],
  attestations: readonly CorpusAttestation[],
): DoubtAboutText[] {
  const held = new Map<string, { pair: ReadingWithAdjacentWord; isHeld: boolean }>();
  for (const [index, pair] of pairs.entries()) {
    const [number] = attestations[index]?.references ?? [];
    const key = [pair.card, pair.reading, pair.reference].join(' ');
    held.set(key, { pair, isHeld: held.get(key)?.isHeld === true || (number?.known === true && number.share === 1) });
  }
  return [...held.values()]
    .filter(({ isHeld }) => !isHeld)
    .map(({ pair: { card, reading, reference } }) => ({ card, field: reference, message: `${reference} does not read ${reading} there` }));
}
