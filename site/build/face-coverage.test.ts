import { expect, test } from 'vitest';
import { assertFacesHaveEveryCharacter } from './face-coverage.ts';

const COVERAGE = new Map([
  ['literata', new Set(Array.from('Wudu', (letter) => letter.charCodeAt(0)))],
  ['amiri', new Set(['\u0628'.charCodeAt(0)])],
]);
const pageOf = (body: string): { path: string; html: string } => ({
  path: '/prayer/ablution',
  html: `<html><head><title>Zzz</title></head><body>${body}<script>zzz()</script></body></html>`,
});

test('characters of any face may stand on a page; its head, scripts and attributes are not drawn', () => {
  expect(() => assertFacesHaveEveryCharacter([pageOf('<h1 class="title">Wudu \u0628</h1>')], COVERAGE)).not.toThrow();
});

test('a character that no face has stops the build, with the first page that shows it', () => {
  const other = { ...pageOf('<p>Wudu q</p>'), path: '/prayer/other' };
  expect(() => assertFacesHaveEveryCharacter([pageOf('<p>Wuduq</p>'), other], COVERAGE)).toThrow(
    /\/prayer\/ablution: U\+0071 "q" is in no face of the site$/,
  );
});
