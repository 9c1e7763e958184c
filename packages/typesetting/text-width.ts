/** How wide a text is in a stack of faces, as a browser sets it: each character in the first face that has it. */
import { codePointNotation } from '../arabic/script.ts';
import { Shaper } from './shaping.ts';

/** A face that text is measured with. */
export interface MeasuringFace {
  shaper: Shaper;
  characters: ReadonlySet<number>;
}

/** @param font TrueType @param weight for a variable font */
export function openMeasuringFace(font: Uint8Array, weight?: number): MeasuringFace {
  const shaper = new Shaper(font, weight);
  return { shaper, characters: shaper.characters() };
}

/** @throws Error where no face has the character */
function faceFor(character: string, stack: readonly MeasuringFace[]): MeasuringFace {
  const code = character.codePointAt(0) ?? 0;
  const face = stack.find(({ characters }) => characters.has(code));
  if (!face) throw new Error(`no face has ${codePointNotation(code)} "${character}"`);
  return face;
}

/**
 * @returns the width in em
 * @throws Error where no face of the stack has a character, or the shaping of a run needs a glyph that its face lacks
 */
export function textWidthInEm(text: string, stack: readonly MeasuringFace[]): number {
  const runs: { face: MeasuringFace; text: string }[] = [];
  for (const character of text) {
    const face = faceFor(character, stack);
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs.reduce((width, { face: { shaper }, text: run }) => {
    const glyphs = shaper.shape(run);
    if (glyphs.some(({ glyph }) => glyph === 0)) throw new Error(`a face has no glyph for a part of "${run}"`);
    return width + glyphs.reduce((sum, { metrics: [advance = 0] }) => sum + advance, 0) / shaper.font.face.upem;
  }, 0);
}
