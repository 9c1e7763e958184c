/** The documents of every language beside the first: the same pages, the same Arabic, nothing left in English. LANGS=fr,id chooses some. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageBase, siteConfig } from '../../../site.config.ts';
import { projectLibrary } from '../../../packages/content/test/project-library.ts';
import { readLanguageSettings } from '../../../packages/content/compiler/language-settings.ts';
import { arabicByPath, arabicMismatchFaults } from '../page-arabic.ts';
import { siteLanguageTagsAfterFirst } from '../../../packages/content/compiler/languages.ts';
import { PAGE_DATA_ELEMENT_ID, parsePageData } from '../../src/app/page-data.ts';
import { alternatesOf, siteLanguages } from '../../build/languages.ts';
import { builtDocuments, builtPages, CLIENT_FOLDER, SHELL } from './built-documents.ts';
import type { CodePointsByFace } from '../../build/face-coverage.ts';
import { codePointsByBuiltFace, missingCharacterFaults } from './face-faults.ts';
import { arabicFaults, translateAttributeFaults, transliterationFaults } from './language-faults.ts';
import { linkFaults, type LinkTargets } from './link-faults.ts';
import { headingFaults, idFaults, nameFaults } from './markup-faults.ts';
import { policyFaults } from './policy-faults.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const asked = env['LANGS']?.split(',').filter(Boolean);
const ALL = siteLanguages(ROOT);
const LANGUAGES = siteLanguageTagsAfterFirst(ROOT).filter((tag) => asked?.includes(tag) ?? true);

/** A text with one of these words is English, and not a name that is the same in every language. */
const ENGLISH = /\b(?:the|of|and|is|are|for|to|who|with|you|my|it|was|that|this|his|from|your)\b/i;

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

/** The names of a licence and of fonts, which are the same in every language. */
const SAME = /SIL Open Font License|Amiri, Amiri Quran/;

/** The documents of the first language. */
const englishByPath = new Map(builtPages().map(({ path, html }) => [path, html]));

/** Those of a document's texts that its page in the first language has too. That page is parsed only where a text looks English. */
function textsLeftInEnglish(document: Document, path: string): string[] {
  const suspected = ownTexts(document).filter((text) => !SAME.test(text));
  const html = englishByPath.get(path);
  if (suspected.length === 0 || html === undefined) return [];
  const english = new Set(ownTexts(parseHTML(html).document));
  return suspected.filter((text) => english.has(text));
}

const ID = /\sid="([^"]+)"/g;
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

type Rule = (document: Document, path: string, html: string) => string[];

describe.each(LANGUAGES)('%s', (tag) => {
  const base = languageBase(tag).slice(0, -1);
  const { direction, plain = {} } = readLanguageSettings(ROOT, tag);
  const documents = builtDocuments(join(CLIENT_FOLDER, tag));
  const source = arabicByPath(projectLibrary());
  const targets: LinkTargets = {
    ids: new Map(documents.map(({ path, html }) => [base + path, new Set(Array.from(html.matchAll(ID), ([, id = '']) => id))])),
    // Files of its own, the data, and the pages of the other languages.
    hasFile: (path) => [path, join(path, 'index.html')].some((file) => isFile(join(CLIENT_FOLDER, file))),
  };

  const rules = {
    'has the Arabic of the source, code point for code point': (document, path) => arabicMismatchFaults(document, source.get(path)),
    'names its language and direction': ({ documentElement }) => {
      const said = `${documentElement.getAttribute('lang')} ${documentElement.getAttribute('dir') ?? 'ltr'}`;
      return said === `${tag} ${direction}` ? [] : [said];
    },
    'names its Arabic as Arabic': arabicFaults,
    'names its transliteration': transliterationFaults,
    'has its own spelling in the key to the transliteration': (document, path) => {
      if (path !== '/about') return [];
      const rows = [...document.querySelectorAll('.key-table tr')].map(({ children }) => Array.from(children, (cell) => cell.textContent));
      // The key has rows for single letters, and none for `ay` and `aw`.
      const letters = Object.entries(plain).filter(([sound]) => sound !== 'ay' && sound !== 'aw');
      return letters.flatMap(([sound, spelled]) =>
        rows.some(([, precise, simple]) => precise === sound && simple === spelled) ? [] : [`${sound} is not spelled ${spelled}`],
      );
    },
    'keeps Arabic and transliteration from being translated': translateAttributeFaults,
    'has a face for every character': (document) => missingCharacterFaults(document, faces),
    'has the data of every page, for hydration': (document, path) =>
      path === SHELL || parsePageData(document.querySelector(`#${PAGE_DATA_ELEMENT_ID}`)?.textContent) ? [] : ['no data'],
    'keeps to its policy': (_document, _path, html) => policyFaults(html),
    'has no text of the first language': textsLeftInEnglish,
    'has unique ids': idFaults,
    'has names for what is pressed and read': nameFaults,
    'has headings in order': (document, path) => (path === SHELL ? [] : headingFaults(document)),
    'has links to its own pages and to the homes of other languages alone': (document, path) => linkFaults(document, base + path, targets),
    'says its address': (document, path) => {
      const address = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      return path === SHELL || address === `${siteConfig.origin}${base}${path}` ? [] : [String(address)];
    },
    'says where the same page stands in the other languages': (document, path) => {
      const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => ({
        language: link.getAttribute('hreflang'),
        address: link.getAttribute('href'),
      }));
      return path === SHELL || isDeepStrictEqual(alternates, alternatesOf(ALL, path)) ? [] : [JSON.stringify(alternates)];
    },
  } satisfies Record<string, Rule>;

  let faces: CodePointsByFace;
  const faults = new Map<string, string[]>(Object.keys(rules).map((name) => [name, []]));
  beforeAll(async () => {
    faces = await codePointsByBuiltFace(tag);
    // One document after the other: the trees of all of them would fill the memory.
    for (const { path, html } of documents) {
      const { document } = parseHTML(html);
      for (const [name, rule] of Object.entries<Rule>(rules))
        faults.get(name)?.push(...rule(document, path, html).map((fault) => `${path}: ${fault}`));
    }
  });

  test('has the pages of the first language', () => {
    expect(documents.map(({ path }) => path).toSorted()).toEqual([...englishByPath.keys(), SHELL].toSorted());
  });

  test.each(Object.keys(rules))('%s', (name) => expect(faults.get(name)).toEqual([]));
});

test('every language that LANGS asks for is in the configuration', () => {
  expect(asked?.filter((tag) => !siteLanguageTagsAfterFirst(ROOT).includes(tag)) ?? []).toEqual([]);
});
