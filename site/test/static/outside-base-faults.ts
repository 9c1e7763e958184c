/** Addresses in the pages of a build below a path that lead out of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/compress.ts';

/**
 * @param client folder of the documents
 * @param base path that every address must begin with, such as `/misbaha/`
 * @returns a sentence for each address that does not
 */
export function outsideBaseFaults(client: string, base: string): string[] {
  const pages = filesBelow(client).filter((name) => name.endsWith('.html'));
  return pages.flatMap((name) => {
    const text = readFileSync(join(client, name), 'utf8');
    const addresses = [...text.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
    return addresses.filter((address) => !address.startsWith(base)).map((address) => `${name} leads to ${address}, outside ${base}`);
  });
}
