/**
 * `npm run data`: writes the published data to `build/data/`. A process for each other language writes to
 * `build/languages/<tag>/data/`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cwd, env, execPath } from 'node:process';
import { FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { InputError } from '../command-line/input.ts';
import { compileLibrary } from '../content/compiler/compile.ts';
import { siteLanguageTagsAfterFirst } from '../content/compiler/languages.ts';
import { readEditions } from './editions/edition.ts';
import { type PublishedData, makeData, type PublishedDataWithoutDigest } from './make-data.ts';

/** Folder of the data in the site, named after the version of their format. */
export const SITE_DATA_FOLDER = 'data/v1';

/** The site's folder of one edition, for those who pin a version: its files never change. */
export const pinnedEditionFolder = (version: string): string => `data/${version}`;

/** Writes files below a folder, which is emptied first. */
export function writeData({ files }: Pick<PublishedData, 'files'>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Folder of the data of a language, from the root of the project. */
const builtDataFolderOf = (tag: string): string => (tag === FIRST_LANGUAGE ? 'build/data' : `build/languages/${tag}/data`);

/**
 * Makes a language's data in a new process, since a process can load the interface words of one language only.
 * @param root absolute path of the project
 * @returns the files that the process wrote
 * @throws InputError where the process fails; it prints why
 */
export function makeDataInNewProcess(root: string, tag: string): PublishedDataWithoutDigest {
  const { status } = spawnSync(execPath, [join(root, 'tools/run.mjs'), join(root, 'packages/dataset/data.ts')], {
    cwd: root,
    env: { ...env, MISBAHA_LANGUAGE: tag },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new InputError(`the data of the language "${tag}" could not be made`);
  const folder = join(root, builtDataFolderOf(tag));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as PublishedDataWithoutDigest['manifest'];
  return {
    manifest,
    files: ['manifest.json', ...manifest.files.map(({ path }) => path)].map((path) => ({
      path,
      content: readFileSync(join(folder, path), 'utf8'),
    })),
  };
}

/** @throws ContentError or InputError where the content or the record of editions is faulty */
export async function main(): Promise<number> {
  const root = cwd();
  const data = makeData(root, compileLibrary(root, siteConfig.language), readEditions(root));
  const folder = builtDataFolderOf(siteConfig.language);
  writeData(data, join(root, folder));
  const { version, date, counts, files } = data.manifest;
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
  console.log(`${folder}: edition ${version} of ${date}, ${files.length + 1} files, ${megabytes.toFixed(1)} MB`);
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  if (siteConfig.language === FIRST_LANGUAGE) for (const tag of siteLanguageTagsAfterFirst(root)) makeDataInNewProcess(root, tag);
  return 0;
}
