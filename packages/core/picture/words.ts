/** The texts on the picture of a card, and the reader's choices. */
import type { ArabicScript } from '../model.ts';

export const SHAPES = ['portrait', 'story', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

/** The picture always has the Arabic and the source. */
export interface PictureChoice {
  shape: Shape;
  transliteration: boolean;
  /** The instruction too: it is in the same language. */
  translation: boolean;
}

/** The texts of a card, as they are drawn; '' for a text that the card does not have. */
export interface PictureContent {
  /** The purpose: the card's own title, or its page's. */
  heading: string;
  /** Number of repetitions: "3 times". */
  times: string;
  instruction: string;
  script: ArabicScript;
  /** As on the card: `\n` between lines, `{name}` for the name that the reader says. */
  arabic: string;
  transliteration: string;
  translation: string;
  /** Narrator, references and verdicts, one line each. */
  source: string;
}
