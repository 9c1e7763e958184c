import { describe, expect, test } from 'vitest';
import { canonicalPath, isInOtherLanguage } from './canonical-path.ts';

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

  test('nor does one outside the base change', () => {
    expect(canonicalPath('/Other/Page', '/duas/')).toBe('/Other/Page');
    expect(canonicalPath('/Duas/Prayer', '/duas/')).toBe('/Duas/Prayer');
  });
});

describe('an address in the part of another language', () => {
  const BASES = ['/', '/fr/', '/id/'];
  test.each([
    ['/fr', '/', true],
    ['/fr/prayer/after-salam', '/', true],
    ['/', '/', false],
    ['/friday', '/', false],
    ['/prayer/fr', '/', false],
    ['/fr/prayer', '/fr/', false],
    ['/fr', '/fr/', false],
  ])('%s, on a page below %s: %s', (path, base, isOther) => {
    expect(isInOtherLanguage(path, base, BASES)).toBe(isOther);
  });

  test('lies below the base of the whole site', () => {
    expect(isInOtherLanguage('/duas/fr/prayer', '/duas/', ['/duas/', '/duas/fr/'])).toBe(true);
    expect(isInOtherLanguage('/fr/prayer', '/duas/', ['/duas/', '/duas/fr/'])).toBe(false);
  });
});
