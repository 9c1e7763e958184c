/** Holds the book against WCAG 2.2 AA with axe, in Chromium: a document for each shape of markup that the book has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import type { run } from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { testChromiumOptions } from '../../tools/setup/chromium-options.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** No such host exists: all requests to it are answered from the book. */
const HOST = 'http://book.invalid/';
const TYPES: Readonly<Record<string, string>> = { xhtml: 'application/xhtml+xml', css: 'text/css', png: 'image/png', ttf: 'font/ttf' };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const nameOf = ({ localName, className }: Element): string => `${localName}.${className}`;

/** Which elements a document has within which. */
function shapesOf(document: string): Set<string> {
  const elements = [...parseHTML(document).document.querySelectorAll('body *')];
  return new Set(elements.map((element) => `${element.parentElement ? nameOf(element.parentElement) : ''} > ${nameOf(element)}`));
}

/** The documents that bring a shape that none before them has. */
export function documentsWithNewMarkup(documents: ReadonlyMap<string, string>): string[] {
  const seen = new Set<string>();
  return [...documents].flatMap(([name, content]) => {
    const fresh = [...shapesOf(content)].filter((shape) => !seen.has(shape));
    for (const shape of fresh) seen.add(shape);
    return fresh.length > 0 ? [name] : [];
  });
}

/** @returns what axe finds, a line for each document and rule; and how many documents were looked at */
export async function accessibilityFindings(book: string): Promise<{ documents: number; findings: string[] }> {
  const files = new Map(Object.entries(unzipSync(readFileSync(book))));
  const documents = documentsWithNewMarkup(
    new Map([...files].flatMap(([name, content]) => (name.endsWith('.xhtml') ? [[name, strFromU8(content)] as const] : []))),
  );
  const axe = readFileSync(AXE, 'utf8');
  const browser = await chromium.launch(testChromiumOptions());
  try {
    // The width of a phone: axe judges sizes too.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.route(`${HOST}**`, (route) => {
      const name = route.request().url().slice(HOST.length);
      const content = files.get(name);
      const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return content ? route.fulfill({ body: Buffer.from(content), contentType }) : route.fulfill({ status: 404 });
    });
    const findings: string[] = [];
    for (const name of documents) {
      await page.goto(HOST + name);
      await page.evaluate(axe);
      const violations = await page.evaluate(async (rules) => {
        const { violations: found } = await (globalThis as unknown as { axe: { run: typeof run } }).axe.run({ runOnly: rules });
        return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length} times, first in ${nodes[0]?.html ?? ''})`);
      }, RULES);
      findings.push(...violations.map((violation) => `${name}: ${violation}`));
    }
    return { documents: documents.length, findings };
  } finally {
    await browser.close();
  }
}
