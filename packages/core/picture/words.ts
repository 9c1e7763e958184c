/** What stands on the picture of a card, and what can be chosen of it. */
import type { Script } from '../model.ts';

export const SHAPES = ['portrait', 'story', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

/** The Arabic and the source always stand on it. */
export interface Choice {
  shape: Shape;
  transliteration: boolean;
  /** The instruction, which is English too, comes with it. */
  translation: boolean;
}

/** The words of a card, as they are drawn; empty where there are none. */
export interface PictureWords {
  /** What it is said for: the card's own title, or its page's. */
  heading: string;
  /** How often it is said: "3 times". */
  times: string;
  instruction: string;
  script: Script;
  /** As on the card: `\n` between lines, `{name}` for the name that the reader says. */
  arabic: string;
  transliteration: string;
  translation: string;
  /** Who tells of it, where it stands, who judged it: a line each. */
  source: string;
}

export const PLACEHOLDER = '{name}';
