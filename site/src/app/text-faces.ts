/** The faces that set texts, each with letters that only it has: the Arabic, the transliteration's marks, and notes in italics. */
const ARABIC = [
  ['1em Amiri', 'ب'],
  ['1em "Amiri Quran"', 'ب'],
] as const;
const LATIN = [
  ['1em Literata', 'aāʿ'],
  ['italic 1em Literata', 'aāʿA'],
] as const;

/**
 * Fetches the faces of the texts behind the screen's links, so that the next screen is laid out once and not again for each face that
 * comes.
 */
export async function loadTextFaces(): Promise<void> {
  // A page of texts has the Latin ones; a further one would lay all of it out anew.
  const faces = document.querySelector('.transliteration') ? ARABIC : [...ARABIC, ...LATIN];
  // A face that does not come is asked for again by the text itself.
  await Promise.all(faces.map(([font, letters]) => document.fonts.load(font, letters).catch(() => undefined)));
}
