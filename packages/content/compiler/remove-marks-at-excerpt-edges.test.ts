import { describe, expect, test } from 'vitest';
import { quoteVerses } from './quran.ts';

const SHADDA_FIRST = /^\p{L}\u0651/u;
const line = (arabic: string, index: number): string => arabic.split('\n').at(index) ?? '';

describe('an excerpt of the Qur’an', () => {
  test.each([
    ['a verse whose first letter is doubled into the verse before', '3:193', undefined],
    ['words inside a verse', '20:114', '11-13'],
    ['words from one verse to the next', '60:4-5', '51-60'],
  ])('begins with a letter that can be said: %s', (_, reference, words) => {
    const { arabic } = quoteVerses(reference, words);
    expect(arabic).not.toMatch(SHADDA_FIRST);
    expect(arabic).toMatch(/^\p{L}[\u064e-\u0650]/u);
  });

  test('inside a run of verses the text is as in the mushaf', () => {
    expect(line(quoteVerses('3:192-193').arabic, 1)).toMatch(SHADDA_FIRST);
  });

  test('each of several separate runs of verses begins with a letter that can be said', () => {
    expect(line(quoteVerses('3:1, 3:193').arabic, 1)).not.toMatch(SHADDA_FIRST);
  });

  test('ends without a pause sign, and keeps those inside', () => {
    const whole = quoteVerses('2:255').arabic.split(' ');
    const pause = whole.findIndex((word) => /[\u06d6-\u06db]$/.test(word));
    expect(quoteVerses('2:255', `1-${pause + 1}`).arabic).not.toMatch(/[\u06d6-\u06db]$/);
    expect(quoteVerses('2:255', `1-${pause + 2}`).arabic).toContain(whole[pause]);
  });

  test('the sign of prostration stays at the end of its verse', () => {
    expect(quoteVerses('96:19').arabic).toMatch(/\u06e9$/);
  });
});
