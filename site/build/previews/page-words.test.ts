import { expect, test } from 'vitest';
import { previewContentOf } from './page-words.ts';

test('the first line of the first Arabic is taken, with its script', () => {
  const body =
    '<header><h1>T</h1></header><main><p lang="ar">no supplication</p><p class="arabic arabic-quran" lang="ar">رَبِّ\nآمين</p><p class="arabic arabic-naskh" lang="ar">ب</p></main>';
  expect(previewContentOf('T', body)).toEqual({ title: 'T', arabic: { text: 'رَبِّ', script: 'quran' } });
});

test('the placeholder for a name is part of the first line', () =>
  expect(
    previewContentOf(
      'T',
      '<main><p class="arabic arabic-naskh" lang="ar"><span>لِ </span><span><bdi lang="en">name</bdi>، و</span></p></main>',
    ).arabic,
  ).toEqual({ text: 'لِ name، و', script: 'naskh' }));

test('a page without a supplication has its title alone', () =>
  expect(previewContentOf('Search', '<main><a class="search-example" lang="ar">رحمة</a></main>')).toEqual({ title: 'Search' }));

test('the preview of home has the ring with the name in it', () =>
  expect(
    previewContentOf('M', '<div class="title-ring"><svg><circle r="4"/></svg><div><span lang="ar">مِسْبَحَة</span></div></div><main></main>')
      .ring,
  ).toEqual({ svg: '<circle r="4" />', name: 'مِسْبَحَة' }));
