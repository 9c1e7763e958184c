import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as locale from '../core/messages/locale.ts';
import { bookIdentifierOf } from './identifier.ts';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('../core/messages/locale.ts');
  vi.unstubAllEnvs();
});

test.each(['en', 'fr'])('the package has the identifier of its language: %s', async (language) => {
  vi.doMock('../core/messages/locale.ts', () => ({ ...locale, LANGUAGE: language }));
  const { BOOK_IDENTIFIER, packageDocument } = await import('./package-document.ts');
  expect(BOOK_IDENTIFIER).toBe(bookIdentifierOf(language));
  const text = packageDocument({ version: '1.0.0', last: { version: '1.0.0', date: '2031-02-03' } }, [], []);
  expect(text).toContain(`<dc:identifier id="identifier">${bookIdentifierOf(language)}</dc:identifier>`);
  expect(text).toContain(`<dc:language>${language}</dc:language>`);
});

test.each([
  ['en', 'build', 'misbaha.epub'],
  ['fr', 'build/languages/fr', 'misbaha-fr.epub'],
])('the file name of the download contains the language, except for the first language: %s', async (language, folder, name) => {
  const root = mkdtempSync(join(tmpdir(), 'misbaha-book-'));
  try {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'misbaha.epub'), Buffer.alloc(1_234_567));
    vi.stubEnv('MISBAHA_LANGUAGE', language);
    const { describeBuiltBook } = await import('./built-book.ts');
    expect(describeBuiltBook(root)).toEqual({
      file: 'misbaha.epub',
      name,
      type: 'application/epub+zip',
      size: expect.stringMatching(/^1\.2/),
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
