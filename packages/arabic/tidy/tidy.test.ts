import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { untypesetProjectLibrary } from '../../content/test/project-library.ts';
import { quoteVerses } from '../../content/compiler/quran.ts';
import { unreadableWordsOf, tidyArabic } from './tidy.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SHADDA = '\u0651';

describe('tidyArabic writes each spelling in the one way of the project', () => {
  test.each([
    ['the vowel before the shadda', `رَب\u064E${SHADDA}نَا`, `رَب${SHADDA}\u064Eنَا`],
    ['a mark twice', 'قُلْْ', 'قُلْ'],
    ['the article before a moon letter', 'الحَمْدُ', 'الْحَمْدُ'],
    ['the article before a hamza', 'الأَرْضِ وَالإِسْلَامِ وَالآخِرَةِ', 'الْأَرْضِ وَالْإِسْلَامِ وَالْآخِرَةِ'],
    ['the article after li-', 'لِلمُؤْمِنِينَ', 'لِلْمُؤْمِنِينَ'],
    ['a sun letter without its shadda', 'الشَمْسُ', `الش${SHADDA}\u064Eمْسُ`],
    ['a sukun before a sun letter', `الْش${SHADDA}\u064Eمْسُ`, `الش${SHADDA}\u064Eمْسُ`],
    ['the article before a wasla', 'الاِسْتِعَاذَةُ', 'الِاسْتِعَاذَةُ'],
    ['tanwin on its alif', 'كَثِيراً', 'كَثِيرًا'],
    ['tanwin on its alif, and a fatha before it', 'كَثِيرَاً', 'كَثِيرًا'],
    ['tanwin on alif maqsura', 'هُدىً', 'هُدًى'],
    ['a fatha on the alif of la', 'لاَ إِلَهَ إِلاَّ اللَّهُ', `لَا إِلَهَ إِل${SHADDA}\u064Eا الل${SHADDA}\u064Eهُ`],
    ['a vowel on a wasla', 'اَلْحَمْدُ اِسْمٌ', 'الْحَمْدُ اسْمٌ'],
    ['a hamza left out', 'اَعُوذُ', 'أَعُوذُ'],
    ['ya in Egyptian spelling', `فِى الَّذِى عَلَىَّ شَىْءٍ`, `فِي ال${SHADDA}\u064Eذِي عَلَي${SHADDA}\u064E شَيْءٍ`],
    ['alif maqsura stays', 'عَلَى هُدًى', 'عَلَى هُدًى'],
    ['the dagger alif', 'هَٰذَا ذَٰلِكَ إِلَٰهَ عَلَىٰ سُبْحَٰنَكَ', 'هَذَا ذَلِكَ إِلَهَ عَلَى سُبْحَانَكَ'],
    ['the name of Allah with a dagger alif', 'بِسْمِ اللّٰهِ الرَّحْمٰنِ', `بِسْمِ الل${SHADDA}\u064Eهِ الر${SHADDA}\u064Eحْمَنِ`],
    ['the name of Allah after li-, with a dagger alif', 'الْحَمْدُ لِلّٰهِ وَلِلَّٰهِ', `الْحَمْدُ لِل${SHADDA}\u064Eهِ وَلِل${SHADDA}\u064Eهِ`],
    ['the name of Allah after li-, without its shadda', 'إِنَّا لِلهِ', `إِن${SHADDA}\u064Eا لِل${SHADDA}\u064Eهِ`],
    ['words that begin like the name of Allah', 'لِلهِجْرَةِ للهِدَايَةِ', 'لِلْهِجْرَةِ لِلْهِدَايَةِ'],
    ['a dagger alif that is a letter before hamza', 'الْمَلٰئِكَةُ أُولٰئِكَ', 'الْمَلَائِكَةُ أُولَئِكَ'],
    ['a dagger alif under its madda', 'مَلٰٓئِكَتِهِ أُولَٰٓئِكَ', 'مَلَائِكَتِهِ أُولَئِكَ'],
    ['a dagger alif on an alif', 'اٰمَنَ الْقُرْاٰنُ', 'آمَنَ الْقُرْآنُ'],
    ['a dagger alif before a waw that is not read', 'الصَّلٰوةِ الزَّكَوٰةَ', `الص${SHADDA}\u064Eلَاةِ الز${SHADDA}\u064Eكَاةَ`],
    ['long vowels of South Asia', 'وَحْدَهٗ بِهٖ نُورٌ فِيهٖ', 'وَحْدَهُ بِهِ نُورٌ فِيهِ'],
    ['the madda of South Asia', 'اِنِّيْٓ لَآ أَدْرِي', `إِن${SHADDA}\u0650ي لَا أَدْرِي`],
    ['the name of Allah with little', 'اللهِ للَّهِ اللهم', `الل${SHADDA}\u064Eهِ لِل${SHADDA}\u064Eهِ الل${SHADDA}\u064Eهُم${SHADDA}\u064E`],
    ['long vowels with a sukun', 'الدِّيْنِ يَقُوْلُ', `الد${SHADDA}\u0650ينِ يَقُولُ`],
    ['old shapes of letters', '\uFEFB إِلَهَ', 'لَا إِلَهَ'],
    ['Persian letters', 'کَرِیمٌ', 'كَرِيمٌ'],
    ['a hamza apart from its letter', 'ا\u0654َعُوذُ', 'أَعُوذُ'],
    ['line ends of other systems', 'قُلْ\r\nقُلْ\u2028قُلْ\u0085قُلْ', 'قُلْ\nقُلْ\nقُلْ\nقُلْ'],
    ['tatweel and signs that cannot be seen', 'قَـــالَ\u200F\u00A0لَهُ', 'قَالَ لَهُ'],
    ['punctuation joined to the next word', 'قُلْ،رَبِّي', `قُلْ، رَب${SHADDA}\u0650ي`],
    ['punctuation of another script', 'قُلْ ,رَبِّي', `قُلْ، رَب${SHADDA}\u0650ي`],
    ['quotation marks', '((قُلْ)) «رَبِّي»', `قُلْ رَب${SHADDA}\u0650ي`],
    ['the shadda of the name of Allah on its first lam', 'الّلهُمَّ وَالّلَهُ', 'اللَّهُمَّ وَاللَّهُ'],
    ['a dagger alif above an alif', 'السَّلاٰمُ', 'السَّلَامُ'],
    ['a dagger alif in place of a madda', 'اٰمَنَ وَاٰلِهِ', 'آمَنَ وَآلِهِ'],
    ['a shadda on the alif of illa', 'إِلاّ', 'إِلَّا'],
    ['alladhi without its shadda, which is on the lam', 'الذِي التِي وَالذِينَ لِلذِينَ الّذِي', 'الَّذِي الَّتِي وَالَّذِينَ لِلَّذِينَ الَّذِي'],
    ['fi', 'في', 'فِي'],
    ['the place of a name', 'اغْفِرْ لِ{name}', 'اغْفِرْ لِ{name}'],
    ['the vowel before a wasla', 'مِنْ النَّاسِ عَنْ ابْنِهِ', `مِنَ الن${SHADDA}\u064Eاسِ عَنِ ابْنِهِ`],
    ['no vowel where a comma parts', 'قُلْ، الْحَمْدُ', 'قُلْ، الْحَمْدُ'],
    ['little words', 'مِن شَيءٍ عَلَيهِ لَهُم', 'مِنْ شَيْءٍ عَلَيْهِ لَهُمْ'],
    ['a fatha that an alif tells', 'سُبْحانَكَ', 'سُبْحَانَكَ'],
  ])('%s', (_, pasted, house) => {
    expect(tidyArabic(pasted).text).toBe(house);
    expect(tidyArabic(house).text).toBe(house);
  });

  test("signs of the Qur'an's spelling among everyday signs become everyday signs, open tanwin too", () => {
    expect(tidyArabic('غَيۡرَ مُتَشَٰبِهٖۗ').text).toBe('غَيْرَ مُتَشَابِهٍ');
    expect(tidyArabic('ٱلۡحَمۡدُ لِلَّهِ الَّذِي لَهُۥ مَآ أَحْسَنَ').text).toBe(`الْحَمْدُ لِل${SHADDA}\u064Eهِ ال${SHADDA}\u064Eذِي لَهُ مَا أَحْسَنَ`);
  });
});

test('every verse is tidy after one run, and no letter of it gets a second vowel', () => {
  const verses = quoteVerses('2:1-286').arabic.split('\n');
  const tidied = verses.map((verse) => tidyArabic(verse).text);
  expect(tidied.filter((verse) => /[\u064b-\u0650][\u064b-\u0650]/.test(verse))).toEqual([]);
  expect(tidied.filter((verse) => tidyArabic(verse).text !== verse)).toEqual([]);
});

describe('what would have to be guessed stays as it is', () => {
  test.each([
    ['a prefix before ya', 'فَيقُولُ', ['فَيقُولُ']],
    ['a first letter', 'ربَّهُ', ['رب' + SHADDA + '\u064Eهُ']],
    ['a last letter', 'الْخَبَائِث', ['الْخَبَائِث']],
    ['a word without any mark', 'محمد رَسُولُ', ['محمد']],
    ['several words', 'قُلْ محمد، رضي', ['محمد،', 'رضي']],
  ])('%s', (_, pasted, words) => {
    const { text } = tidyArabic(pasted);
    expect(unreadableWordsOf(text).map(({ word }) => word)).toEqual(words);
  });

  test('an unreadable word is reported with its line', () => {
    expect(unreadableWordsOf('قُلْ\nمحمد')).toMatchObject([{ line: 2, word: 'محمد' }]);
  });

  test.each(['\u00a0', '\u2003', '\u202f', '\u3000', '\f'])('a line that holds only a blank (%j) has no unreadable word', (blank) => {
    expect(unreadableWordsOf(`قُلْ\n${blank}\nمحمد`)).toMatchObject([{ line: 3, word: 'محمد' }]);
    expect(tidyArabic(`قُلْ${blank}هُوَ`).text).toBe('قُلْ هُوَ');
  });
});

test('what was changed is reported, with the words', () => {
  expect(tidyArabic('الحَمْدُ').changes).toEqual([{ what: 'the article before a moon letter', words: ['الحَمْدُ → الْحَمْدُ'] }]);
  expect(tidyArabic('الْحَمْدُ').changes).toEqual([]);
});

describe('words in brackets stay and are reported as no part of the prayer', () => {
  test.each([
    ['an instruction', 'أَتُوبُ إِلَيْهِ (مِائَةَ مَرَّةٍ فِي الْيَوْمِ)', ['(مِائَةَ', 'مَرَّةٍ', 'فِي', 'الْيَوْمِ)']],
    ['words that only some narrations have', 'إِنَّكَ لَا تُخْلِفُ [الْمِيعَادَ]، رَبِّ', ['[الْمِيعَادَ]،']],
    ['brackets that are not closed', 'قُلْ (ثَلَاثًا', ['(ثَلَاثًا']],
  ])('%s', (_, text, words) => {
    const { text: tidy } = tidyArabic(text);
    // Only the order of the marks differs.
    expect(tidy.normalize()).toBe(text.normalize());
    expect(unreadableWordsOf(tidy).map(({ word, code }) => [word.normalize(), code])).toEqual(
      words.map((word) => [word.normalize(), 'bracketed-words']),
    );
  });

  test('words in brackets are tidied, and blanks are set outside the brackets', () => {
    expect(tidyArabic('قُلْ( ثَلاثاً )رَبِّ').text).toBe(`قُلْ (ثَلَاثًا) رَب${SHADDA}\u0650`);
  });

  test('doubled brackets are quotation marks and are left out', () => {
    expect(tidyArabic('((قُلْ))').text).toBe('قُلْ');
  });
});

describe('numbers and signs that are no words', () => {
  test.each([
    ['a footnote', 'قَدِيرٌ(1). رَبِّ [٢] لِي (12/3)', `قَدِيرٌ. رَب${SHADDA}\u0650 لِي`],
    ['a small footnote', 'قَدِيرٌ¹ لِي', 'قَدِيرٌ لِي'],
    ['a sign between verses', '﴿قُلْ هُوَ * أَحَدٌ * لَمْ يَلِدْ﴾ *', '﴿قُلْ هُوَ، أَحَدٌ، لَمْ يَلِدْ﴾'],
    ['a sign beside a comma', 'قُلْ، * أَحَدٌ *، لَمْ', 'قُلْ، أَحَدٌ، لَمْ'],
    ['numbers of verses', '﴿قُلْ هُوَ ١٣ أَحَدٌ ١٤﴾', '﴿قُلْ هُوَ، أَحَدٌ﴾'],
    ['verse signs with their numbers', 'قُلْ هُوَ ۝١ أَحَدٌ ۝٢', 'قُلْ هُوَ، أَحَدٌ'],
    ['an exclamation', 'قُلْ! رَبِّ!! لِي!.', `قُلْ. رَب${SHADDA}\u0650. لِي.`],
    ['full stops', 'قُلْ.. لِي ... لَكَ', 'قُلْ. لِي… لَكَ'],
  ])('%s', (_, pasted, house) => {
    expect(tidyArabic(pasted).text).toBe(house);
    expect(unreadableWordsOf(house)).toEqual([]);
  });

  test.each([
    ['a verse sign with its number', 'قُلْ هُوَ \u06dd\u0661\nأَحَدٌ \u06dd\u0662'],
    ['a star', 'قُلْ هُوَ *\nأَحَدٌ *'],
    ['a number of a verse', '\ufd3fقُلْ هُوَ \u0661\nأَحَدٌ \u0662\ufd3e'],
    ['a number of a verse at the start of a line', '\ufd3fقُلْ هُوَ\n\u0661 أَحَدٌ\ufd3e'],
    ['a number at the start of the last line of verses', '\ufd3fقُلْ هُوَ أَحَدٌ\n\u0661\ufd3e'],
    ['brackets that close on the next line', 'قُلْ هُوَ (\n1) أَحَدٌ'],
    ['a dash at the start of a line', 'قُلْ هُوَ\n-\u060c أَحَدٌ'],
  ])('the line break beside %s stays', (_, pasted) => {
    expect(tidyArabic(pasted).text.split('\n')).toHaveLength(2);
  });

  test('a gap after verse signs has the number of its line', () => {
    const { text } = tidyArabic('قُلْ هُوَ \u06dd\u0661\nأَحَدٌ \u06dd\u0662\nABC');
    expect(text).toBe('قُلْ هُوَ\nأَحَدٌ\nABC');
    expect(unreadableWordsOf(text)).toMatchObject([{ line: 3, word: 'ABC' }]);
  });

  test('a number outside brackets stays a gap, for it may say how often', () => {
    expect(tidyArabic('قُلْ 3 مَرَّاتٍ').text).toContain('3');
    expect(unreadableWordsOf('قُلْ 3 مَرَّاتٍ')).toMatchObject([{ word: '3', code: 'foreign-character' }]);
  });

  test('a line without Arabic is a gap', () => {
    expect(unreadableWordsOf('Allahumma innī')).toMatchObject([{ code: 'foreign-character' }, { code: 'foreign-character' }]);
  });
});

describe('vowels that print leaves out are supplied, and told apart from other changes', () => {
  test.each([
    ['a nun before a letter that colours it', 'أُنزِلَ', 'أُنْزِلَ'],
    ['the same in words that have no other vowel', 'عِندَهُ كُنتُ مِنْكُمْ أَنتَ', 'عِنْدَهُ كُنْتُ مِنْكُمْ أَنْتَ'],
    ['the same after a wasla', 'انصُرْنَا', 'انْصُرْنَا'],
    ['the name of Allah after li-', 'الْحَمْدُ لِلَّه رَبِّ', `الْحَمْدُ لِل${SHADDA}\u064Eهِ رَب${SHADDA}\u0650`],
    ['shāʾa before the name of Allah', 'إِنْ شَاء اللَّهُ', `إِنْ شَاءَ الل${SHADDA}\u064Eهُ`],
    ['a hamza after alif at a pause', 'فِي السَّمَاء، لَا', `فِي الس${SHADDA}\u064Eمَاءْ، لَا`],
    ['a ha at a pause', 'إِلَّا اللَّه', `إِل${SHADDA}\u064Eا الل${SHADDA}\u064Eهْ`],
    ['a nun after a long vowel at a pause', 'رَبِّ الْعَالَمِين', `رَب${SHADDA}\u0650 الْعَالَمِينْ`],
    ['the sukun of little words', 'مِن شَرِّ', `مِنْ شَر${SHADDA}\u0650`],
  ])('%s', (_, pasted, house) => {
    const { text, supplied, changes } = tidyArabic(pasted);
    expect(text).toBe(house);
    expect(unreadableWordsOf(text)).toEqual([]);
    expect(supplied.length).toBeGreaterThan(0);
    expect(changes).toEqual(expect.arrayContaining(supplied));
    expect(tidyArabic(house).supplied).toEqual([]);
  });

  test('a change that adds no missing vowel is not reported as supplied', () => {
    expect(tidyArabic('كَثِيراً').supplied).toEqual([]);
  });

  test.each([
    ['a nun before a doubled letter, which may have a vowel of its own', 'مُنزِّلَ'],
    ['a nun in a text that writes its sukun elsewhere', 'مُنْقَلِبٌ يَنصُرُ'],
    ['a hamza after alif inside a line', 'السَّمَاء وَ'],
    ['a last letter that may be doubled', 'هُوَ الْحَق'],
    ['the name of Allah inside a line', 'رَسُولُ اللَّه قَالَ'],
  ])('no vowel is supplied for %s', (_, text) => {
    expect(unreadableWordsOf(tidyArabic(text).text).length).toBeGreaterThan(0);
  });
});

describe('what is tidy stays as it is', () => {
  const SIGNS = [...'ءآأؤإئابةتثجدذرزسشصضعكلمنهويىوَُِّْـًٌٍٰٓٔۡٞۖۚۢٱۥۦ۟۝، .؛؟:!*()[]﴿﴾«»"-–…١2¹\n{}aﷺ'];
  const WORDS = 'عِندَهُ شَاء اللَّه للهِ لِلَّه الحَمْدُ اللّٰهُ (ثَلَاثًا) ((قُلْ)) وَحْدَهٗ فِى عِلْماً ... !! * [ ] مِنْ النَّاسِ الَّذى إلا'.split(' ');

  test.each([
    ['signs', array(constantFrom(...SIGNS), { maxLength: 24 }).map((signs) => signs.join(''))],
    ['words', array(constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '))],
    ['both', array(constantFrom(...WORDS, ...SIGNS), { maxLength: 16 }).map((pieces) => pieces.join(''))],
  ])('texts made of %s', (_, texts) => {
    assert(
      property(texts, (text) => {
        const once = tidyArabic(text).text;
        expect(tidyArabic(once).text).toBe(once);
      }),
      { numRuns: 400, seed: 42 },
    );
  });
});

test('the texts of the project are tidy', () => {
  const texts = untypesetProjectLibrary()
    .cards.filter(({ quran }) => quran === undefined)
    .map(({ card }) => card.arabic);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => tidyArabic(text).text !== text).map((text) => tidyArabic(text).changes)).toEqual([]);
});

const HISN = resolve(ROOT, '../shared/corpus/hisn.jsonl');

/** The texts of a handbook, without its placeholders for verses. */
const handbook = (): string[] =>
  readFileSync(HISN, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { ar: string }).ar.replace(/QuranText\[[^\]]*\]/g, ' ').trim())
    .filter((text) => text !== '');

test.skipIf(!existsSync(HISN))('every text of a handbook is tidy after one run, and has no stray digit or star', () => {
  const tidied = handbook().map((text) => tidyArabic(text).text);
  expect(tidied.filter((text) => tidyArabic(text).text !== text)).toEqual([]);
  expect(tidied.filter((text) => /[*]|\.\.|[([]\d/.test(text))).toEqual([]);
});

test.skipIf(!existsSync(HISN))('tidying more than halves the number of vowelled texts of a handbook that are refused', () => {
  const texts = handbook().filter((text) =>
    text.split(/\s+/).every((word) => /[\u064b-\u0652ﷺ]/.test(word) || !/[\u0621-\u064a]{3}/.test(word)),
  );
  const before = texts.filter((text) => unreadableWordsOf(text).length > 0);
  const after = texts.map((text) => tidyArabic(text).text).filter((text) => unreadableWordsOf(text).length > 0);
  expect(after.length, `of ${texts.length} vowelled texts ${before.length} are refused as they are`).toBeLessThan(before.length / 2);
});
