/** The pictures that other sites show beside a link to a page (Open Graph). */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Brand, HEIGHT, previewDrawer, WIDTH } from './draw-preview.ts';
import { readSiteStyle } from '../../../packages/typesetting/site-style.ts';
import { pageWords } from './page-words.ts';
import { openPictureFonts } from '../../../packages/typesetting/picture-fonts.ts';

const FOLDER = 'previews';
/** So many characters of the hash tell a changed picture from the one before. */
const HASH_LENGTH = 8;

/** What a page says of its picture. */
export interface Preview {
  /** Below the base. It stays the same while the page does; `v` changes with the picture, for those who keep copies. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** A picture with the file that it goes to, below the built site. */
type DrawnPreview = Preview & { file: string; png: Buffer };

/** Draws the picture of a page. @param body the page as it was rendered */
export type DrawPreview = (path: string, title: string, body: string) => Promise<DrawnPreview>;

/** The file of a page's picture: `/prayer/ablution` has `previews/prayer/ablution.png`, home `previews/index.png`. */
const previewFile = (path: string): string => `${FOLDER}${path === '/' ? '/index' : path}.png`;

/** @param root absolute path of the project */
export async function openPreviews(root: string, brand: Brand): Promise<DrawPreview> {
  // Pictures are drawn beside one another, so each needs one thread.
  sharp.concurrency(1);
  const draw = await previewDrawer({ fonts: await openPictureFonts(root), style: readSiteStyle(root), brand });
  return async (path, title, body) => {
    try {
      const { png, alt } = await draw(pageWords(title, body));
      const file = previewFile(path);
      const hash = createHash('sha256').update(png).digest('hex').slice(0, HASH_LENGTH);
      return { file, png, address: `${file}?v=${hash}`, width: WIDTH, height: HEIGHT, alt };
    } catch (error) {
      throw new Error(`the picture of ${path} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
}
