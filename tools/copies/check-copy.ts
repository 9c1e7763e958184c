/**
 * Holds a copy of the site against the list of its files: `npm run check:copy -- https://duas.example.org`, or a folder. The list is
 * that of the own build, or another one by `--list`, a file or an address.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cwd } from 'node:process';
import { parseArgs } from 'node:util';
import { SITE_FILES } from '../build/site-files.ts';
import { compareFiles, describe, parseSiteFiles } from './compare.ts';
import { isServed, readFolder, readServed } from './read-copy.ts';

const USAGE = 'usage: npm run check:copy -- <folder or address of a copy> [--list <file or address of a site-files.json>]';

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

async function textAt(place: string): Promise<string> {
  if (!isAddress(place)) {
    if (!existsSync(place)) throw new Error(`${place} is not there; build first, or name another list with --list`);
    return readFileSync(place, 'utf8');
  }
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answers with status ${response.status}`);
  return response.text();
}

/** The version that a copy says it is; undefined where it does not say. */
async function versionOf(copy: string): Promise<string | undefined> {
  const place = isAddress(copy) ? `${copy.replace(/\/*$/, '/')}${SITE_FILES}` : join(copy, SITE_FILES);
  try {
    return parseSiteFiles(await textAt(place), place).version;
  } catch {
    return undefined;
  }
}

/** @returns the sentences that say what is different, and how many files were compared */
async function check(copy: string, list: string): Promise<{ found: string[]; compared: number; version: string }> {
  const { version, files } = parseSiteFiles(await textAt(list), list);
  const served = isAddress(copy);
  if (!served && !existsSync(copy)) throw new Error(`${copy} is neither a folder nor an address`);
  const listed = served ? files.filter(({ path }) => isServed(path)) : files;
  const prints = served
    ? await readServed(
        copy,
        listed.map(({ path }) => path),
      )
    : readFolder(copy);
  const found = describe(compareFiles(listed, prints));
  const own = found.length > 0 ? await versionOf(copy) : undefined;
  if (own !== undefined && own !== version) found.unshift(`The copy is of version ${own}, the list of ${version}.`);
  return { found, compared: listed.length, version };
}

export async function main(argv: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options: { list: { type: 'string' } } });
    const [place, ...more] = positionals;
    if (place === undefined || more.length > 0) throw new Error(USAGE);
    const copy = isAddress(place) ? place : resolve(place);
    const { found, compared, version } = await check(copy, values.list ?? join(cwd(), 'build/client', SITE_FILES));
    for (const sentence of found) console.error(sentence);
    if (found.length === 0) console.log(`All ${compared} files of version ${version} are the same.`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
