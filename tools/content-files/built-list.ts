/** The list of content files of a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartsByText } from './content-files.ts';

const LIST = /^content-[\w-]{8}\.json$/;

/**
 * @param client folder of the built site
 * @returns the list's file, below the base
 * @throws Error where there is not exactly one
 */
export function builtListFile(client: string): string {
  const found = readdirSync(join(client, 'assets')).filter((name) => LIST.test(name));
  const [name] = found;
  if (name === undefined || found.length > 1) throw new Error(`${found.length} lists of content files are built; one is wanted`);
  return `assets/${name}`;
}

/** Files of parts by text, below the base. */
export function builtParts(client: string): Map<string, string[]> {
  const byText = JSON.parse(readFileSync(join(client, builtListFile(client)), 'utf8')) as PartsByText;
  return new Map(Object.entries(byText).map(([name, files]) => [name, files.map((file) => `assets/${file}`)]));
}
