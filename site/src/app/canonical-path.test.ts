import { describe, expect, test } from 'vitest';
import { canonicalPath, withFragmentOutOfPath } from './canonical-path.ts';

describe('a page has one address', () => {
  test.each([
    ['/prayer/ablution', '/prayer/ablution'],
    ['/Prayer/ABLUTION', '/prayer/ablution'],
    ['/prayer/ablution/', '/prayer/ablution'],
    ['/prayer/ablution/index.html', '/prayer/ablution'],
    ['/prayer/ablution/INDEX.HTML', '/prayer/ablution'],
    ['/prayer/%61blution', '/prayer/ablution'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/forty-hadith/1', '/forty-hadith/1'],
  ])('%s is %s', (pathname, canonical) => {
    expect(canonicalPath(pathname, '/')).toBe(canonical);
    expect(canonicalPath(`/Duas${pathname}`, '/Duas/')).toBe(`/Duas${canonical}`);
  });
});

describe('an address that no page can have stays as it is', () => {
  test.each([
    '//example.org/prayer',
    '/prayer//ablution',
    '/%E0%A4%A',
    '/%2Fexample.org',
    '/مسبحة',
    '/prayer/index.html/x',
    '/a_b',
    "/'><script>alert(1)</script>",
  ])('%s', (pathname) => expect(canonicalPath(pathname, '/')).toBe(pathname));

  test('an address outside the base stays as it is', () => {
    expect(canonicalPath('/Other/Page', '/duas/')).toBe('/Other/Page');
    expect(canonicalPath('/Duas/Prayer', '/duas/')).toBe('/Duas/Prayer');
  });
});

test.each([
  ['/lists%231Ab-_9', '', '/lists', '#1Ab-_9'],
  ['/prayer/ablution%23before', '', '/prayer/ablution', '#before'],
  ['/lists%23a%23b', '', '/lists', '#a%23b'],
  ['/lists', '#1Ab', '/lists', '#1Ab'],
  ['/lists%231', '#x', '/lists%231', '#x'],
])('a "#" that a program wrote as %%23 begins the fragment: %s%s', (pathname, hash, path, fragment) => {
  expect(withFragmentOutOfPath({ pathname, hash })).toEqual({ pathname: path, hash: fragment });
});
