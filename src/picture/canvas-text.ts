/** Text on a canvas, set as on the page. */
import { isArabic, type MeasureVoice, SLOT, type Voice } from '../../text/picture/voices.ts';
import type { PictureWords } from '../../text/picture/words.ts';
import type { Look } from './look.ts';

/** At which widths are measured: large, so that rounding does not count. */
const MEASURED_AT = 100;

/** Makes a canvas ready for text of a voice. @param size in pixels */
export function setFont(context: CanvasRenderingContext2D, { font }: Look, voice: Voice, size: number): void {
  context.font = font(voice, size);
  context.direction = isArabic(voice) ? 'rtl' : 'ltr';
  // `left` is a side and not an end, so that a run's place is the same in both directions.
  context.textAlign = 'left';
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
}

/** Widths as the canvas sets them. */
export const measureOn =
  (context: CanvasRenderingContext2D, look: Look): MeasureVoice =>
  (text, voice) => {
    setFont(context, look, voice, MEASURED_AT);
    return context.measureText(text).width / MEASURED_AT;
  };

/** Waits for the faces that the words need. Where one cannot be had, its text stands in the next one of its family, as on the page. */
export async function loadFaces(words: PictureWords, product: string, { font }: Look): Promise<void> {
  const texts: Readonly<Record<Voice, string>> = {
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
  const wanted = Object.entries(texts).filter(([, text]) => text !== '') as [Voice, string][];
  await Promise.allSettled(wanted.map(([voice, text]) => document.fonts.load(font(voice, MEASURED_AT), text)));
}
