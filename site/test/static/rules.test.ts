/** Each rule of the documents must find what it looks for: it is given a page with that fault, and a page without any. */
import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { headFaults } from './head-faults.ts';
import { arabicMismatchFaults } from '../page-arabic.ts';
import { missingCharacterFaults } from './face-faults.ts';
import { arabicFaults, documentLanguageFaults, translateAttributeFaults, transliterationFaults } from './language-faults.ts';
import { missingSubresourceFaults, linkFaults, type LinkTargets } from './link-faults.ts';
import { headingFaults, idFaults, nameFaults } from './markup-faults.ts';
import { coveringSet, markupShapesOf } from './markup-shapes.ts';
import { policyFaults } from './policy-faults.ts';

const WORD = 'سُبْحَانَ';

const documentOf = (body: string, lang = 'en'): Document =>
  parseHTML(`<!doctype html><html lang="${lang}"><head><title>Made up</title></head><body>${body}</body></html>`).document;

const TARGETS: LinkTargets = { ids: new Map([['/prayer', new Set(['ablution'])]]), hasFile: (path) => path === '/misbaha.epub' };
const FACES = new Map([
  ['literata', new Set(['A', 'b', 'c'].map((letter) => letter.charCodeAt(0)))],
  ['amiri', new Set([...WORD].map((letter) => letter.charCodeAt(0)))],
]);
const undrawn = (document: Document): string[] => missingCharacterFaults(document, FACES);
const otherArabic = (document: Document): string[] => arabicMismatchFaults(document, [WORD]);
const missingFiles = (document: Document): string[] => missingSubresourceFaults(document, TARGETS);
const deadLinks = (document: Document): string[] => linkFaults(document, '/made-up', TARGETS);

describe.each([
  ['Arabic without a language', arabicFaults, `<p dir="rtl">${WORD}</p>`],
  ['Arabic from left to right', arabicFaults, `<p lang="ar">${WORD}</p>`],
  ['Arabic whose nearest direction is left to right', arabicFaults, `<div dir="rtl"><p lang="ar" dir="ltr">${WORD}</p></div>`],
  ['English marked as Arabic', arabicFaults, '<p lang="ar" dir="rtl">Glory</p>'],
  ['transliteration without a language', transliterationFaults, '<p class="transliteration">subḥāna</p>'],
  ['Arabic that a browser may translate', translateAttributeFaults, `<p lang="ar">${WORD}</p>`],
  ['transliteration that a browser may translate', translateAttributeFaults, '<p lang="ar-Latn">subḥāna</p>'],
  ['Arabic in an English line', translateAttributeFaults, `<p>Glory, ${WORD}</p>`],
  ['a letter that no face has', undrawn, '<p>Abcd</p>'],
  ['an Arabic letter that only a face of another text has', undrawn, `<p class="ring-arabic">${WORD.slice(0, 1)}</p>`],
  ['Arabic that lost a vowel', otherArabic, `<p class="arabic">${WORD.slice(0, -1)}</p>`],
  ['Arabic that is missing', otherArabic, '<p></p>'],
  ['Arabic of no source', otherArabic, `<p class="arabic">${WORD}</p><p class="arabic">${WORD}</p>`],
  ['an id that stands twice', idFaults, '<p id="one"></p><p id="one"></p>'],
  ['a label that points to nothing', idFaults, '<section aria-labelledby="gone"></section>'],
  ['a button without a name', nameFaults, '<button><svg aria-hidden="true"><title>x</title></svg></button>'],
  ['a link without a name', nameFaults, '<a href="/prayer"> </a>'],
  ['a field without a label', nameFaults, '<input type="text">'],
  ['a landmark without a name', nameFaults, '<nav><a href="/prayer">Prayer</a></nav>'],
  ['an empty heading', nameFaults, '<h2></h2>'],
  ['a page without h1', headingFaults, '<main></main>'],
  ['two h1', headingFaults, '<main><h1>One</h1><h1>Two</h1></main>'],
  ['two main', headingFaults, '<main><h1>One</h1></main><main></main>'],
  ['a level of headings that is skipped', headingFaults, '<main><h1>One</h1><h3>Three</h3></main>'],
  ['a link to nowhere', deadLinks, '<a href="/nothing-here">x</a>'],
  ['a link to a place that is not there', deadLinks, '<a href="/prayer#nothing">x</a>'],
  ['a link without an address', deadLinks, '<a>x</a>'],
  ['a foreign link without https', deadLinks, '<a href="http://other.example/">x</a>'],
  ['a foreign link that hands itself over', deadLinks, '<a href="https://other.example/" target="_blank" rel="opener">x</a>'],
  ['a picture that is not there', missingFiles, '<img src="/gone.png" alt="">'],
  ['a chunk that is not there', missingFiles, '<script data-app="/misbaha.epub /gone.js"></script>'],
] as const)('%s', (_, rule, body) => {
  test('is found', () => expect(rule(documentOf(body))).toHaveLength(1));
});

test('a document without a language is found', () => {
  expect(documentLanguageFaults(documentOf('', ''))).toHaveLength(1);
});

test('Arabic on a page for which no texts are named: the fault says where to name them', () => {
  expect(arabicMismatchFaults(documentOf(`<p class="arabic">${WORD}</p>`))).toEqual([
    expect.stringMatching(/^shows Arabic that nothing checks: .*arabicByPath, in site\/test\/page-arabic\.ts$/),
  ]);
});

test('Arabic as in the source has no fault, with {name} where the reader says a name', () => {
  const document = documentOf(
    `<p class="arabic" lang="ar" translate="no">${WORD}</p><p class="arabic" lang="ar" translate="no">لِ<bdi class="name-slot">Name</bdi></p>`,
  );
  expect(arabicMismatchFaults(document, [WORD, 'لِ{name}'])).toEqual([]);
  expect(translateAttributeFaults(document)).toEqual([]);
});

test('nothing is found on a page without a fault', () => {
  const document = documentOf(`<header><a href="/misbaha.epub">Book</a></header>
    <nav aria-label="Pages"><a href="/prayer#ablution">Prayer</a> <a href="mailto:a@b.example">Mail</a></nav>
    <main aria-labelledby="one"><h1 id="one">One</h1><h2>Two</h2>
    <p lang="ar" dir="rtl">${WORD}</p><p class="transliteration" lang="ar-Latn">subḥāna</p><p>The Prophet ﷺ said</p>
    <label>Number <input type="number"></label><button aria-label="Close"><svg aria-hidden="true"></svg></button>
    <a href="https://other.example/" target="_blank" rel="noopener">Other</a></main>`);
  for (const rule of [arabicFaults, transliterationFaults, documentLanguageFaults, idFaults, nameFaults, headingFaults, deadLinks])
    expect(rule(document)).toEqual([]);
});

test('a head that says nothing, or something of another page, is found', () => {
  expect(headFaults(documentOf('<h1>Other</h1>'), '/prayer')).toEqual([
    'the tab is "Made up", the heading "Other"',
    'the canonical address is missing',
    'og:url is ""',
    'og:image:width is ""',
    'og:image:height is ""',
    'og:locale is ""',
    'twitter:card is ""',
    'the description is too short',
    'og:title is empty',
    'og:image:alt is too short',
    'og:image is ""',
  ]);
});

describe('the rule for the Content-Security-Policy', () => {
  const script = 'start()';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; require-trusted-types-for 'script'`;
  const page = (rest: string, rules = policy): string =>
    `<head><meta http-equiv="Content-Security-Policy" content="${rules}">${rest}</head>`;

  test('allows the scripts that the policy names', () => {
    expect(policyFaults(page(`<script>${script}</script><script type="application/json">{}</script><link href="/a.css">`))).toEqual([]);
  });

  test.each([
    ['a script that it does not name', page('<script>other()</script>')],
    ['an inline style', page('<p style="color: red"></p>')],
    ['an inline handler', page('<p onclick="start()"></p>')],
    ['a file of another host', page('<img src="https://other.example/a.png">')],
    ['a policy that lets anything through', page('', `${policy}; img-src *`)],
    ['a policy that comes too late', `<script>${script}</script>${page('')}`],
    ['no trusted types', page('', "default-src 'none'")],
  ])('finds %s', (_, html) => expect(policyFaults(html)).toHaveLength(1));
});

describe('markup shapes', () => {
  const shapes = (body: string): Set<string> => markupShapesOf(documentOf(body));

  test.each([
    ['another text', '<p id="a">One</p>', '<p id="b">Two</p>', true],
    ['the same element twice', '<p>One</p>', '<p>One</p><p>Two</p>', true],
    ['another class', '<p class="a">One</p>', '<p class="b">One</p>', false],
    ['another state', '<button aria-pressed="true">x</button>', '<button aria-pressed="false">x</button>', false],
    ['another element around it', '<div><p>One</p></div>', '<section><p>One</p></section>', false],
  ])('depend on elements, classes, states and nesting, and not on texts or repetition: %s', (_, one, other, isSame) => {
    expect([...shapes(one)].toSorted().join('\n') === [...shapes(other)].toSorted().join('\n')).toBe(isSame);
  });

  test('a document with a shape of its own joins the covering set', () => {
    const all = new Map([
      ['plain', shapes('<p>One</p>')],
      ['rich', shapes('<p>One</p><h2>Two</h2><ul><li>Three</li></ul>')],
      ['special', shapes('<p>One</p><table></table>')],
    ]);
    expect(coveringSet(all).map(({ name }) => name)).toEqual(['rich', 'special']);
  });
});
