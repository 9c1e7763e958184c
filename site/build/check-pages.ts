/**
 * Checks every prerendered page; a fault fails the build. Its Arabic equals the compiled source code point for code
 * point and is marked `translate="no"`; its data block equals the data it was rendered from; nothing on it breaks the
 * Content-Security-Policy; the site's own faces have all its characters.
 */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseHTML } from 'linkedom';
import type { Block, Page as PageText, BlockSection } from '../../packages/core/model.ts';
import { rootAddress } from '../../packages/core/roots.ts';
import type { Library } from '../../packages/content/compiler/library.ts';
import { rootFamilies } from '../../packages/content/compiler/root-families.ts';
import { isOtherArabicScriptLanguage } from './arabic-script.ts';
import { type FaceCoverage, facesAndMissingCharactersOf } from './face-coverage.ts';
import type { PrerenderedPage } from './prerender.ts';

/** A copy as JSON keeps it: without keys whose value is undefined. */
const withoutUndefinedKeys = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

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
  return `${at || 'value'}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

const arabicOfBlocks = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => (block.kind === 'passage' ? [block.arabic] : []));

const arabicOfSections = (sections: readonly BlockSection[]): string[] =>
  sections.flatMap(({ arabic, blocks }) => [...(arabic ? [arabic] : []), ...arabicOfBlocks(blocks)]);

const arabicOfPage = ({ cards, sections, omitted = [] }: PageText): string[] => [
  ...cards.map(({ arabic }) => arabic),
  ...arabicOfSections(sections),
  ...omitted.flatMap(({ arabic }) => (arabic ? [arabic] : [])),
];

/** All Arabic by the address that shows it, in order. Addresses that are missing show no Arabic of the content. */
export function arabicByPath(library: Library): Map<string, string[]> {
  const { menus, context, fortyHadith, names, tasbih } = library;
  const families = library.roots ? rootFamilies(library).roots : [];
  return new Map([
    ...[...menus].flatMap(([slug, { pages }]) => pages.map((page): [string, string[]] => [`/${slug}/${page.slug}`, arabicOfPage(page)])),
    ...context.map(({ slug, sections }): [string, string[]] => [`/context-behind-dua/${slug}`, arabicOfSections(sections)]),
    ...(fortyHadith?.hadith ?? []).map(({ number, arabicText }): [string, string[]] => [`/forty-hadith/${number}`, arabicText.split('\n')]),
    ['/asma-ul-husna', names ? [...names.verses, ...names.narrations, ...names.names].map(({ arabic }) => arabic) : []],
    ['/tasbih-counter', tasbih.map(({ arabic }) => arabic)],
    ...families.map(({ letters, words }): [string, string[]] => [
      rootAddress(letters),
      words.flatMap(({ arabic, forms }) => [arabic, ...forms.map((form) => form.arabic)]),
    ]),
  ]);
}

/** The text of an element with `{name}` for the slot where the reader says a name. */
const textWithNamePlaceholder = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll('.name-slot')) slot.textContent = '{name}';
  return copy.textContent ?? '';
};

/** The Arabic of a document in reading order, with `{name}` where the reader says a name. */
export const arabicInDocument = (document: Document): string[] => [...document.querySelectorAll('p.arabic')].map(textWithNamePlaceholder);

/** What is the same for all pages. */
export interface CommonPageCheckInputs {
  /** Bodies of the inline scripts that the policy lets run. */
  inlineScripts: readonly string[];
  /** The id of the block of data. */
  pageDataId: string;
}

const ARABIC_LETTER_PATTERN = /[\u0620-\u06ff]/;
/** Inline scripts that a browser runs. Data blocks are exempt: browsers neither run them nor apply the policy. */
const INLINE_SCRIPT_SELECTOR = 'script:not([src]):not([type="application/json"], [type="application/ld+json"])';
const NEVER_TRANSLATED_SELECTOR = '[lang=ar], [lang=ar-Latn]';

function dataFault(document: Document, data: unknown, id: string): string | undefined {
  const text = document.querySelector(`script[type="application/json"]#${id}`)?.textContent;
  if (text === undefined || text === null) return `no block of data, #${id}`;
  try {
    const difference = firstDifference(withoutUndefinedKeys(data), JSON.parse(text));
    return difference && `the block of data differs: ${difference}`;
  } catch (error) {
    return `the block of data cannot be read: ${String(error)}`;
  }
}

/** Beginnings of Arabic and transliterated texts that browsers would translate, since nothing forbids it. */
function translatableArabic(document: Document): string[] {
  const isOpen = (element: Element | null): boolean => element?.closest('[translate]')?.getAttribute('translate') !== 'no';
  const found = [...document.querySelectorAll(NEVER_TRANSLATED_SELECTOR)].filter(isOpen).map(({ textContent }) => textContent ?? '');
  const visit = (node: Node): void => {
    const text = node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    if (ARABIC_LETTER_PATTERN.test(text) && isOpen(node.parentElement) && !isOtherArabicScriptLanguage(text, node.parentElement))
      found.push(text);
    if ((node as Element).localName !== 'script') for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  return [...new Set(found.map((text) => text.slice(0, 40)))];
}

function policyFaults(document: Document, inlineScripts: readonly string[]): string[] {
  const faults: string[] = [];
  if (document.querySelector('[style], style')) faults.push('an inline style, which the policy forbids');
  const handler = [...document.querySelectorAll('*')].find((element) => element.getAttributeNames().some((name) => /^on/i.test(name)));
  if (handler) faults.push(`an inline event handler on <${handler.localName}>, which the policy forbids`);
  const unknown = [...document.querySelectorAll(INLINE_SCRIPT_SELECTOR)].find(
    ({ textContent }) => !inlineScripts.includes(textContent ?? ''),
  );
  if (unknown) faults.push(`an inline script that the policy does not name: ${unknown.textContent?.slice(0, 40)}`);
  return faults;
}

function arabicFault(expected: readonly string[], found: readonly string[]): string | undefined {
  if (expected.length > 0 || found.length === 0) return firstDifference([...expected], [...found], 'Arabic');
  return `shows Arabic that nothing checks: ${found[0]}. Name the texts of this address in arabicByPath, in site/build/check-pages.ts`;
}

/**
 * The faults of one page, a line each.
 * @param arabic all Arabic of the compiled content that this page shows, in order
 */
export function pageFaults(
  { path, document, data }: Pick<PrerenderedPage, 'path' | 'data'> & { document: Document },
  arabic: readonly string[],
  { inlineScripts, pageDataId }: CommonPageCheckInputs,
): string[] {
  return [
    dataFault(document, data, pageDataId),
    arabicFault(arabic, arabicInDocument(document)),
    ...translatableArabic(document).map((text) => `nothing says translate="no": ${text}`),
    ...policyFaults(document, inlineScripts),
  ]
    .filter((fault) => fault !== undefined)
    .map((fault) => `${path}: ${fault}`);
}

/**
 * Checks all pages. Each is parsed only once, since parsing takes longest. Between pages it lets compression of files
 * continue.
 * @param coverage the characters of each face
 * @returns the faces of each page, by its path
 * @throws Error that lists the faults of all pages (the first 40)
 */
export async function checkPages(
  pages: readonly Pick<PrerenderedPage, 'path' | 'html' | 'data'>[],
  library: Library,
  common: CommonPageCheckInputs,
  coverage: FaceCoverage,
): Promise<Map<string, string[]>> {
  const arabic = arabicByPath(library);
  const paths = new Set(pages.map(({ path }) => path));
  const faults = [...arabic.keys()].filter((path) => !paths.has(path)).map((path) => `${path}: has texts but no page`);
  const facesByPath = new Map<string, string[]>();
  for (const { path, html, data } of pages) {
    const { document } = parseHTML(html);
    const { faces, missing } = facesAndMissingCharactersOf(document, coverage);
    faults.push(...pageFaults({ path, document, data }, arabic.get(path) ?? [], common), ...missing.map((fault) => `${path}: ${fault}`));
    facesByPath.set(path, faces);
    await setImmediate();
  }
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    throw new Error(`${count} in the prerendered pages:\n${faults.slice(0, 40).join('\n')}`);
  }
  return facesByPath;
}
