/** No words of the interface stand in the code; they lie in `content/languages/`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findLiterals } from './find-literals.ts';
import { sourceFiles } from './source-files.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Literals that are no words of a language, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
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
  ['<p className="card told" lang="en" id="reading">{messages.title} · #{number}</p>', []],
  ['if (open) throw new Error("The page is not ready")', []],
])('%s', (code, texts) => {
  expect(findLiterals('seeded.tsx', code).map(({ text }) => text)).toEqual(texts);
});

test('the line is that of the words', () => {
  expect(findLiterals('seeded.tsx', 'const open = true;\nexport const a = (\n  <p>\n    Begin here\n  </p>\n);')).toEqual([
    { line: 4, text: 'Begin here' },
  ]);
});

test('the code of the app has none', () => {
  const found = sourceFiles(root, ['site/src']).flatMap((file) =>
    findLiterals(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => !ALLOWED[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found, 'move these into content/languages/en/interface').toEqual([]);
});
