/**
 * Draws the icons of the menus: `npm run icons`. The sheets are kept beside the screen; draw them again when a page comes
 * into a menu, the table beside this file changes, or lucide draws an icon anew. A test says when.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { sheetFolder, sheets } from './sheets.ts';

/** @returns exit code, always 0 */
export async function main(): Promise<number> {
  const folder = sheetFolder(cwd());
  mkdirSync(folder, { recursive: true });
  for (const [category, text] of await sheets(cwd())) writeFileSync(join(folder, `${category}.svg`), text);
  return 0;
}
