/** Arguments of `document.fonts.load`: a font, and letters that make the browser fetch its file. */
const ARABIC_FONT_SAMPLES = [
  ['1em Amiri', 'ب'],
  ['1em "Amiri Quran"', 'ب'],
] as const;
const LATIN_FONT_SAMPLES = [
  ['1em Literata', 'aāʿ'],
  ['italic 1em Literata', 'aāʿA'],
] as const;

/**
 * Fetches the fonts of the texts behind the screen's links, so that the next screen is laid out once, not again for
 * each font that arrives.
 */
export async function preloadNextScreenFonts(): Promise<void> {
  // A page with transliteration has the Latin fonts already; loading one more would lay it out again.
  const faces = document.querySelector('.transliteration') ? ARABIC_FONT_SAMPLES : [...ARABIC_FONT_SAMPLES, ...LATIN_FONT_SAMPLES];
  // A font that fails here is requested again when text uses it.
  await Promise.all(faces.map(([font, letters]) => document.fonts.load(font, letters).catch(() => undefined)));
}
