/** Links between the documents of the book. */
import { parseHTML } from 'linkedom';
import type { BookFile } from './package-document.ts';

const isInternalLink = (href: string): boolean => !/^[a-z]+:/.test(href);

/** A line for each internal link whose target is missing, and for each id used twice in a file. */
export function linkFaults(documents: readonly BookFile[]): string[] {
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
      if (isInternalLink(href) && !places.has(href.startsWith('#') ? file + href : href)) faults.push(`${file} leads to ${href}`);
    }
  return faults;
}
