import { describe, expect, test } from 'vitest';
import { gradeLine, narratorLine } from './grades.ts';
import type { Grade } from './model.ts';

const albani: Grade = { id: 'hasan', verdict: 'Hasan', after: 'Hasan for {scholars}', by: 'al-Albani' };
const zubair: Grade = { id: 'daif', verdict: 'Weak', after: 'weak for {scholars}', isWeak: true, by: 'Zubair Ali Zai' };

describe('the line of grades', () => {
  test.each<[string, Grade[]]>([
    ['', []],
    ['Hasan (al-Albani)', [albani]],
    ['Sahih (al-Albani, as-Sahihah 2886)', [{ id: 'sahih', verdict: 'Sahih', by: 'al-Albani', work: 'as-Sahihah 2886' }]],
    ['Hasan (al-Albani); weak for Zubair Ali Zai', [albani, { id: 'sahih', verdict: 'Sahih', by: 'at-Tirmidhi' }, zubair]],
    [
      "Hasan (al-Albani); weak for Zubair Ali Zai, A and Shu'ayb al-Arna'ut",
      [albani, zubair, { ...zubair, by: 'A' }, { ...zubair, of: 'tirmidhi:1' }, { ...zubair, by: "Shu'ayb al-Arna'ut" }],
    ],
    [
      "Hasan (al-Albani); its chain weak for Shu'ayb al-Arna'ut; weak for Zubair Ali Zai",
      [
        albani,
        { id: 'daif-chain', verdict: 'Weak (chain)', after: 'its chain weak for {scholars}', isWeak: true, by: "Shu'ayb al-Arna'ut" },
        zubair,
      ],
    ],
    ['Weak (Zubair Ali Zai)', [zubair, { ...zubair, by: 'A' }]],
    [
      "Weak (Zubair Ali Zai); Hasan for al-Albani; its chain Hasan for Shu'ayb al-Arna'ut",
      [
        zubair,
        albani,
        { ...zubair, by: 'A' },
        { id: 'hasan-chain', verdict: 'Hasan (chain)', after: 'its chain Hasan for {scholars}', by: "Shu'ayb al-Arna'ut" },
      ],
    ],
    ['Weak (Zubair Ali Zai)', [zubair, { id: 'saying', verdict: 'Saying of al-Hasan', by: 'an-Nawawi' }]],
  ])('%s', (line, grades) => {
    expect(gradeLine(grades, [])).toBe(line);
  });

  test('names what the leading verdict is about, so that no verdict seems to be on a verse', () => {
    const references = [
      { id: 'quran:2:255', label: 'Qur’an 2:255' },
      { id: 'hakim:2064', label: 'al-Mustadrak 2064', told: true as const },
    ];
    const sahih: Grade = { id: 'sahih', verdict: 'Sahih', by: 'al-Albani' };
    expect(gradeLine([{ ...sahih, of: 'hakim:2064' }], references)).toBe('The narration: Sahih (al-Albani)');
    expect(gradeLine([{ ...sahih, of: 'hakim:2064' }], references.slice(1))).toBe('Sahih (al-Albani)');
  });
});

test('the narrator line says who narrated or said a text, and is empty if neither is known', () => {
  expect(narratorLine({ narrator: 'Umar' })).toBe('Narrated by Umar');
  expect(narratorLine({ sayingOf: 'Ibn Umar' })).toBe('A saying of Ibn Umar');
  expect(narratorLine({})).toBe('');
});
