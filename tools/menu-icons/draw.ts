/**
 * Draws the icons of the menus: `npm run icons`. The drawings are kept beside the screen; draw them again when a page comes
 * into a menu, the table beside this file changes, or lucide draws an icon anew. A test says when.
 */
import { writeFileSync } from 'node:fs';
import { cwd } from 'node:process';
import { drawings, drawingsFile, drawingsText } from './drawings.ts';

/** @returns exit code, always 0 */
export async function main(): Promise<number> {
  writeFileSync(drawingsFile(cwd()), drawingsText(await drawings(cwd())));
  return 0;
}
