/** The Arabic that each address must show, read from its document. `site/test/static` compares the documents with the source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { CLIENT_FOLDER } from '../../static/built-documents.ts';

/** @param path address below the base @returns its Arabic, in order @throws Error where there is no such page or no Arabic on it */
export function expectedArabicAt(path: string): string[] {
  const { document } = parseHTML(readFileSync(join(CLIENT_FOLDER, path, 'index.html'), 'utf8'));
  const texts = [...document.querySelectorAll('p.arabic')].map(({ textContent }) => textContent ?? '');
  if (texts.length === 0) throw new Error(`${path} shows no Arabic`);
  return texts;
}
