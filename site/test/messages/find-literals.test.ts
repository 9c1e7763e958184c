/** No words of the interface stand in the code; they lie in `content/languages/`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findLiterals } from './find-literals.ts';
import { interfaceSourceFiles } from './source-files.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Literals that are no words of a language, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The name of a standard, two kinds of title and the language of the Arabic, as EPUB writes them.
  'packages/book/package-document.ts': ['EPUB Accessibility 1.1 - WCAG 2.2 Level AA', 'main', 'subtitle', 'ar'],
  // The names by which GeoNames knows these cities.
  'site/src/features/prayer-times/city-names.ts': ['Kuwait City, KW', 'Abu Dhabi, AE', 'Kuala Lumpur, MY', 'New York City, US'],
  // Licences and faces bear one name in all languages.
  'packages/core/licences.ts': ['CC BY 4.0', 'SIL Open Font License 1.1', 'Amiri Quran', 'Scheherazade New'],
  // Another name of a surah, by which readers of any language seek it.
  'packages/content/search-index/surah-name.ts': ["Bani Isra'il,بني إسرائيل"],
  // Names of classes, by the parts of a toast.
  'site/src/platform/toast/toaster.tsx': ['toast-title', 'toast-description'],
};

test.each([
  ['<p>Begin here</p>', ['Begin here']],
  ['<p>\n  {count} duas\n</p>', ['duas']],
  ['<button aria-label="Close" />', ['Close']],
  ['<input placeholder={"Arabic or English"} title={open ? `${count} left` : none} />', ['Arabic or English', '… left']],
  ['<p>{open ? "shown" : hidden && "not shown"}</p>', ['shown', 'not shown']],
  ['<p>{"Dua " + number}</p>', ['Dua']],
  ['notify({ title: "Saved", description: text })', ['Saved']],
  ['say("The page is ready")', ['The page is ready']],
  ['const meta = repeat ? `${repeat} times` : "";', ['… times']],
  ['const document = `<package xml:lang="en"><dc:subject>Duas</dc:subject>${rest}</package>`;', ['lang="en"', 'Duas']],
  [
    'const work = { genre: "Supplication", inLanguage: LANGUAGE, "@type": "CreativeWork", alt: `${title} in Arabic` };',
    ['Supplication', '… in Arabic'],
  ],
  ['const html = <html lang="en"><body lang="ar-Latn" /></html>;', ['lang="en"']],
  ['<p className="card told" id="reading">{messages.title} · #{number}</p>', []],
  ['if (open) throw new Error("The page is not ready")', []],
])('findLiterals finds the words for readers in %s', (code, texts) => {
  expect(findLiterals('seeded.tsx', code).map(({ text }) => text)).toEqual(texts);
});

test('the line is that of the words', () => {
  expect(findLiterals('seeded.tsx', 'const open = true;\nexport const a = (\n  <p>\n    Begin here\n  </p>\n);')).toEqual([
    { line: 4, text: 'Begin here' },
  ]);
});

/** What speaks to the reader: the app, its pages as they are built, the book, and the words that these share. */
const READ = ['site/src', 'site/build', 'packages/book', 'packages/core', 'packages/content/search-index', 'packages/dataset/evidence'];
/** Commands, checks of the build and settings of servers speak English, to those who work on the project. */
const FOR_DEVELOPERS =
  /^(?:packages\/book\/links\.ts|site\/build\/(?:copies|licences|pictures)\/|site\/build\/(?:budget|build|check-[\w-]+|face-coverage|dev|headers|sbom)\.ts)/;

test('the source code of the app, the pages and the book has no literal words for readers', () => {
  const files = interfaceSourceFiles(root, READ).filter((file) => !FOR_DEVELOPERS.test(file));
  const found = files.flatMap((file) =>
    findLiterals(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => !ALLOWED[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found, 'move these into content/languages/en/interface').toEqual([]);
});
