import { expect, it } from 'vitest';
import { runningTransliteration, toStoredTransliteration, splitTransliterationByWord } from './stored-transliteration.ts';

const LINES = [
  [
    { precise: 'bismi', joined: false },
    { precise: '-llāhi', joined: true },
    { precise: '-r-raḥmān', joined: true },
  ],
  [
    { precise: 'wa ilayka', joined: false },
    { precise: 'āmīn', joined: false },
  ],
];

it('stores one string that gives both the running text and the words', () => {
  const stored = toStoredTransliteration(LINES);
  expect(runningTransliteration(stored)).toBe('bismi-llāhi-r-raḥmān\nwa ilayka āmīn');
  expect(stored.split('\n').map(splitTransliterationByWord)).toEqual([
    ['bismi', '-llāhi', '-r-raḥmān'],
    ['wa ilayka', 'āmīn'],
  ]);
});
