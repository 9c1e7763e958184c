/** Checks the book against WCAG 2.2 AA with axe, in Chromium: one document for each combination of elements. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import type { run } from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { leanChromiumOptions } from '../../../tools/setup/chromium-options.ts';

const AXE_PATH = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** An address that exists nowhere: requests to it are answered with files of the book. */
const BOOK_ORIGIN = 'http://book.invalid/';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  png: 'image/png',
  ttf: 'font/ttf',
};

const WCAG_RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const tagAndClass = ({ localName, className }: Element): string => `${localName}.${className}`;

/** The pairs of parent and child elements in a document, as `section.more > h2.`. */
function elementPairsOf(document: string): Set<string> {
  const elements = [...parseHTML(document).document.querySelectorAll('body *')];
  return new Set(elements.map((element) => `${element.parentElement ? tagAndClass(element.parentElement) : ''} > ${tagAndClass(element)}`));
}

/** The documents with a pair of elements that no document before has. */
export function documentsWithNewMarkup(documents: ReadonlyMap<string, string>): string[] {
  const seen = new Set<string>();
  return [...documents].flatMap(([name, content]) => {
    const fresh = [...elementPairsOf(content)].filter((shape) => !seen.has(shape));
    for (const shape of fresh) seen.add(shape);
    return fresh.length > 0 ? [name] : [];
  });
}

/** @returns a line for each document and broken rule, and the number of documents checked */
export async function accessibilityFindings(bookPath: string): Promise<{ documents: number; findings: string[] }> {
  const files = new Map(Object.entries(unzipSync(readFileSync(bookPath))));
  const documents = documentsWithNewMarkup(
    new Map([...files].flatMap(([name, content]) => (name.endsWith('.xhtml') ? [[name, strFromU8(content)] as const] : []))),
  );
  const axe = readFileSync(AXE_PATH, 'utf8');
  const browser = await chromium.launch(leanChromiumOptions());
  try {
    // As wide as a phone, since axe also checks the size of targets.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.route(`${BOOK_ORIGIN}**`, (route) => {
      const name = route.request().url().slice(BOOK_ORIGIN.length);
      const content = files.get(name);
      const contentType = CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return content ? route.fulfill({ body: Buffer.from(content), contentType }) : route.fulfill({ status: 404 });
    });
    const findings: string[] = [];
    for (const name of documents) {
      await page.goto(BOOK_ORIGIN + name);
      await page.evaluate(axe);
      const violations = await page.evaluate(async (rules) => {
        const { violations: found } = await (globalThis as unknown as { axe: { run: typeof run } }).axe.run({ runOnly: rules });
        return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length} times, first in ${nodes[0]?.html ?? ''})`);
      }, WCAG_RULE_TAGS);
      findings.push(...violations.map((violation) => `${name}: ${violation}`));
    }
    return { documents: documents.length, findings };
  } finally {
    await browser.close();
  }
}
