/** The fonts that Pango draws pictures with: the files that the site's own are cut from, whatever fonts the computer has. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { env } from 'node:process';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { AMIRI_FILE, AMIRI_LATIN_FILE, AMIRI_QURAN_FILE, literataFile } from './faces.ts';
import { type Face, measuringFace, textWidth } from './text-width.ts';

const require = createRequire(import.meta.url);

const CACHE = 'node_modules/.cache/misbaha-picture-fonts';
const BOLD = 600;
const REGULAR = 400;
/** The site's faces hold no ligatures of Latin letters. */
const LATIN_FEATURES = 'liga=0';

/** A font to draw with. */
export interface PictureFont {
  /** As Pango names it, without its size. */
  name: string;
  /** Pango's features where they are not the font's own. */
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

/** Makes a font file known to Pango, which takes it as TrueType. @param cache absolute path of a folder for the files */
async function register(cache: string, source: string): Promise<Buffer> {
  const packed = readFileSync(require.resolve(source));
  const file = join(cache, `${createHash('sha256').update(packed).digest('hex').slice(0, 16)}.ttf`);
  const font = Buffer.from(await convert(packed, 'truetype'));
  if (!existsSync(file)) writeFileSync(file, font);
  await sharp({ text: { text: '.', fontfile: file } }).toBuffer();
  return font;
}

/** @param faces in the order in which they are asked for a character */
function fontOf(name: string, faces: readonly Face[]): PictureFont {
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? textWidth(word, faces);
    known.set(word, width);
    return width;
  };
  return { name, widthOf };
}

/** Opens the fonts; this comes before any text is drawn. @param root absolute path of the project */
export async function openPictureFonts(root: string): Promise<PictureFonts> {
  const cache = join(root, CACHE);
  mkdirSync(cache, { recursive: true });
  // Pango looks for fonts once a process.
  env['FONTCONFIG_FILE'] = join(root, 'packages/typesetting/fonts.conf');
  // One after the other: the decoder gives out its own memory, which the next call overwrites.
  const latin = await register(cache, literataFile('normal', 'latin'));
  const marks = await register(cache, literataFile('normal', 'latin-ext'));
  const amiri = measuringFace(await register(cache, AMIRI_FILE));
  const amiriLatin = measuringFace(await register(cache, AMIRI_LATIN_FILE));
  const quran = measuringFace(await register(cache, AMIRI_QURAN_FILE));
  const [bold, regular] = [BOLD, REGULAR].map((weight) => [measuringFace(latin, weight), measuringFace(marks, weight)]) as [Face[], Face[]];
  return {
    title: { ...fontOf('Literata, Amiri Semi-Bold', [...bold, amiri, amiriLatin]), features: LATIN_FEATURES },
    text: { ...fontOf('Literata, Amiri', [...regular, amiri, amiriLatin]), features: LATIN_FEATURES },
    naskh: fontOf('Amiri, Literata', [amiri, amiriLatin, ...regular]),
    quran: fontOf('Amiri Quran, Amiri, Literata', [quran, amiri, amiriLatin, ...regular]),
  };
}
