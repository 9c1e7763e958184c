import { expect, test } from 'vitest';
import { findRootFamily } from './find-root-family.ts';

const families = {
  places: [
    { path: '/prayer/bowing', title: 'Bowing' },
    { path: '/travel/travel-dua', title: 'Travel' },
  ],
  duas: [
    { place: 0, id: 'a', title: 'A' },
    { place: 0, id: 'b', title: 'B' },
    { place: 1, id: 'c', title: 'C' },
  ],
  roots: [{ letters: 'غفر', sense: 'to forgive', count: 2, name: 'gh-f-r', words: [], duas: [1, 2], example: 2 }],
};

test('a root has its duas by their pages', () => {
  expect(findRootFamily(families, 'gh-f-r')).toEqual({
    letters: 'غفر',
    sense: 'to forgive',
    count: 2,
    name: 'gh-f-r',
    words: [],
    pages: [
      { path: '/prayer/bowing', title: 'Bowing', duas: [{ id: 'b', title: 'B' }] },
      { path: '/travel/travel-dua', title: 'Travel', duas: [{ id: 'c', title: 'C' }] },
    ],
  });
});

test('a name that no root has finds nothing', () => expect(findRootFamily(families, 'غفر')).toBeUndefined());
