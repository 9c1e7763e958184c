/** Sets one line of text in a stack of faces, as a browser does: by runs of one face, each shaped by HarfBuzz. */
import type { SetGlyph } from '../build/shaping.ts';
import type { FaceStack, SettingFace } from './faces.ts';

export type Direction = 'ltr' | 'rtl';

/** Characters of one face beside one another. Lengths are in em. */
export interface Run {
  face: SettingFace;
  text: string;
  /** From left to right. */
  glyphs: readonly SetGlyph[];
  width: number;
  /** Size beside the rest of the line. */
  scale: number;
}

export interface Line {
  /** From left to right. */
  runs: readonly Run[];
  width: number;
  /** How far ink reaches above the baseline, and below it. */
  ascent: number;
  descent: number;
}

const isDigit = (text: string): boolean => /^\p{Nd}/u.test(text);

/** @throws Error where no face has the character */
function faceFor(character: string, stack: FaceStack): SettingFace {
  const code = character.codePointAt(0) ?? 0;
  const face = stack.find(({ characters }) => characters.has(code));
  if (!face) throw new Error(`no face of the site has U+${code.toString(16).toUpperCase().padStart(4, '0')} "${character}"`);
  return face;
}

/** Parts of one face. A number is a part of its own, because it runs from left to right in Arabic too. */
function parts(text: string, stack: FaceStack): { face: SettingFace; text: string }[] {
  const found: { face: SettingFace; text: string; digits: boolean }[] = [];
  for (const character of text) {
    const last = found.at(-1);
    const [face, digits] = [faceFor(character, stack), isDigit(character)];
    if (last?.face === face && last.digits === digits) last.text += character;
    else found.push({ face, text: character, digits });
  }
  return found;
}

/** A word in Latin letters amid Arabic stands in for the reader's own, and is smaller, as on the page. */
export const SLOT_SCALE = 0.6;

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** @throws Error where a face has no glyph for what it should set */
function runOf({ face, text }: { face: SettingFace; text: string }, direction: Direction): Run {
  const scale = direction === 'rtl' && isLatin(text) ? SLOT_SCALE : 1;
  const glyphs = face.shaper.set(text, isDigit(text));
  if (glyphs.some(({ glyph }) => glyph === 0)) throw new Error(`a face of the site has no glyph for a part of "${text}"`);
  const advances = glyphs.reduce((sum, { metrics: [advance = 0] }) => sum + advance, 0);
  return { face, text, glyphs, scale, width: (scale * advances) / face.unitsPerEm };
}

/** The highest and the lowest place that ink takes in a run, in em above the baseline. */
function inkOf({ face: { shaper, unitsPerEm }, glyphs, scale }: Run): { top: number; bottom: number } {
  const reaches = glyphs.flatMap(({ glyph, metrics: [, , , rise = 0] }) => {
    const extents = shaper.font.glyphExtents(glyph);
    return extents && extents.height !== 0 ? [{ top: rise + extents.yBearing, bottom: rise + extents.yBearing + extents.height }] : [];
  });
  return {
    top: (scale * Math.max(0, ...reaches.map(({ top }) => top))) / unitsPerEm,
    bottom: (scale * Math.min(0, ...reaches.map(({ bottom }) => bottom))) / unitsPerEm,
  };
}

/**
 * Sets a line.
 * @param direction in which runs follow one another
 * @throws Error where the faces lack a character
 */
export function setLine(text: string, stack: FaceStack, direction: Direction): Line {
  const logical = parts(text, stack).map((part) => runOf(part, direction));
  const ink = logical.map(inkOf);
  return {
    runs: direction === 'rtl' ? logical.toReversed() : logical,
    width: logical.reduce((sum, { width }) => sum + width, 0),
    ascent: Math.max(0, ...ink.map(({ top }) => top)),
    descent: -Math.min(0, ...ink.map(({ bottom }) => bottom)),
  };
}
