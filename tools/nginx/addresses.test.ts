import { describe, expect, test } from 'vitest';
import { addressesInManifest, addressesInPage, addressesInStyle, addressesInWorker, pathWithin, wrongPath } from './addresses.ts';

describe('addresses', () => {
  test('are found in a page, whole ones only in meta contents', () => {
    const page =
      '<meta name="description" content="Words, and/or more"><meta property="og:url" content="https://a.example/m/x">' +
      '<a class="b" href="/m/search?q=a&amp;b=c#d">s</a><img src="./i.png"><a href="mailto:a@b.example">w</a><a href="#end">e</a>';
    expect(addressesInPage(page)).toEqual(['https://a.example/m/x', '/m/search?q=a&b=c#d', './i.png']);
  });

  test('are found in styles, manifest and service worker', () => {
    expect(addressesInStyle('a{b:url(/m/a.woff2)}c{d:url("data:image/svg+xml,x")}e{f:url("g.svg")}')).toEqual(['/m/a.woff2', 'g.svg']);
    expect(addressesInManifest({ name: 'n', scope: './', icons: [{ src: 'i.png', type: 't' }], shortcuts: [{ url: './s' }] })).toEqual([
      './',
      'i.png',
      './s',
    ]);
    expect(addressesInWorker('x([{url:"a.js",sum:"1"},{url:`404.html`,sum:`2`}])')).toEqual(['a.js', '404.html']);
  });

  test('lead to a path of this site, or elsewhere', () => {
    const place = { origin: 'https://a.example', base: '/m/', from: '/m/prayer' };
    expect(pathWithin('https://a.example/m/x?q=1#y', place)).toBe('/m/x');
    expect(pathWithin('./icons/i.png', { ...place, from: '/m/manifest.webmanifest' })).toBe('/m/icons/i.png');
    expect(pathWithin('https://sunnah.com/bukhari:1', place)).toBeUndefined();
  });

  test('are wrong outside the base and where the build has nothing', () => {
    const files = new Set(['index.html', 'prayer/index.html', 'icon.svg']);
    for (const path of ['/m/', '/m/prayer', '/m/icon.svg']) expect(wrongPath(path, '/m/', files)).toBeUndefined();
    expect(wrongPath('/m', '/m/', files)).toBe('/m lies outside /m/');
    expect(wrongPath('/prayer', '/m/', files)).toBe('/prayer lies outside /m/');
    expect(wrongPath('/m/fasting', '/m/', files)).toBe('/m/fasting is nothing of the build');
  });
});
