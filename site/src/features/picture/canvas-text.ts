/** Sets fonts on a canvas as on the page, and measures text with them. */
import { type MeasureTextInEm, isRightToLeft, PICTURE_NAME_LABEL, type TextRole } from '../../../../packages/core/picture/text-roles.ts';
import type { PictureContent } from '../../../../packages/core/picture/words.ts';
import type { PictureThemeStyle } from './picture-theme-style.ts';

/** Font size for measuring widths: large, so that rounding does not matter. */
const MEASURING_FONT_SIZE_PX = 100;

/** Makes a canvas ready for text of a role. @param size in pixels */
export function setFontAndDirection(context: CanvasRenderingContext2D, { font }: PictureThemeStyle, role: TextRole, size: number): void {
  context.font = font(role, size);
  context.direction = isRightToLeft(role) ? 'rtl' : 'ltr';
  // Not `start`, so that the x of a run means its left side in both directions.
  context.textAlign = 'left';
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
}

/** Returns a function that measures text on a canvas, in multiples of the font size. */
export const createEmWidthMeasurer =
  (context: CanvasRenderingContext2D, style: PictureThemeStyle): MeasureTextInEm =>
  (text, role) => {
    setFontAndDirection(context, style, role, MEASURING_FONT_SIZE_PX);
    return context.measureText(text).width / MEASURING_FONT_SIZE_PX;
  };

/** Loads the fonts of the texts. Where one fails, the browser falls back within its family, as on the page. */
export async function loadPictureFonts(words: PictureContent, product: string, { font }: PictureThemeStyle): Promise<void> {
  const texts: Readonly<Record<TextRole, string>> = {
    heading: words.heading,
    times: words.times,
    instruction: words.instruction,
    naskh: words.script === 'naskh' ? words.arabic : '',
    quran: words.script === 'quran' ? words.arabic : '',
    transliteration: words.transliteration,
    translation: words.translation,
    source: words.source,
    product,
    slot: PICTURE_NAME_LABEL.word,
  };
  const wanted = Object.entries(texts).filter(([, text]) => text !== '') as [TextRole, string][];
  await Promise.allSettled(wanted.map(([role, text]) => document.fonts.load(font(role, MEASURING_FONT_SIZE_PX), text)));
}
