/** The fonts that Pango draws pictures with: the source files of the site's fonts, whatever fonts the computer has. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { env } from 'node:process';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { writeCacheFile } from './cache-file.ts';
import { AMIRI_FILE, AMIRI_LATIN_FILE, AMIRI_QURAN_FILE, literataFile } from './faces.ts';
import { type MeasuringFace, openMeasuringFace, textWidthInEm } from './text-width.ts';

const require = createRequire(import.meta.url);

const CACHE_FOLDER = 'node_modules/.cache/misbaha-picture-fonts';
const BOLD = 600;
const REGULAR = 400;
/** The site's faces hold no ligatures of Latin letters. */
const PANGO_LATIN_FEATURES = 'liga=0';

/** A font to draw with. */
export interface PictureFont {
  /** As Pango names it, without its size. */
  name: string;
  /** OpenType features for Pango, where they are not the defaults of the font. */
  features?: string;
  /** Width of a word in em. @throws Error where the font lacks a character */
  widthOf: (word: string) => number;
}

export interface PictureFonts {
  title: PictureFont;
  text: PictureFont;
  naskh: PictureFont;
  quran: PictureFont;
}

/** Makes a font file known to Pango, converted to TrueType. @param cacheFolder absolute path of a folder for the files */
async function registerFont(cacheFolder: string, source: string): Promise<Buffer> {
  const packed = readFileSync(require.resolve(source));
  const file = join(cacheFolder, `${createHash('sha256').update(packed).digest('hex').slice(0, 16)}.ttf`);
  const font = Buffer.from(await convert(packed, 'truetype'));
  if (!existsSync(file)) writeCacheFile(file, font);
  await sharp({ text: { text: '.', fontfile: file } }).toBuffer();
  return font;
}

/** @param faces for measuring; the first that has a character is used */
function pictureFont(name: string, faces: readonly MeasuringFace[]): PictureFont {
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? textWidthInEm(word, faces);
    known.set(word, width);
    return width;
  };
  return { name, widthOf };
}

/** Opens the fonts; this comes before any text is drawn. @param root absolute path of the project */
export async function openPictureFonts(root: string): Promise<PictureFonts> {
  const cache = join(root, CACHE_FOLDER);
  // Pango reads its configuration once in a process.
  env['FONTCONFIG_FILE'] = join(root, 'packages/typesetting/fonts.conf');
  // One after the other: the decoder gives out its own memory, which the next call overwrites.
  const latin = await registerFont(cache, literataFile('normal', 'latin'));
  const marks = await registerFont(cache, literataFile('normal', 'latin-ext'));
  const amiri = openMeasuringFace(await registerFont(cache, AMIRI_FILE));
  const amiriLatin = openMeasuringFace(await registerFont(cache, AMIRI_LATIN_FILE));
  const quran = openMeasuringFace(await registerFont(cache, AMIRI_QURAN_FILE));
  const [bold, regular] = [BOLD, REGULAR].map((weight) => [openMeasuringFace(latin, weight), openMeasuringFace(marks, weight)]) as [
    MeasuringFace[],
    MeasuringFace[],
  ];
  return {
    title: { ...pictureFont('Literata, Amiri Semi-Bold', [...bold, amiri, amiriLatin]), features: PANGO_LATIN_FEATURES },
    text: { ...pictureFont('Literata, Amiri', [...regular, amiri, amiriLatin]), features: PANGO_LATIN_FEATURES },
    naskh: pictureFont('Amiri, Literata', [amiri, amiriLatin, ...regular]),
    quran: pictureFont('Amiri Quran, Amiri, Literata', [quran, amiri, amiriLatin, ...regular]),
  };
}
