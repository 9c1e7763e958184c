import { describe, expect, it } from 'vitest';
import { isWellFormedHadith, assembleFortyHadith } from './forty-hadith.ts';
import type { NawawiHadith } from './model.ts';

const hadith = (number: number, more: Partial<NawawiHadith> = {}): NawawiHadith => ({
  number,
  title: `Hadith ${number}`,
  narrator: 'Umar',
  translation: 'English',
  arabicText: 'عَرَبِيّ',
  source: 'Related by Muslim',
  references: [],
  ...more,
});

describe('the list of forty hadith', () => {
  it('drops number 19 and those above 40 from the bundled ones and adds the replacements in order', () => {
    const bundled = [40, 41, 19, 42, 1, 43].map((number) => hadith(number, { title: 'bundled' }));
    const replacements = [42, 19, 41].map((number) => hadith(number, { title: 'replacement' }));
    const list = assembleFortyHadith(bundled, replacements);
    expect(list.map(({ number, title }) => [number, title])).toEqual([
      [1, 'bundled'],
      [19, 'replacement'],
      [40, 'bundled'],
      [41, 'replacement'],
      [42, 'replacement'],
    ]);
  });

  it.each([
    ['number 0', { number: 0 }],
    ['number 43', { number: 43 }],
    ['a fraction', { number: 1.5 }],
    ['empty Arabic', { arabicText: ' ' }],
    ['a missing narrator', { narrator: undefined as unknown as string }],
    ['a number as English', { translation: 3 as unknown as string }],
  ])('drops an entry with %s', (_, fault) => {
    expect(isWellFormedHadith(hadith(2, fault))).toBe(false);
    expect(assembleFortyHadith([hadith(1), hadith(2, fault)], [])).toHaveLength(1);
  });
});
