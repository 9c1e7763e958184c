/** The files of the code that may show words of the interface. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param root absolute path of the project
 * @param folders below it
 * @returns paths from the root, without tests and without what is generated
 */
export const interfaceSourceFiles = (root: string, folders: readonly string[]): string[] => [
  'screens.ts',
  'screen-metadata.ts',
  ...folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^packages\/core\/messages\//.test(file)),
];
