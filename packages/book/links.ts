/** Links between the documents of the book. */
import { parseHTML } from 'linkedom';
import type { Item } from './package-document.ts';

const isWithin = (href: string): boolean => !/^[a-z]+:/.test(href);

/** Links within the book whose file or place is not there, as lines; also ids that a file has twice. */
export function deadLinks(documents: readonly Item[]): string[] {
  const parsed = documents.map(({ file, content }) => ({ file, document: parseHTML(String(content)).document }));
  const places = new Set<string>();
  const faults: string[] = [];
  for (const { file, document } of parsed) {
    places.add(file);
    for (const { id } of document.querySelectorAll('[id]')) {
      if (places.has(`${file}#${id}`)) faults.push(`${file} has #${id} twice`);
      places.add(`${file}#${id}`);
    }
  }
  for (const { file, document } of parsed)
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (isWithin(href) && !places.has(href.startsWith('#') ? file + href : href)) faults.push(`${file} leads to ${href}`);
    }
  return faults;
}
