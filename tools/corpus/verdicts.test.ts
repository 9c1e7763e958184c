import { expect, test } from 'vitest';
import type { Grade } from '../../text/model.ts';
import { kindOf, verdictDoubts, type CorpusVerdict } from './verdicts.ts';

const REFERENCE = 'tirmidhi:3479';
const found = (...verdicts: (readonly [by: string, verdict: string])[]): CorpusVerdict[] =>
  verdicts.map(([by, verdict]) => ({ reference: REFERENCE, by, verdict }));
const text = { id: 'a/b#c', references: [REFERENCE] };
const hasan: Grade = { id: 'hasan', verdict: 'Hasan', by: 'al-Albani' };

test('a weakness that is kept silent', () => {
  const there = found(['Al-Albani', 'Hasan'], ['Zubair Ali Zai', 'Daif']);
  expect(verdictDoubts({ ...text, grades: [hasan] }, there).map(({ field }) => field)).toEqual([REFERENCE]);
  expect(
    verdictDoubts({ ...text, grades: [hasan, { id: 'daif', verdict: 'Weak', after: 'weak for {scholars}', by: 'Zubair Ali Zai' }] }, there),
  ).toEqual([]);
  expect(verdictDoubts({ ...text, grades: [hasan], note: 'Zubair Ali Zai finds it weak.' }, there)).toEqual([]);
});

test('one scholar by another spelling', () => {
  const there = found(['Shuaib Al Arnaut', 'Isnaad Hasan'], ['Al-Albani', 'Hasan']);
  expect(verdictDoubts({ ...text, grades: [{ id: 'hasan-chain', verdict: 'Hasan (chain)', by: "Shu'ayb al-Arna'ut" }] }, there)).toEqual(
    [],
  );
});

test('a verdict of Ahmad Shakir counts as far as his edition of at-Tirmidhi goes', () => {
  const weakBy = (reference: string) => [{ reference, by: 'Ahmad Muhammad Shakir', verdict: 'Daif' }];
  expect(verdictDoubts({ id: 'a/b#c', references: ['tirmidhi:616'] }, weakBy('tirmidhi:616'))).toHaveLength(1);
  expect(verdictDoubts({ id: 'a/b#c', references: ['tirmidhi:617'] }, weakBy('tirmidhi:617'))).toEqual([]);
});

test('a verdict that the corpus does not bear out, unless the printed work is named', () => {
  const there = found(['Al-Albani', 'Sahih']);
  expect(verdictDoubts({ ...text, grades: [hasan] }, there)[0]?.message).toContain('there: tirmidhi:3479 Sahih');
  expect(verdictDoubts({ ...text, grades: [{ ...hasan, by: 'Ibn Hajar' }] }, there)[0]?.message).toContain('on tirmidhi:3479');
  expect(verdictDoubts({ ...text, grades: [{ ...hasan, work: 'as-Sahihah 2886' }] }, there)).toEqual([]);
});

test.each([
  ['Daif Isnaad', 'weak'],
  ['Weak (chain)', 'weak'],
  ['إسناده ضعيف ولكن الحديث صحيح', 'sahih'],
  ['صحيح الإسناد موقوفا', 'sahih'],
  ['Hasan Sahih', 'hasan sahih'],
  ['Sahih Lighairihi', 'sahih'],
  ['إسناده جيد', 'good'],
  ['هَذَا إِسْنَادٌ صَحِيحٌ', 'sahih'],
])('%s is %s', (verdict, kind) => {
  expect(kindOf(verdict)).toBe(kind);
});
