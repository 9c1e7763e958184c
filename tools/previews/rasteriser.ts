/** SVG to PNG, each drawing once: finished pictures are kept from build to build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const CACHE = 'node_modules/.cache/misbaha-previews';
/** The few colours of the drawing and the steps between them, at the edges of letters. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 } as const;

/** What a picture is made of: another drawing, another library or other settings make another picture. */
export const keyOf = (svg: string): string =>
  createHash('sha256')
    .update(JSON.stringify([sharp.versions, PNG]))
    .update(svg)
    .digest('hex');

const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(PNG).toBuffer();

export class Rasteriser {
  private readonly folder: string;
  private readonly wanted = new Set<string>();
  /** Pictures are made one after the other in each lane, and there are as many lanes as cores. */
  private readonly lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());

  /** @param root absolute path of the project */
  constructor(root: string) {
    this.folder = join(root, CACHE);
    mkdirSync(this.folder, { recursive: true });
    sharp.concurrency(1);
  }

  private fileOf(svg: string): string {
    return join(this.folder, `${keyOf(svg)}.png`);
  }

  /** Begins to make a picture, beside what the caller goes on to do. */
  add(svg: string): void {
    const file = this.fileOf(svg);
    if (this.wanted.has(file)) return;
    const lane = this.wanted.size % this.lanes.length;
    this.wanted.add(file);
    if (existsSync(file)) return;
    this.lanes[lane] = (this.lanes[lane] ?? Promise.resolve()).then(async () => writeFileSync(file, await toPng(svg)));
  }

  /** Waits for all pictures, and removes those that were kept but are no longer wanted. */
  async finish(): Promise<void> {
    await Promise.all(this.lanes);
    for (const name of readdirSync(this.folder)) if (!this.wanted.has(join(this.folder, name))) rmSync(join(this.folder, name));
  }

  /** A picture that was added, as PNG, once all are finished. */
  picture(svg: string): Buffer {
    return readFileSync(this.fileOf(svg));
  }
}
