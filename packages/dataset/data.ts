/** `npm run data`: writes the published data to `build/data/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cwd } from 'node:process';
import { siteConfig } from '../../site.config.ts';
import { compileLibrary } from '../content/compiler/compile.ts';
import { readEditions } from './editions/edition.ts';
import { type Data, makeData } from './make-data.ts';

/** Where the site has them, by the number of their format. */
export const DATA_FOLDER = 'data/v1';

/** Where the site has a published edition for those who pin it: the same files for ever. */
export const pinnedFolder = (version: string): string => `data/${version}`;

/** Writes files below a folder, which is emptied first. */
export function writeData({ files }: Pick<Data, 'files'>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** @returns exit code: 1 where the content or the record of editions is faulty */
export async function main(): Promise<number> {
  try {
    const root = cwd();
    const data = makeData(root, compileLibrary(root, siteConfig.language), readEditions(root));
    writeData(data, join(root, 'build/data'));
    const { version, date, counts, files } = data.manifest;
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
    console.log(`build/data: edition ${version} of ${date}, ${files.length + 1} files, ${megabytes.toFixed(1)} MB`);
    console.log(
      Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
