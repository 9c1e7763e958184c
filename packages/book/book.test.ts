import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { gradeLine, narratorLine } from '../core/grades.ts';
import { isWeakVerdict } from '../core/verdicts.ts';
import type { Card } from '../core/model.ts';
import { displayedTransliteration } from '../arabic/transliteration/stored-transliteration.ts';
import { arabicByPath } from '../../site/test/page-arabic.ts';
import { projectLibrary } from '../content/test/project-library.ts';
import type { Library } from '../content/compiler/library.ts';
import { supportedCodePointsByFace, textsByFace } from './book-faces.ts';
import { type BookBeforeFontsAndCover, bookDocumentsOf } from './book.ts';
import { type Chapter, chapterFileName, flattenChapters } from './chapter.ts';
import { colophonChapter } from './chapters/colophon.tsx';
import { titleChapter } from './chapters/title-page.tsx';
import type { BookVersion } from './edition.ts';
import { packageDocument } from './package-document.ts';
import { xhtmlOf } from './xhtml.ts';

let library: Library;
let book: BookBeforeFontsAndCover;
let documents: Map<string, Document>;

beforeAll(() => {
  library = projectLibrary();
  book = bookDocumentsOf(cwd(), library, siteConfig);
  documents = new Map(book.documents.map(({ file, content }) => [file, parseHTML(content).document]));
});

const documentAt = (address: string): Document => {
  const document = documents.get(chapterFileName(address));
  if (!document) throw new Error(`the book has no ${address}`);
  return document;
};

/** The text of an element as the source has it: its lines, and `{name}` for the slot. */
function sourceText(element: Element | null): string | undefined {
  if (!element) return undefined;
  const copy = element.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll('.name-slot')) slot.textContent = '{name}';
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy.textContent ?? '';
}

const paragraphs = (article: Element): string[] => [...article.querySelectorAll('p, h2')].map((element) => sourceText(element) ?? '');

/** Pages that a menu lists beside those of its own category. */
const borrowed = (): Set<string> =>
  new Set(
    [...library.menus].flatMap(([category, { pages }]) =>
      pages.filter((page) => library.pages.get(`${category}/${page.slug}`)?.page !== page).map(({ slug }) => `/${category}/${slug}`),
    ),
  );

test('all Arabic of every page is in its chapter, code point for code point and in order', () => {
  // The book has the texts; the pages of the roots are the site's alone.
  const addresses = [...arabicByPath({ ...library, roots: undefined })].filter(([path]) => !borrowed().has(path));
  expect(addresses.length).toBeGreaterThan(270);
  for (const [path, arabic] of addresses)
    expect([path, ...[...documentAt(path).querySelectorAll('p.arabic')].map(sourceText)]).toEqual([path, ...arabic]);
});

test('a page that two menus list is printed once, and the second menu links to it', () => {
  expect(borrowed().size).toBeGreaterThan(0);
  for (const address of borrowed()) {
    const [, category = '', slug = ''] = address.split('/');
    expect(documents.has(chapterFileName(address))).toBe(false);
    const links = [...documentAt(`/${category}`).querySelectorAll('.links a')].map((link) => link.getAttribute('href') ?? '');
    const [link, ...more] = links.filter((href) => href.endsWith(`.${slug}.xhtml`));
    expect(more).toEqual([]);
    expect([...documents.keys()]).toContain(link);
  }
});

test('every article is named by a heading or a line of its own', () => {
  for (const [file, document] of documents)
    for (const article of document.querySelectorAll('article')) {
      const name = document.querySelector(`[id="${article.getAttribute('aria-labelledby') ?? 'unnamed'}"]`)?.textContent;
      expect([file, article.id, name]).toEqual([file, article.id, expect.stringMatching(/\S/)]);
    }
});

test('only the chapters of pages with Arabic texts hold Arabic texts', () => {
  const known = new Set([...arabicByPath(library).keys()].map(chapterFileName));
  const others = [...documents].filter(([file, document]) => !known.has(file) && document.querySelector('p.arabic'));
  expect(others.map(([file]) => file)).toEqual([]);
});

test('each card is once on each of its pages, with all that its card on the site says', () => {
  const places = [...library.menus].flatMap(([slug, { pages }]) =>
    pages.flatMap((page) => (borrowed().has(`/${slug}/${page.slug}`) ? [] : [{ page, document: documentAt(`/${slug}/${page.slug}`) }])),
  );
  for (const { page, document } of places) {
    const articles = [...document.querySelectorAll('article')];
    expect(articles.map(({ id }) => id)).toEqual(page.cards.map(({ id }) => id));
    for (const [index, card] of page.cards.entries()) {
      const found = paragraphs(articles[index] as Element);
      const said = [
        card.title,
        card.subtitle,
        card.occasion,
        card.instruction,
        card.note,
        card.translation,
        displayedTransliteration(card.transliteration),
      ];
      for (const text of said.filter(Boolean)) expect(found).toContain(text);
      expect(found[0]).toContain(card.repeat ? `${card.repeat} times` : '');
      expectSources(page.showReferences ? card : undefined, articles[index] as Element);
    }
  }
  expect(new Set(places.flatMap(({ page }) => page.cards.map(({ permanentId }) => permanentId))).size).toBe(
    library.cards.filter(({ reuses }) => !reuses).length,
  );
});

/** Narrator, references with their links, and verdicts, the weak ones too; nothing where the page shows none. */
function expectSources(card: Card | undefined, article: Element): void {
  const sources = article.querySelector('.sources');
  const links = [...(sources?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(card?.references.flatMap(({ url }) => url ?? []) ?? []);
  const said = card
    ? [narratorLine(card), ...card.references.map(({ label }) => label), gradeLine(card.grades ?? [], card.references)]
    : [];
  const shown = withPlainBlanks(sources?.textContent ?? '');
  for (const part of said) expect(shown).toContain(withPlainBlanks(part));
}

const withPlainBlanks = (text: string): string => text.replaceAll('\u00a0', ' ');

test('no line ends between a work and the number in it', () => {
  const lines = [...documents.values()].flatMap((document) =>
    [...document.querySelectorAll('.sources')].map(({ textContent }) => textContent ?? ''),
  );
  expect(lines.filter((line) => /[^,] \d/.test(line))).toEqual([]);
  for (const source of ['Sahih al-Bukhari\u00a01202', 'Sahih at-Targhib\u00a01/273', 'Qur’an\u00a0112:1–4, 113:1–5, 114:1–6'])
    expect(lines).toContainEqual(expect.stringContaining(source));
});

test('the sources of a text with a weak verdict print that verdict', () => {
  const weak = library.cards.filter(({ card, reuses }) => !reuses && card.grades?.some(({ id }) => isWeakVerdict(id)));
  expect(weak.length).toBeGreaterThan(0);
  for (const { card, category, page } of weak)
    expect(documentAt(`/${category}/${page}`).querySelector(`article[id="${card.id}"] .sources`)?.textContent).toMatch(
      /weak|munkar|shadhdh|fabricated/i,
    );
});

test('the table of contents names every category with its pages, and everything else, in reading order', () => {
  const links = [...(documents.get('nav.xhtml')?.querySelectorAll('#toc a') ?? [])].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !href.includes('#'))).toEqual(
    flattenChapters(book.chapters).map(({ address }) => chapterFileName(address)),
  );
  const tops = [...(documents.get('nav.xhtml')?.querySelectorAll('#toc > ol > li > a') ?? [])].map(({ textContent }) => textContent);
  for (const { title } of library.categories) expect(tops).toContain(title);
});

test('the index of needs leads to every text that serves', () => {
  const links = new Set([...documentAt('/needs').querySelectorAll('a')].map((link) => link.getAttribute('href')));
  for (const { to } of library.needs.flatMap(({ needs }) => needs.flatMap(({ texts }) => texts))) {
    const [path = '', fragment] = to.split('#');
    expect(links).toContain(chapterFileName(path) + (fragment ? `#${fragment}` : ''));
  }
});

test('Arabic and transliteration have lang and xml:lang attributes, and no Arabic stands outside', () => {
  for (const { file, content } of book.documents) {
    expect([file, content.match(/ lang="ar"/g)?.length]).toEqual([file, content.match(/ lang="ar" xml:lang="ar" dir="rtl"/g)?.length]);
    expect([file, content.match(/ lang="ar-Latn"/g)?.length]).toEqual([file, content.match(/ xml:lang="ar-Latn"/g)?.length]);
    const outside = parseHTML(content).document;
    for (const marked of outside.querySelectorAll('[lang=ar]')) marked.remove();
    expect([file, /[\u0620-\u06ff]/.exec(outside.body.textContent ?? '')?.[0]]).toEqual([file, undefined]);
  }
});

describe('the font faces', () => {
  test('have every character of every chapter, and book.css names exactly the faces that the chapters use', async () => {
    const texts = textsByFace(
      book.documents.map(({ content }) => content),
      await supportedCodePointsByFace(),
    );
    const styles = readFileSync(join(cwd(), 'packages/book/book.css'), 'utf8');
    const named = [...styles.matchAll(/url\(fonts\/([\w-]+)\.ttf\)/g)].map(([, face]) => face);
    expect(new Set<string | undefined>(texts.keys())).toEqual(new Set(named));
    expect([...(texts.get('hamza') ?? [])].join('')).toMatch(/^[ʾʿ\s]+$/);
  });

  test('a character that no face has is an error that quotes its text', async () => {
    const page = '<html><body><p lang="ar">اللَّه ☪</p></body></html>';
    const characters = await supportedCodePointsByFace();
    expect(() => textsByFace([page], characters)).toThrow(/no face of the book has "☪" \(U\+262A\), in: اللَّه ☪/);
  });
});

test('book.css sets no fixed colour and no background, so that a dark page stays dark, and no text direction', () => {
  const styles = readFileSync(join(cwd(), 'packages/book/book.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
  expect(styles).not.toMatch(/background|#[\da-f]{3}|\b(?:rgb|hsl)|\b(black|white|gr[ae]y)\b|direction:|unicode-bidi/i);
  for (const [, value] of styles.matchAll(/[\s-]color: ([^;]+);/g))
    expect(value).toMatch(/^(inherit|currentColor|color-mix\(in srgb, currentColor \d+%, transparent\))$/);
});

const EDITION: BookVersion = { version: '9.8.7', last: { version: '9.8.7', date: '2031-02-03' } };
const REVISED: BookVersion = { ...EDITION, version: '9.8.8-draft' };

test('the package names every file once and the day of the edition, not that of the build', () => {
  const text = packageDocument(EDITION, [...book.documents], ['cover.xhtml']);
  for (const { file } of book.documents) expect(text.split(`href="${file}"`)).toHaveLength(2);
  expect(text).toContain('<dc:date>2031-02-03</dc:date>');
  expect(text).toContain('<meta property="dcterms:modified">2031-02-03T00:00:00Z</meta>');
  expect(text).toContain('9.8.7');
});

test('for texts revised after the last edition, the package has no dc:date and a dcterms:modified later than that edition', () => {
  const text = packageDocument(REVISED, [...book.documents], ['cover.xhtml']);
  expect(text).not.toContain('<dc:date>');
  expect(text.match(/<meta property="dcterms:modified">.*?<\/meta>/g)).toEqual([
    '<meta property="dcterms:modified">2031-02-03T00:00:01Z</meta>',
  ]);
  expect(text).toContain('<meta property="schema:bookEdition">9.8.8-draft</meta>');
});

test('title page and colophon tell the edition with its day, or after which edition the texts were revised', () => {
  const firstText = (chapter: Chapter, selector: string): string | null | undefined =>
    parseHTML(xhtmlOf(chapter)).document.querySelector(selector)?.textContent;
  const saidOf = (edition: BookVersion): unknown[] => [
    firstText(titleChapter(edition, 'M0 0Z'), '.edition'),
    firstText(colophonChapter(edition, siteConfig), 'p'),
  ];
  expect(saidOf(EDITION)).toEqual([
    'Edition 9.8.7, 3 February 2031',
    expect.stringMatching(/^Misbaha, edition 9\.8\.7 of 3 February 2031\. The newest edition, /),
  ]);
  expect(saidOf(REVISED)).toEqual([
    'Revised after edition 9.8.7 of 3 February 2031',
    expect.stringMatching(/^Misbaha, revised after edition 9\.8\.7 of 3 February 2031\. The newest edition, /),
  ]);
});

test('version, address and mail are written from left to right among words of any direction', () => {
  const { origin, base, email } = siteConfig;
  for (const edition of [EDITION, REVISED]) {
    expect(xhtmlOf(titleChapter(edition, 'M0 0Z'))).toContain('<bdi dir="ltr">9.8.7</bdi>');
    const colophon = xhtmlOf(colophonChapter(edition, siteConfig));
    expect(colophon).toContain('<bdi dir="ltr">9.8.7</bdi>');
    expect(colophon).toContain(`<a href="${origin}${base}" dir="ltr">${origin}${base}</a>`);
    expect(colophon).toContain(`<a href="mailto:${email}" dir="ltr">${email}</a>`);
  }
});

test('the package states the accessibility of the book and who certified it', () => {
  const text = packageDocument(EDITION, [...book.documents], ['cover.xhtml']);
  expect(text).toContain('<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>');
  expect(text).toContain('<meta refines="#conformance" property="a11y:certifiedBy">Misbaha</meta>');
  for (const property of ['accessMode', 'accessModeSufficient', 'accessibilityFeature', 'accessibilityHazard', 'accessibilitySummary'])
    expect(text).toContain(`<meta property="schema:${property}">`);
});

test('the changes of the Qur’an’s encoding are reported with its licence', () => {
  expect(documentAt('/colophon').body.textContent).toContain('U+08F0 to U+08F2');
  expect(documentAt('/colophon').body.textContent).toContain('U+06DE');
});
