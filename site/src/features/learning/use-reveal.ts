import { useMemo, useState } from 'react';
import { linesWithHiddenWords, unrevealedWordIndexes, type LineWithHiddenWords } from './hidden-lines.ts';

export interface RevealState {
  lines: readonly LineWithHiddenWords[];
  revealed: ReadonlySet<number>;
  /** What was revealed last, for a screen reader to say. */
  said: string;
  hasHidden: boolean;
  showWord: (place?: number) => void;
  /** Reveals the rest of the line with the first hidden word. */
  showLine: () => void;
  showAll: () => void;
  /** Hides the text again; at the step that hides half of the words, the other half. */
  hideAgain: () => void;
}

/** Which words of a text are hidden at a step, and functions to reveal them. */
export function useReveal(arabic: string, step: number): RevealState {
  const [turn, setTurn] = useState(0);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  const lines = useMemo(() => linesWithHiddenWords(arabic, step, turn), [arabic, step, turn]);
  const hidden = unrevealedWordIndexes(lines, revealed);
  const [next] = hidden;
  const reveal = (places: readonly number[]): void => {
    if (places.length === 0) return;
    setRevealed(new Set([...revealed, ...places]));
    const words = lines.flatMap((line) => line.words);
    setSaid(places.map((place) => words[place]?.word).join(' '));
  };
  return {
    lines,
    revealed,
    said,
    hasHidden: hidden.length > 0,
    showWord: (place = next) => reveal(place === undefined ? [] : [place]),
    showLine() {
      const line = lines.find(({ first, words }) => next !== undefined && next >= first && next < first + words.length);
      if (line) reveal(hidden.filter((place) => place >= line.first && place < line.first + line.words.length));
    },
    showAll: () => reveal(hidden),
    hideAgain() {
      setTurn(turn + 1);
      setRevealed(new Set());
      setSaid('');
    },
  };
}
