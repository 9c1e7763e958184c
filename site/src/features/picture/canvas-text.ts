/** Text on a canvas, set as on the page. */
import { type MeasureText, runsToLeft, SLOT, type TextRole } from '../../../../packages/core/picture/text-roles.ts';
import type { PictureWords } from '../../../../packages/core/picture/words.ts';
import type { PictureStyle } from './picture-style.ts';

/** At which widths are measured: large, so that rounding does not count. */
const MEASURED_AT = 100;

/** Makes a canvas ready for text of a role. @param size in pixels */
export function setFont(context: CanvasRenderingContext2D, { font }: PictureStyle, role: TextRole, size: number): void {
  context.font = font(role, size);
  context.direction = runsToLeft(role) ? 'rtl' : 'ltr';
  // `left` is a side and not an end, so that a run's place is the same in both directions.
  context.textAlign = 'left';
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
}

/** Widths as the canvas sets them. */
export const measureOn =
  (context: CanvasRenderingContext2D, style: PictureStyle): MeasureText =>
  (text, role) => {
    setFont(context, style, role, MEASURED_AT);
    return context.measureText(text).width / MEASURED_AT;
  };

/** Waits for the fonts that the texts need. Where one fails to load, the next one of its family is used, as on the page. */
export async function loadFaces(words: PictureWords, product: string, { font }: PictureStyle): Promise<void> {
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
    slot: SLOT.word,
  };
  const wanted = Object.entries(texts).filter(([, text]) => text !== '') as [TextRole, string][];
  await Promise.allSettled(wanted.map(([role, text]) => document.fonts.load(font(role, MEASURED_AT), text)));
}
