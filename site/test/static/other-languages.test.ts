/** The documents of every language beside the first: the same pages, the same Arabic, nothing left in English. LANGS=fr,id chooses some. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { languageBase, siteConfig } from '../../../site.config.ts';
import { testLibrary } from '../../../packages/content/compiler/test-library.ts';
import { languageSettings } from '../../../packages/content/compiler/language-settings.ts';
import { arabicByPath, arabicInDocument } from '../../build/check-pages.ts';
import { otherSiteLanguages } from '../../../packages/content/compiler/languages.ts';
import { alternatesOf, siteLanguages } from '../../build/languages.ts';
import { type BuiltDocument, builtDocuments, builtPages, CLIENT_FOLDER, SHELL } from './built-documents.ts';
import { arabicFaults, transliterationFaults } from './language-faults.ts';
import { linkFaults, type LinkTargets } from './link-faults.ts';
import { headingFaults, idFaults, nameFaults } from './markup-faults.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const asked = env['LANGS']?.split(',').filter(Boolean);
const ALL = siteLanguages(ROOT);
const LANGUAGES = otherSiteLanguages(ROOT).filter((tag) => asked?.includes(tag) ?? true);

/** A text with such a word is English, and no name that is the same everywhere. */
const ENGLISH = /\b(?:the|of|and|is|are|for|to|who|with|you|my|it|was|that|this|his|from|your)\b/i;

interface Parsed extends BuiltDocument {
  document: Document;
}

const parsed = (all: readonly BuiltDocument[]): Parsed[] => all.map((built) => ({ ...built, document: parseHTML(built.html).document }));

/** Texts in the language of the document: not Arabic, not transliteration, not the name of another language. */
function ownTexts({ body }: Document): string[] {
  const texts: string[] = [];
  const visit = (element: Element): void => {
    if (/^(?:script|style)$/.test(element.localName) || (element !== body && element.hasAttribute('lang'))) return;
    // Names of licences and faces, an address, and examples in transliteration are the same in every language.
    if (element.matches('.print-address, .search-example, cite, [translate=no]')) return;
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node as Element);
      if (node.nodeType === 3) texts.push(node.nodeValue?.replace(/\s+/g, ' ').trim() ?? '');
    }
  };
  visit(body);
  return texts.filter((text) => ENGLISH.test(text));
}

/** Licences and what is quoted in English on purpose. */
const SAME = /SIL Open Font License|Amiri, Amiri Quran/;

describe.each(LANGUAGES)('%s', (tag) => {
  const client = join(CLIENT_FOLDER, tag);
  const base = languageBase(tag).slice(0, -1);
  const documents = parsed(builtDocuments(client));
  const pages = documents.filter(({ path }) => path !== SHELL);
  const settings = languageSettings(ROOT, tag);
  const found = (all: readonly Parsed[], rule: (document: Document, built: Parsed) => string[]): string[] =>
    all.flatMap((built) => rule(built.document, built).map((fault) => `${built.path}: ${fault}`));

  test('has the pages of the first language', () => {
    expect(pages.map(({ path }) => path)).toEqual(builtPages().map(({ path }) => path));
  });

  test('has the Arabic of the source, code point for code point', () => {
    const source = arabicByPath(testLibrary());
    const differing = pages.filter(
      ({ path, document }) => arabicInDocument(document).join('\u0000') !== (source.get(path) ?? []).join('\u0000'),
    );
    expect(differing.map(({ path }) => path)).toEqual([]);
  });

  test('names its language and direction, and its Arabic as Arabic', () => {
    for (const { path, document } of documents) {
      const { documentElement } = document;
      const said = [documentElement.getAttribute('lang'), documentElement.getAttribute('dir') ?? 'ltr'];
      expect.soft([path, ...said]).toEqual([path, tag, settings.direction]);
    }
    for (const rule of [arabicFaults, transliterationFaults]) expect.soft(found(documents, rule)).toEqual([]);
  });

  test('has no text of the first language', () => {
    const first = new Map(parsed(builtPages()).map(({ path, document }) => [path, new Set(ownTexts(document))]));
    const left = found(pages, (document, { path }) => ownTexts(document).filter((text) => first.get(path)?.has(text) && !SAME.test(text)));
    expect(left).toEqual([]);
  });

  test('has ids, names and headings in order', () => {
    for (const rule of [idFaults, nameFaults]) expect.soft(found(documents, rule)).toEqual([]);
    expect.soft(found(pages, headingFaults)).toEqual([]);
  });

  test('every link leads to one of its own pages, or to the home of another language', () => {
    const ids = new Map(
      pages.map(({ path, document }) => [base + path, new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))]),
    );
    const targets: LinkTargets = {
      ids,
      // Files of its own, the data, and the pages of the other languages.
      hasFile: (path) =>
        [path, join(path, 'index.html')].some(
          (file) => existsSync(join(CLIENT_FOLDER, file)) && statSync(join(CLIENT_FOLDER, file)).isFile(),
        ),
    };
    expect(found(documents, (document, { path }) => linkFaults(document, base + path, targets))).toEqual([]);
  });

  test('says its address, and where the same page stands in the other languages', () => {
    for (const { path, document } of pages) {
      expect.soft(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${siteConfig.origin}${base}${path}`);
      const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => ({
        language: link.getAttribute('hreflang'),
        address: link.getAttribute('href'),
      }));
      expect.soft(alternates).toEqual(alternatesOf(ALL, path));
    }
  });
});

test('the languages are those of the configuration', () => {
  expect(asked?.filter((tag) => !otherSiteLanguages(ROOT).includes(tag)) ?? []).toEqual([]);
});
