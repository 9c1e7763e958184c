import { expect, test } from 'vitest';
import type { Grade } from '../../core/model.ts';
import { verdictKindOf, doubtsAboutStatedVerdicts, verdictOfTirmidhi, type ScholarVerdictInCorpus } from './verdicts.ts';

const REFERENCE = 'tirmidhi:3479';
const found = (...verdicts: (readonly [by: string, verdict: string])[]): ScholarVerdictInCorpus[] =>
  verdicts.map(([by, verdict]) => ({ reference: REFERENCE, by, verdict }));
const text = { id: 'a/b#c', references: [REFERENCE] };
const hasan: Grade = { id: 'hasan', verdict: 'Hasan', by: 'al-Albani' };

test('a weak verdict of the corpus that neither grades nor note mention is in doubt', () => {
  const there = found(['Al-Albani', 'Hasan'], ['Zubair Ali Zai', 'Daif']);
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [hasan] }, there).map(({ field }) => field)).toEqual([REFERENCE]);
  expect(
    doubtsAboutStatedVerdicts(
      { ...text, grades: [hasan, { id: 'daif', verdict: 'Weak', after: 'weak for {scholars}', by: 'Zubair Ali Zai' }] },
      there,
    ),
  ).toEqual([]);
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [hasan], note: 'Zubair Ali Zai finds it weak.' }, there)).toEqual([]);
});

test('the name of a scholar is recognised in another spelling', () => {
  const there = found(['Shuaib Al Arnaut', 'Isnaad Hasan'], ['Al-Albani', 'Hasan']);
  expect(
    doubtsAboutStatedVerdicts({ ...text, grades: [{ id: 'hasan-chain', verdict: 'Hasan (chain)', by: "Shu'ayb al-Arna'ut" }] }, there),
  ).toEqual([]);
});

test('a text that states a weak verdict and leaves out a sound verdict of the corpus is in doubt', () => {
  const weak: Grade = { id: 'daif', verdict: 'Weak', after: 'weak', by: 'Zubair Ali Zai' };
  const there = found(['Al-Albani', 'Hasan'], ['Zubair Ali Zai', 'Daif'], ['Shuaib Al Arnaut', 'Sahih Lighairihi']);
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [hasan, weak] }, there).map(({ message }) => message)).toEqual([
    `${REFERENCE} is Sahih Lighairihi for Shuaib Al Arnaut, which the text does not state beside the weak verdicts`,
  ]);
  const told: Grade = { id: 'sahih-li-ghayrihi', verdict: 'Sahih li-ghayrihi', by: "Shu'ayb al-Arna'ut" };
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [hasan, weak, told] }, there)).toEqual([]);
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [hasan] }, found(['Al-Albani', 'Hasan'], ['Shuaib Al Arnaut', 'Sahih']))).toEqual([]);
});

test.each(['Ahmad Muhammad Shakir', 'Bashar Awad Maarouf'])('a verdict under the name of %s is a copy and does not count', (by) => {
  expect(doubtsAboutStatedVerdicts(text, found([by, 'Daif']))).toEqual([]);
});

test.each([
  ['قَالَ أَبُو عِيسَى هَذَا حَدِيثٌ حَسَنٌ صَحِيحٌ غَرِيبٌ مِنْ هَذَا الْوَجْهِ', 'حسن صحيح غريب'],
  ['حَدِيثُ ابْنِ عَبَّاسٍ حَدِيثٌ حَسَنٌ غَرِيبٌ ‏.‏', 'حسن غريب'],
  ['هَذَا حَدِيثٌ غَرِيبٌ وَإِسْنَادُهُ لَيْسَ بِذَاكَ الْقَوِيِّ', 'إسناده ضعيف'],
  ['هَذَا حَدِيثٌ غَرِيبٌ', undefined],
  ['مَا هَذَا الْحَدِيثُ', undefined],
])('the verdict of at-Tirmidhi is read from the narration: %s', (narration, verdict) => {
  expect(verdictOfTirmidhi(narration)).toBe(verdict);
});

test('a verdict that the corpus does not have is in doubt, unless the printed work is named', () => {
  const there = found(['Al-Albani', 'Sahih']);
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [hasan] }, there)[0]?.message).toContain('there: tirmidhi:3479 Sahih');
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [{ ...hasan, by: 'Ibn Hajar' }] }, there)[0]?.message).toContain('on tirmidhi:3479');
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [{ ...hasan, work: 'as-Sahihah 2886' }] }, there)).toEqual([]);
});

test('a verdict that says whose saying a text is needs no verdict in the corpus', () => {
  expect(doubtsAboutStatedVerdicts({ ...text, grades: [{ id: 'saying', verdict: 'A saying of an-Nawawi', by: 'Ibn Hajar' }] }, [])).toEqual(
    [],
  );
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
  expect(verdictKindOf(verdict)).toBe(kind);
});
