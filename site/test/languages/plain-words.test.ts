/** Every word of the pseudo-languages comes from the language's folder: one without accents comes from code. `npm run test:languages` */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { outsideBaseFaults } from '../static/outside-base-faults.ts';
import { PSEUDO_BASE_PATH, PSEUDO_BUILD_FOLDER, PSEUDO_LANGUAGES } from './pseudo-languages.ts';
import { wordsWithoutAccent } from './pseudo-text.ts';

/**
 * What is the same in every language: the product, addresses, names of licences, faces and formats; and what `Intl` writes in the locale of the pseudo-languages: months, the last word of a list.
 */
const SAME =
  /https?:\/\/[\w./-]+|SIL Open Font License|Amiri Quran|sunnah\.com|\{name\}|-draft|noindex|\b(?:English|Qur|and|November|Misbaha|MISBAHA|EPUB|OFL|MIT|SIL|CSV|JSON|SQLite|npm|https?|salam|example|misbaha|Amiri|Scheherazade|New|Literata|React|lucide|quran|json)\b/g;
const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'data-tooltip', 'content'];
/** Attributes of `meta` that are for machines. */
const MACHINE_META = new Set(['viewport', 'theme-color', 'referrer']);

/** The words of a page that are transliterated: its description names them too, where no language can be marked. */
const transliteratedWords = (document: Document): Set<string> =>
  new Set([...document.querySelectorAll('[lang="ar-Latn"]')].flatMap((element) => wordsWithoutAccent(element.textContent ?? '')));

function shownTexts(document: Document, tag: string): string[] {
  const texts: string[] = [];
  const visit = (element: Element): void => {
    const { localName } = element;
    if (localName === 'style' || (localName === 'script' && !element.hasAttribute('data-words'))) return;
    // Skips Arabic, transliteration and the names of other languages, which keep their own words.
    if ((element.getAttribute('lang') ?? tag) !== tag) return;
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('http-equiv') ?? '';
    const isForMachines =
      localName === 'meta' && (MACHINE_META.has(name) || /^(?:og:(?:type|url|image)|twitter:card|Content-Security|misbaha)/.test(name));
    if (!isForMachines) for (const attribute of ATTRIBUTES) texts.push(element.getAttribute(attribute) ?? '');
    if (localName === 'script') {
      texts.push(...Object.values(JSON.parse(element.getAttribute('data-words') ?? '{}') as Record<string, string>));
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node as Element);
      if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
    }
  };
  visit(document.documentElement);
  return texts;
}

describe.each(PSEUDO_LANGUAGES)('$tag', ({ tag, direction }) => {
  const client = join(cwd(), PSEUDO_BUILD_FOLDER, tag, 'client');
  const names = existsSync(client)
    ? readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && !file.startsWith('data'))
    : [];
  const pages = names.map((name) => ({ name, document: parseHTML(readFileSync(join(client, name), 'utf8')).document }));

  test('is built', () => {
    expect(pages.length).toBeGreaterThan(300);
  });

  test('no word of its documents comes from code', () => {
    const found = new Map<string, string>();
    for (const { name, document } of pages) {
      const transliterated = transliteratedWords(document);
      for (const text of shownTexts(document, tag))
        for (const word of wordsWithoutAccent(text.replaceAll(SAME, '')))
          if (!transliterated.has(word) && !found.has(word)) found.set(word, `${name}: ${text.slice(0, 80)}`);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });

  test('its documents and its manifest name language and direction', () => {
    for (const { name, document } of pages) {
      const { documentElement } = document;
      expect([name, documentElement.getAttribute('lang'), documentElement.getAttribute('dir') ?? 'ltr']).toEqual([name, tag, direction]);
    }
    expect(JSON.parse(readFileSync(join(client, 'manifest.webmanifest'), 'utf8'))).toMatchObject({ lang: tag, dir: direction });
  });

  test('no address leads out of the path below which it is built', () => {
    expect(outsideBaseFaults(client, PSEUDO_BASE_PATH)).toEqual([]);
  });
});
