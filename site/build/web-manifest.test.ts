import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIRECTION, LANGUAGE } from '../../packages/core/messages/locale.ts';
import { webManifest } from './web-manifest.ts';

const wordless = JSON.parse(readFileSync(join(import.meta.dirname, 'web-manifest.json'), 'utf8')) as Parameters<typeof webManifest>[0];

test('what is installed has its name, its language, and words for every shortcut and picture', () => {
  expect(webManifest(wordless)).toMatchObject({
    name: expect.stringMatching(/^Misbaha.+/),
    short_name: 'Misbaha',
    description: expect.stringMatching(/\S/),
    lang: LANGUAGE,
    dir: DIRECTION,
    shortcuts: wordless.shortcuts.map(({ url }) => ({ url, name: expect.stringMatching(/\S/), short_name: expect.stringMatching(/\S/) })),
    screenshots: wordless.screenshots.map(({ src }) => ({ src, label: expect.stringMatching(/\S/) })),
  });
});

test('a shortcut without words is refused', () => {
  expect(() => webManifest({ ...wordless, shortcuts: [{ url: './prayer' }] })).toThrow('no words for ./prayer');
});
