/** What a page's head tells search engines and other sites. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER } from './built-documents.ts';
import { siteConfig } from '../../../site.config.ts';

const SITE = siteConfig.origin;
const PREVIEW = { width: 1200, height: 630, mostBytes: 100 * 1024 };

const metaContent = (document: Document, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** The file of the link preview (`og:image`) of a page, without its version. */
export function previewFileOf(document: Document): string {
  const address = metaContent(document, 'og:image');
  return address.startsWith(`${SITE}/`) ? (/^(previews\/.*\.png)\?v=[\da-f]{8}$/.exec(address.slice(SITE.length + 1))?.[1] ?? '') : '';
}

function previewPictureFaults(document: Document): string[] {
  const file = previewFileOf(document);
  if (!file) return [`og:image is "${metaContent(document, 'og:image')}"`];
  const png = readFileSync(join(CLIENT_FOLDER, file));
  const faults: string[] = [];
  // A PNG begins with its signature and the width and height of the picture.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png.toString('latin1', 1, 4) !== 'PNG') faults.push(`${file} is no PNG`);
  if (width !== PREVIEW.width || height !== PREVIEW.height) faults.push(`${file} is ${width} by ${height} pixels`);
  if (png.length >= PREVIEW.mostBytes) faults.push(`${file} has ${png.length} bytes`);
  return faults;
}

/** @param path address of the page */
export function headFaults(document: Document, path: string): string[] {
  const expected: Readonly<Record<string, string>> = {
    'og:url': SITE + path,
    'og:image:width': String(PREVIEW.width),
    'og:image:height': String(PREVIEW.height),
    'og:locale': 'en_GB',
    'twitter:card': 'summary_large_image',
  };
  const heading = document.querySelector('h1')?.textContent.trim() ?? '';
  const { title } = document;
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return [
    ...(heading && title.startsWith(heading) && title.includes('Misbaha') ? [] : [`the tab is "${title}", the heading "${heading}"`]),
    ...(canonical === SITE + path ? [] : [`the canonical address is ${canonical ?? 'missing'}`]),
    ...Object.entries(expected).flatMap(([name, value]) =>
      metaContent(document, name) === value ? [] : [`${name} is "${metaContent(document, name)}"`],
    ),
    ...(metaContent(document, 'description').length >= 20 ? [] : ['the description is too short']),
    ...(metaContent(document, 'og:title') ? [] : ['og:title is empty']),
    ...(metaContent(document, 'og:image:alt').length >= 10 ? [] : ['og:image:alt is too short']),
    ...previewPictureFaults(document),
  ];
}
