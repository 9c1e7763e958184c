/** The pictures that other sites show beside a link to a page (Open Graph). */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type NameAndTagline, PREVIEW_HEIGHT, createPreviewContentDrawer, PREVIEW_WIDTH } from './draw-preview.ts';
import { readVisualIdentity } from '../../../packages/typesetting/visual-identity.ts';
import { previewContentOf } from './page-words.ts';
import { openPictureFonts } from '../../../packages/typesetting/picture-fonts.ts';

const PREVIEWS_FOLDER = 'previews';
/** Characters of the hash: enough to tell a picture from its older versions. */
const PREVIEW_HASH_LENGTH = 8;

/** What a page's meta tags say of its picture. */
export interface PreviewMeta {
  /** Below the base. The path is fixed for a page; the query `v` changes with the picture, for caches. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** A picture with its bytes and its file below the built site. */
type DrawnPreview = PreviewMeta & { file: string; png: Buffer };

/** Draws a page's picture. @param body the page's rendered HTML */
export type DrawPreview = (path: string, title: string, body: string) => Promise<DrawnPreview>;

/** The file of a page's picture: `/prayer/ablution` has `previews/prayer/ablution.png`, home `previews/index.png`. */
const previewFile = (path: string): string => `${PREVIEWS_FOLDER}${path === '/' ? '/index' : path}.png`;

/** Loads fonts and style once. @param root absolute path of the project @returns the function that draws the picture of a page */
export async function createPreviewDrawer(root: string, brand: NameAndTagline): Promise<DrawPreview> {
  // Many pictures are drawn in parallel, so each gets one thread.
  sharp.concurrency(1);
  const draw = await createPreviewContentDrawer({ fonts: await openPictureFonts(root), style: readVisualIdentity(root), brand });
  return async (path, title, body) => {
    try {
      const { png, alt } = await draw(previewContentOf(title, body));
      const file = previewFile(path);
      const hash = createHash('sha256').update(png).digest('hex').slice(0, PREVIEW_HASH_LENGTH);
      return { file, png, address: `${file}?v=${hash}`, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, alt };
    } catch (error) {
      throw new Error(`the picture of ${path} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
}
