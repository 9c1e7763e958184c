/** The current style of the page, for a picture of one of its cards: theme colours, fonts, pattern. */
import type { TextRole } from '../../../../packages/core/picture/text-roles.ts';
import pattern from '../../ui/styles/pattern.svg?raw';

/** CSS variables of `styles/themes/` that a picture is painted with. */
type ColourVariable = 'bg' | 'surface' | 'text' | 'muted' | 'line' | 'accent' | 'gold' | 'ornament';
type FontVariable = 'serif' | 'naskh' | 'uthmani';

const STYLES: Readonly<Record<TextRole, { style: string; family: FontVariable; colour: ColourVariable }>> = {
  heading: { style: '600', family: 'serif', colour: 'accent' },
  times: { style: '600', family: 'serif', colour: 'gold' },
  instruction: { style: '400', family: 'serif', colour: 'muted' },
  naskh: { style: '400', family: 'naskh', colour: 'text' },
  quran: { style: '400', family: 'uthmani', colour: 'text' },
  transliteration: { style: 'italic 400', family: 'serif', colour: 'muted' },
  translation: { style: '400', family: 'serif', colour: 'text' },
  source: { style: '400', family: 'serif', colour: 'muted' },
  product: { style: '600', family: 'serif', colour: 'accent' },
  slot: { style: 'italic 400', family: 'serif', colour: 'gold' },
};

export interface PictureThemeStyle {
  colour: (name: ColourVariable) => string;
  colourOf: (role: TextRole) => string;
  /** The CSS font for `context.font`. @param size in pixels */
  font: (role: TextRole, size: number) => string;
  /** Opacity of the pattern, 0 to 1. */
  patternStrength: number;
  /** The pattern's lines in a square of `PATTERN_SIZE_PX`. */
  pattern: string;
}

export const PATTERN_SIZE_PX = 96;

/** Reads the style from the document's CSS variables. */
export function readPictureThemeStyle(): PictureThemeStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string): string => tokens.getPropertyValue(`--${name}`).trim();
  return {
    colour: token,
    colourOf: (role) => token(STYLES[role].colour),
    font: (role, size) => `${STYLES[role].style} ${size}px ${token(STYLES[role].family)}`,
    patternStrength: Number(token('pattern')),
    pattern: / d="([^"]*)"/.exec(pattern)?.[1] ?? '',
  };
}
