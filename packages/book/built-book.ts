/** The book that the build made, as the page that offers it names it. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { LOCALE } from '../core/messages/locale.ts';
import { BOOK_FILE, BOOK_TYPE } from './words.ts';

/**
 * @param root absolute path of the project
 * @returns undefined where there is none, as on a server for development before the first build; nothing is offered then
 */
export function builtBook(root: string): { file: string; type: string; size: string } | undefined {
  const file = resolve(root, siteConfig.folder, BOOK_FILE);
  if (!existsSync(file)) return undefined;
  // In tenths of a megabyte, so that a corrected letter leaves the page that says so as it is.
  const megabytes = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { file: BOOK_FILE, type: BOOK_TYPE, size: megabytes.format(statSync(file).size / 1_000_000) };
}
