/** The EPUB file of the build, as the download page describes it. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { LOCALE } from '../core/messages/locale.ts';
import { BOOK_FILE, BOOK_MEDIA_TYPE } from './titles.ts';

/** File name of the download. Only the first language is not named in it: a reader may save several books in one folder. */
const downloadNameOf = (language: string): string => (language === FIRST_LANGUAGE ? BOOK_FILE : BOOK_FILE.replace('.', `-${language}.`));

/**
 * @param root absolute path of the project
 * @returns undefined where no EPUB was built, as on a development server before the first build; then no download is offered
 */
export function describeBuiltBook(root: string): { file: string; name: string; type: string; size: string } | undefined {
  const file = resolve(root, siteConfig.folder, BOOK_FILE);
  if (!existsSync(file)) return undefined;
  // Rounded to tenths of a megabyte, so that a small correction does not change the page that shows the size.
  const megabytes = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    file: BOOK_FILE,
    name: downloadNameOf(siteConfig.language),
    type: BOOK_MEDIA_TYPE,
    size: megabytes.format(statSync(file).size / 1_000_000),
  };
}
