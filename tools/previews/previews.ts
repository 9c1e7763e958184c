/**
 * The pictures that other sites show beside a link to a page (Open Graph). They are drawn while the pages are rendered, since each
 * page names its picture, and made on cores that are idle meanwhile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Brand, drawPreview, HEIGHT, type Means, WIDTH } from './draw-preview.ts';
import { pictureFaces } from './faces.ts';
import { readLook } from './look.ts';
import { pageWords } from './page-words.ts';
import { keyOf, Rasteriser } from './rasteriser.ts';

const FOLDER = 'previews';
/** So many characters of the key tell a changed picture from the one before. */
const KEY_LENGTH = 8;

/** What a page says of its picture. */
export interface Preview {
  /** Below the base. It stays the same while the page does; `v` changes with the picture, for those who keep copies. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** The file of a page's picture: `/prayer/ablution` has `previews/prayer/ablution.png`, home `previews/index.png`. */
const previewFile = (path: string): string => `${FOLDER}${path === '/' ? '/index' : path}.png`;

export class Previews {
  /** By the file of each. */
  private readonly drawings = new Map<string, string>();
  private readonly rasteriser: Rasteriser;
  private readonly means: Means;

  private constructor(rasteriser: Rasteriser, means: Means) {
    this.rasteriser = rasteriser;
    this.means = means;
  }

  /** @param root absolute path of the project, with the faces in `build/fonts` */
  static async open(root: string, brand: Brand): Promise<Previews> {
    const means = { faces: await pictureFaces(join(root, 'build/fonts')), look: readLook(root), brand };
    return new Previews(new Rasteriser(root), means);
  }

  /**
   * Draws the picture of a page.
   * @param body the page as it was rendered
   * @throws Error that names the page where the faces of the site cannot set its words
   */
  add(path: string, title: string, body: string): Preview {
    try {
      const { svg, alt } = drawPreview(pageWords(title, body), this.means);
      this.drawings.set(previewFile(path), svg);
      this.rasteriser.add(svg);
      return { address: `${previewFile(path)}?v=${keyOf(svg).slice(0, KEY_LENGTH)}`, width: WIDTH, height: HEIGHT, alt };
    } catch (error) {
      throw new Error(`the picture of ${path} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  /** Writes the pictures of all pages that were added. @param client folder of the built site @returns the bytes of each file */
  async write(client: string): Promise<number[]> {
    await this.rasteriser.finish();
    return [...this.drawings].map(([file, svg]) => {
      const place = join(client, file);
      const picture = this.rasteriser.picture(svg);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, picture);
      return picture.length;
    });
  }
}
