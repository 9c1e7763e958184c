/** Words of a message that no known text has. */
import type { Comparison, IndexedMessage } from './compare.ts';
import type { MessageCharacterSpan } from './model.ts';
import { spanOfWords } from './spans.ts';
import { areWordsAroundDua } from './surroundings.ts';
import type { Word } from './words.ts';

export interface UnexplainedRun extends MessageCharacterSpan {
  words: readonly Word[];
  /** Whether the words stand directly before or after a known text, without a separator between. */
  isBeside: boolean;
}

/** What separates runs of words: a line break, the end of a sentence, a symbol. */
const WORD_RUN_SEPARATOR = /[\n.!?؟۔:*•★☆✨…\p{Extended_Pictographic}]/u;

/** Whether a separator stands between two offsets. A single space, the usual case, needs no search. */
function hasSeparatorBetween(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return between !== ' ' && WORD_RUN_SEPARATOR.test(between);
}

/** The words that no known text explains, in runs between separators; without promises and words around a dua. */
export function unexplainedRuns(
  text: string,
  { words }: IndexedMessage,
  taken: readonly Comparison[],
  promises: readonly MessageCharacterSpan[],
): UnexplainedRun[] {
  const takenWords = new Uint8Array(words.length);
  for (const { from, to } of taken) takenWords.fill(1, from, to);
  const isTaken = (at: number): boolean => takenWords[at] === 1;
  const isPromised = ({ at }: Word): boolean => promises.some(({ start, end }) => at >= start && at < end);
  const runs: Word[][] = [];
  const places: number[][] = [];
  words.forEach((word, at) => {
    if (isTaken(at) || isPromised(word)) return;
    const before = words[at - 1];
    const joins = places.at(-1)?.at(-1) === at - 1 && before && !hasSeparatorBetween(text, before.at + before.text.length, word.at);
    if (joins) {
      runs.at(-1)?.push(word);
      places.at(-1)?.push(at);
    } else {
      runs.push([word]);
      places.push([at]);
    }
  });
  return runs.flatMap((run, index): UnexplainedRun[] => {
    if (areWordsAroundDua(run.map(({ letters: [letters = ''] }) => letters))) return [];
    const [first = 0, last = 0] = [places[index]?.[0], places[index]?.at(-1)];
    const touches = (one: number, other: number): boolean => {
      const [a, b] = [words[one], words[other]];
      return a !== undefined && b !== undefined && !hasSeparatorBetween(text, a.at + a.text.length, b.at);
    };
    const isBeside = (isTaken(first - 1) && touches(first - 1, first)) || (isTaken(last + 1) && touches(last, last + 1));
    return [{ ...spanOfWords(run), words: run, isBeside }];
  });
}
