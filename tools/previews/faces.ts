/** The faces of the site, as the build has made them, ready to set the words of a picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Shaper } from '../build/shaping.ts';

/** A face that can set text: what it has, and how large its unit is. */
export interface SettingFace {
  shaper: Shaper;
  characters: ReadonlySet<number>;
  unitsPerEm: number;
}

/** Faces in the order in which they are asked for a character, as in a `font-family`. */
export type FaceStack = readonly SettingFace[];

/** What a picture is written with. The order in each stack is that of the style sheets. */
export interface PictureFaces {
  title: FaceStack;
  text: FaceStack;
  naskh: FaceStack;
  quran: FaceStack;
}

const LATIN = ['literata', 'literata-rare', 'literata-marks', 'hamza'];
const BOLD = 600;
const REGULAR = 400;

/** @param font TrueType @param weight for a variable face */
export function settingFace(font: Uint8Array, weight?: number): SettingFace {
  const shaper = new Shaper(font, weight);
  return { shaper, characters: shaper.characters(), unitsPerEm: shaper.font.face.upem };
}

/** Reads the faces. @param folder `build/fonts` */
export async function pictureFaces(folder: string): Promise<PictureFaces> {
  const read = async (files: readonly string[], weight?: number): Promise<SettingFace[]> => {
    const stack: SettingFace[] = [];
    // One after the other: the decoder gives out its own memory, which the next call overwrites.
    for (const file of files) stack.push(settingFace(await convert(readFileSync(join(folder, `${file}.woff2`)), 'truetype'), weight));
    return stack;
  };
  const [bold, regular] = [await read(LATIN, BOLD), await read(LATIN, REGULAR)];
  const [naskh, quran] = [await read(['amiri']), await read(['amiri-quran'])];
  return {
    title: [...bold, ...naskh],
    text: [...regular, ...naskh],
    naskh: [...naskh, ...regular],
    quran: [...quran, ...naskh, ...regular],
  };
}
