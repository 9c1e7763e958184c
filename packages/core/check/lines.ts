/** Splits the words of a message into lines; words of another script end a line too. */
import type { MessageCharacterSpan } from './model.ts';
import { hasArabicLetters as isInScript } from '../search/fold.ts';
import type { Word } from './words.ts';

export interface MessageLine extends MessageCharacterSpan {
  words: readonly Word[];
}

/** @param words in the order of the message; words of the other script are not among them */
export function linesOf(message: string, words: readonly Word[]): MessageLine[] {
  const lines: { start: number; end: number; words: Word[] }[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const between = last ? message.slice(last.end, word.at) : '\n';
    const end = word.at + word.text.length;
    if (!last || between.includes('\n') || isInScript(between)) lines.push({ start: word.at, end, words: [word] });
    else {
      last.words.push(word);
      last.end = end;
    }
  }
  return lines;
}
