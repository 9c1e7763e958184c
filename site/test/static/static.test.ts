/** All documents of the built site, read as files: what needs no browser to be seen. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { arabicByPath, arabicMismatchFaults } from '../page-arabic.ts';
import { projectLibrary } from '../../../packages/content/test/project-library.ts';
import { NAME_PLACEHOLDER } from '../../../packages/core/name-placeholder.ts';
import { BUILD_FOLDER, type BuiltDocument, builtDocuments, CLIENT_FOLDER, SHELL } from './built-documents.ts';
import { EXPECTED_ROUTES } from './expected-routes.ts';
import { headFaults, previewFileOf } from './head-faults.ts';
import { siteConfig } from '../../../site.config.ts';
import { codePointsByBuiltFace, missingCharacterFaults } from './face-faults.ts';
import { arabicFaults, documentLanguageFaults, translateAttributeFaults, transliterationFaults } from './language-faults.ts';
import { missingSubresourceFaults, linkFaults, type LinkTargets } from './link-faults.ts';
import { headingFaults, idFaults, nameFaults } from './markup-faults.ts';
import { policyFaults, policyOf } from './policy-faults.ts';

interface Parsed extends BuiltDocument {
  document: Document;
}

const documents: Parsed[] = builtDocuments().map((built) => ({ ...built, document: parseHTML(built.html).document }));
const pages = documents.filter(({ path }) => path !== SHELL);
const pageAt = (path: string): Document => pages.find((page) => page.path === path)?.document ?? parseHTML('').document;

/** What a rule finds, each finding after the address of its document. */
const found = (all: readonly Parsed[], rule: (document: Document, built: Parsed) => string[]): string[] =>
  all.flatMap((built) => rule(built.document, built).map((fault) => `${built.path}: ${fault}`));

test('the shell says that something loads, and has no page', () => {
  const root = documents.find(({ path }) => path === SHELL)?.document.querySelector('#root');
  expect(root?.innerHTML).toBe('<output class="loading loading-shell">Loading...</output>');
});

test('the pages and the sitemap are the expected routes and no others', () => {
  const expected = EXPECTED_ROUTES.map(({ path }) => path).toSorted();
  expect(pages.map(({ path }) => path).toSorted()).toEqual(expected);
  const sitemap = readFileSync(join(CLIENT_FOLDER, 'sitemap.xml'), 'utf8');
  expect(Array.from(sitemap.matchAll(/<loc>https:\/\/misbaha\.example([^<]*)<\/loc>/g), ([, path = '']) => path).toSorted()).toEqual(
    expected,
  );
  expect(readFileSync(join(CLIENT_FOLDER, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteConfig.origin}/sitemap.xml`);
});

describe.each(EXPECTED_ROUTES)('$path', ({ path, title, back, counts }) => {
  const document = pageAt(path);

  test('has its title, its Back link and the expected number of each kind of element', () => {
    const heading = document.querySelector('h1')?.textContent;
    expect(heading).toBe(title ?? heading);
    const links = [...document.querySelectorAll('header a[aria-label^="Back to "]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(back ? [back] : []);
    for (const { what, selector, least, most } of counts) {
      const { length } = document.querySelectorAll(selector);
      expect(length >= least && length <= most, `${length} ${what} (${selector}), expected ${least} to ${most}`).toBe(true);
    }
  });
});

test('the Arabic of every page is that of the source, code point for code point', () => {
  const source = arabicByPath(projectLibrary());
  expect(found(pages, (document, { path }) => arabicMismatchFaults(document, source.get(path)))).toEqual([]);
  const paths = new Set(pages.map(({ path }) => path));
  expect([...source.keys()].filter((path) => !paths.has(path))).toEqual([]);
});

test('every document says its language, and which of its texts are Arabic and transliteration', () => {
  for (const rule of [documentLanguageFaults, arabicFaults, transliterationFaults, translateAttributeFaults])
    expect.soft(found(documents, rule)).toEqual([]);
});

test('the fonts of the site have every character of the documents', async () => {
  const faces = await codePointsByBuiltFace(siteConfig.language);
  expect(found(documents, (document) => missingCharacterFaults(document, faces))).toEqual([]);
});

test('where the reader says a name, no page shows the placeholder of the texts', () => {
  const shown = ({ html }: Parsed): string => html.replaceAll(/<script.*?<\/script>/gs, '');
  expect(documents.filter((built) => shown(built).includes(NAME_PLACEHOLDER)).map(({ path }) => path)).toEqual([]);
});

test('ids are unique, and what refers to an id finds it', () => {
  expect(found(documents, idFaults)).toEqual([]);
});

test('controls, headings and landmarks have accessible names', () => {
  expect(found(documents, nameFaults)).toEqual([]);
});

test('every page has one h1, one main, and headings in order', () => {
  expect(found(pages, headingFaults)).toEqual([]);
});

test('every link leads to a page or a file, and to a place that is there; every file that a page asks for is there', () => {
  const targets: LinkTargets = {
    ids: new Map(pages.map(({ path, document }) => [path, new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))])),
    // A page of another language is a file below its tag.
    hasFile: (path) =>
      [path, join(path, 'index.html')].some(
        (file) => existsSync(join(CLIENT_FOLDER, file)) && statSync(join(CLIENT_FOLDER, file)).isFile(),
      ),
  };
  expect(found(documents, (document, { path }) => linkFaults(document, path, targets))).toEqual([]);
  expect(found(documents, (document) => missingSubresourceFaults(document, targets))).toEqual([]);
});

test('every page has its title, its description, its canonical address and a preview picture of its own', () => {
  expect(found(pages, (document, { path }) => headFaults(document, path))).toEqual([]);
  // The families of words share the picture of their list.
  const own = pages.filter(({ path }) => !path.startsWith('/words/'));
  expect(new Set(pages.map(({ document }) => previewFileOf(document))).size).toBe(own.length);
  expect(readFileSync(join(CLIENT_FOLDER, 'sw.js'), 'utf8')).not.toContain('previews/');
});

test('a page of duas tells search engines where it stands, what it cites and what it is for', () => {
  const page = pageAt('/prayer/istikhaarah');
  const { '@graph': graph } = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as {
    '@graph': { '@type': string }[];
  };
  expect(graph.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'CreativeWork']);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/istikhara/);
});

test('every document complies with its Content-Security-Policy; the header has the same policy and forbids framing', () => {
  expect(found(documents, (_, { html }) => policyFaults(html))).toEqual([]);
  const headers = JSON.parse(readFileSync(join(BUILD_FOLDER, 'headers.json'), 'utf8')) as Record<string, string>;
  const policies = new Set(documents.map(({ html }) => `${policyOf(html)}; frame-ancestors 'none'`));
  expect([...policies]).toEqual([headers['Content-Security-Policy']]);
});

test('the style sheet fetches nothing from another host', () => {
  const styles = readdirSync(join(CLIENT_FOLDER, 'assets')).filter((name) => name.endsWith('.css'));
  expect(styles).toHaveLength(1);
  for (const name of styles) {
    const css = readFileSync(join(CLIENT_FOLDER, 'assets', name), 'utf8');
    const urls = Array.from(css.matchAll(/url\(([^)]+)\)|@import\s+([^;]+)/g), ([, url, imported]) => url ?? imported ?? '');
    expect(urls.filter((url) => /^['"]?(https?:)?\/\//.test(url))).toEqual([]);
  }
});
