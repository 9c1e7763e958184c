/** Finds the packages whose code reaches readers: those that the app imports, and those that these depend on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of what runs in the browser; lint lets the app import nothing else. */
const APP_FOLDERS = ['site/src', 'packages/core', 'packages/arabic'];

/** The specifier of an import of a package, static or dynamic. Paths begin with a dot, and addresses have a colon. */
const PACKAGE_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([\w@][^'":]*)['"]/g;
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;

/** An entry of `packages` in package-lock.json, with the fields read here. */
interface LockedPackage {
  dependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Names of the packages that a source text imports. */
export const importedPackages = (source: string): string[] =>
  Array.from(source.matchAll(PACKAGE_IMPORT), ([, specifier = '']) => PACKAGE_NAME.exec(specifier)?.[0] ?? specifier);

/** Folder of a package as the importing package finds it: in its own `node_modules`, or in one further up. */
function folderOfDependency(locked: LockedPackages, importer: string, name: string): string | undefined {
  for (let folder = importer; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in locked) return place;
    if (folder === '') return undefined;
  }
}

/**
 * The folders of some packages and of everything that they depend on.
 * @param locked `packages` of package-lock.json
 * @param names of packages; a name that is not in the lock is an alias of the build and has no folder
 */
export function packageFoldersWithDependencies(locked: LockedPackages, names: readonly string[]): string[] {
  const folders = new Set<string>();
  const visit = (importer: string, name: string): void => {
    const folder = folderOfDependency(locked, importer, name);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(locked[folder]?.dependencies ?? {})) visit(folder, dependency);
  };
  for (const name of names) visit('', name);
  return [...folders].toSorted();
}

/** Folders, below the project, of the packages whose code reaches readers. @param root absolute path of the project */
export function shippedPackageFolders(root: string): string[] {
  const imported = APP_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => importedPackages(readFileSync(join(root, folder, file), 'utf8')))
      // Helpers of tests lie beside what they help to test.
      .filter((names) => !names.includes('vitest')),
  );
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages };
  return packageFoldersWithDependencies(packages, imported.flat());
}
