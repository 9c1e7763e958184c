/** What a reader is shown of a comparison: stretches of words that are the same, missing, added or different. */
import type { Comparison, IndexedMessage } from './compare.ts';
import type { ComparisonStep } from './model.ts';
import type { Word } from './words.ts';

/** Merges neighbouring steps of one kind, with the text between their words. */
export function mergedSteps(
  { steps, head, tail, entry }: Comparison,
  message: IndexedMessage,
  messageText: string,
  knownText: string,
): ComparisonStep[] {
  const ends = (word: Word | undefined): number => (word ? word.at + word.text.length : 0);
  const all = [
    ...Array.from({ length: head > 0 ? (steps[0]?.ours ?? 0) : 0 }, (_, ours) => ({ kind: 'missing' as const, theirs: -1, ours })),
    ...steps,
    ...Array.from({ length: tail > 0 ? entry.words.length - 1 - (steps.at(-1)?.ours ?? 0) : 0 }, (_, at) => ({
      kind: 'missing' as const,
      theirs: -1,
      ours: (steps.at(-1)?.ours ?? 0) + 1 + at,
    })),
  ];
  const made: {
    kind: ComparisonStep['kind'];
    at: number;
    end: number;
    hasTheirs: boolean;
    ourStart: number;
    ourEnd: number;
    hasOurs: boolean;
  }[] = [];
  let at = message.words[all.find(({ theirs }) => theirs >= 0)?.theirs ?? 0]?.at ?? 0;
  for (const { kind, theirs, ours } of all) {
    const [messageWord, textWord] = [message.words[theirs], entry.words[ours]];
    if (messageWord) at = messageWord.at;
    const last = made.at(-1);
    const joins = last?.kind === kind && (kind === 'same' || kind === 'missing' || kind === 'added');
    const end = messageWord ? ends(messageWord) : at;
    if (joins) {
      if (messageWord) last.end = end;
      if (textWord) last.ourEnd = ends(textWord);
    } else {
      made.push({
        kind,
        at,
        end,
        hasTheirs: messageWord !== undefined,
        hasOurs: textWord !== undefined,
        ourStart: textWord?.at ?? last?.ourEnd ?? 0,
        ourEnd: textWord ? ends(textWord) : (last?.ourEnd ?? 0),
      });
    }
    at = end;
  }
  return made.map(({ kind, at: start, end, hasTheirs, ourStart, ourEnd, hasOurs }) => ({
    kind,
    at: start,
    theirs: hasTheirs ? messageText.slice(start, end) : '',
    ours: hasOurs ? knownText.slice(ourStart, ourEnd) : '',
    ourAt: ourStart,
  }));
}
