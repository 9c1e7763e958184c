/**
 * Holds every prerendered page against what it was rendered from. Three things must be so, or the build fails: the page
 * read back is the data it was made from; its Arabic is the compiled source, code point for code point; nothing on it needs
 * what the policy forbids.
 */
import { isDeepStrictEqual } from 'node:util';
import { parseHTML } from 'linkedom';
import type { Block, Page as PageText, Section } from '../../text/model.ts';
import type { Library } from '../content/library.ts';
import type { Page } from './prerender.ts';

/** Without the keys that are there but undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The path to the first difference of two values, with both sides. */
export function firstDifference(expected: unknown, found: unknown, at = ''): string | undefined {
  if (isDeepStrictEqual(expected, found)) return undefined;
  if (typeof expected === 'object' && typeof found === 'object' && expected && found) {
    const [a, b] = [expected as Record<string, unknown>, found as Record<string, unknown>];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const inner = firstDifference(a[key], b[key], `${at}.${key}`);
      if (inner) return inner;
    }
  }
  return `${at || 'value'}: made from ${JSON.stringify(expected)}, read back as ${JSON.stringify(found)}`;
}

const arabicOfBlocks = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => (block.kind === 'passage' ? [block.arabic] : []));

const arabicOfSections = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ arabic, blocks }) => [...(arabic ? [arabic] : []), ...arabicOfBlocks(blocks)]);

const arabicOfPage = ({ cards, sections }: PageText): string[] => [...cards.map(({ arabic }) => arabic), ...arabicOfSections(sections)];

/** All Arabic of the content by the address that shows it, in order. Pages that are not here show none of it. */
export function arabicByPath(library: Library): Map<string, string[]> {
  const { menus, context, fortyHadith, names, tasbih } = library;
  return new Map([
    ...[...menus].flatMap(([slug, { pages }]) => pages.map((page): [string, string[]] => [`/${slug}/${page.slug}`, arabicOfPage(page)])),
    ...context.map(({ slug, sections }): [string, string[]] => [`/context-behind-dua/${slug}`, arabicOfSections(sections)]),
    ...(fortyHadith?.hadith ?? []).map(({ number, arabicText }): [string, string[]] => [`/forty-hadith/${number}`, arabicText.split('\n')]),
    ['/asma-ul-husna', names ? [...names.verses, ...names.narrations, ...names.names].map(({ arabic }) => arabic) : []],
    ['/tasbih-counter', tasbih.map(({ arabic }) => arabic)],
  ]);
}

/** The text of an element with `{name}` for the slot; written apart from the app's own reader, to check that one too. */
const shownText = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll('.name-slot')) slot.textContent = '{name}';
  return copy.textContent ?? '';
};

/** What is wrong with one page; empty where nothing is. */
export function faultsOf({ path, html, data, read }: Page, arabic: readonly string[]): string[] {
  const { document } = parseHTML(html);
  const faults: string[] = [];
  if (read) {
    try {
      const difference = firstDifference(plain(data), plain(read(document)));
      if (difference) faults.push(difference);
    } catch (error) {
      faults.push(`cannot be read back: ${String(error)}`);
    }
  }
  const shown = [...document.querySelectorAll('p.arabic')].map(shownText);
  const wrong = firstDifference([...arabic], shown, 'Arabic');
  if (wrong) faults.push(wrong);
  if (document.querySelector('[style]')) faults.push('an inline style, which the policy forbids');
  const handler = [...document.querySelectorAll('*')].find((element) => element.getAttributeNames().some((name) => /^on/i.test(name)));
  if (handler) faults.push(`an inline event handler on <${handler.localName}>`);
  return faults.map((fault) => `${path}: ${fault}`);
}

/** @throws Error that lists every fault of every page */
export function checkPages(pages: readonly Page[], library: Library): void {
  const arabic = arabicByPath(library);
  const paths = new Set(pages.map(({ path }) => path));
  const lost = [...arabic.keys()].filter((path) => !paths.has(path)).map((path) => `${path}: has texts but no page`);
  const faults = [...lost, ...pages.flatMap((page) => faultsOf(page, arabic.get(page.path) ?? []))];
  if (faults.length > 0) throw new Error(`${faults.length} faults in the prerendered pages:\n${faults.slice(0, 20).join('\n')}`);
}
