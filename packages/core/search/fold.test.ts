import { describe, expect, test } from 'vitest';
import { foldedArabicSpellings, foldLatin, foldText, withProclitics } from './fold.ts';
import { soundOf } from './sound.ts';

/** Whether what is typed meets a word of a text: one of its spellings is one of the word's. */
const meets = (typed: string, written: string): boolean =>
  foldedArabicSpellings(typed).some((form) => foldedArabicSpellings(written).includes(form));

describe('Arabic', () => {
  test.each([
    ['vowels', 'الحمد', 'الْحَمْدُ'],
    ['tatweel', 'الله', 'اللـــه'],
    ['hamza on alif', 'اني', 'إِنِّي'],
    ['hamza on alif, the other one', 'أني', 'إِنِّي'],
    ['alif with wasla', 'اسم', '\u0671سم'],
    ['alif madda as the Qur’an writes it', 'آمن', 'ءَامَنَ'],
    ['alif madda typed as alif', 'امن', 'آمَنَ'],
    ['alif madda inside a word', 'القران', '\u0671لۡقُرۡءَانَ'],
    ['alif with a combining madda', 'اخر', 'ا\u0653خِر'],
    ['alif maqsura', 'هدي', 'هُدًى'],
    ['alif maqsura typed for ya', 'فى', 'فِي'],
    ['ta marbuta', 'رحمه', 'رَحْمَةً'],
    ['hamza on waw', 'مومن', 'مُؤْمِن'],
    ['bare hamza before waw, without its vowel', 'الرءوف', 'الرَّءُوفُ'],
    ['hamza on ya', 'ملايكة', 'مَلَائِكَة'],
    ['hamza on a tatweel after ya', 'شيئا', 'شَيۡـٔٗا'],
    ['hamza on a tatweel before damma', 'مسؤولا', 'مَسۡـُٔولࣰا'],
    ['hamza on a tatweel before kasra', 'الأفئدة', '\u0671لۡأَفۡـِٔدَةِ'],
    ['hamza on a tatweel before fatha', 'يسألون', 'يَسۡـَٔلُونَ'],
    ['dagger alif written out', 'الكتاب', '\u0671لۡكِتَٰبَ'],
    ['dagger alif left out', 'الرحمن', '\u0671لرَّحۡمَٰنِ'],
    ['one dagger alif of two', 'السموات', '\u0671لسَّمَٰوَٰتِ'],
    ['both dagger alifs', 'السماوات', '\u0671لسَّمَٰوَٰتِ'],
    ['waw that carries an alif', 'الصلاة', '\u0671لصَّلَوٰةَ'],
    ['alif maqsura that carries an alif', 'مولانا', 'مَوۡلَىٰنَا'],
    ['small waw', 'له', 'لَهُۥ'],
    ['small ya', 'به', 'بِهِۦ'],
    ['small high ya', 'إبراهيم', 'إِبۡرَٰهِـۧمَ'],
    ['open tanwin', 'مباركا', 'مُبَارَكࣰا'],
    ['pause mark', 'القيوم', '\u0671لۡقَيُّومُۚ'],
    ['silent alif', 'وقالوا', 'وَقَالُواْ'],
    ['vocative', 'أيها', 'يَـٰٓأَيُّهَا'],
    ['Persian kaf and ya', 'کریم', 'كَرِيم'],
    ['presentation forms', 'ﻟﻪ', 'لَهُ'],
  ])('a query matches a word that is spelled differently: %s', (_, typed, written) => {
    expect(meets(typed, written)).toBe(true);
  });

  test.each([
    ['a final hamza tells words apart', 'ما', 'مَاء'],
    ['other letters', 'كتب', 'كِتَاب'],
    ['one letter fewer', 'رحم', 'رَحْمَة'],
  ])('a query does not match a different word: %s', (_, typed, written) => {
    expect(meets(typed, written)).toBe(false);
  });

  test('what has no Arabic letter has no spelling', () => {
    expect(foldedArabicSpellings('\u064E')).toEqual([]);
    expect(foldedArabicSpellings('abc')).toEqual([]);
  });

  test('many dagger alifs do not multiply without end', () => {
    expect(foldedArabicSpellings('كٰتٰبٰلٰمٰنٰ').length).toBeLessThanOrEqual(8);
  });

  test('withProclitics adds the Arabic prefixes that are written together with a word', () => {
    expect(withProclitics('رحمه')).toEqual(expect.arrayContaining(['ورحمه', 'برحمه', 'الرحمه', 'والرحمه', 'للرحمه']));
    expect(withProclitics('الرحمن')).toEqual(expect.arrayContaining(['بالرحمن', 'للرحمن']));
    expect(withProclitics('الله')).toEqual(expect.arrayContaining(['والله', 'بالله', 'لله', 'تالله']));
  });
});

describe('Latin', () => {
  test.each([
    ['Allāhumma', 'allahumma'],
    ['asʾaluka', 'asaluka'],
    ["as'aluka", 'asaluka'],
    ['Du’as', 'duas'],
    ["Du'as", 'duas'],
    ['‘Umar', 'umar'],
    ['an-Nasa’i', 'an-nasai'],
    ["an-Nasa'i", 'an-nasai'],
    ['ʿalā', 'ala'],
    ['thabbit·hu', 'thabbithu'],
    ['ṢAḤĪḤ', 'sahih'],
    ['٢:٢٥٥', '2:255'],
    ['۲۵۵', '255'],
  ])('%s is %s', (text, folded) => {
    expect(foldLatin(text)).toBe(folded);
  });

  test.each([
    ['sallallaahu', 'ṣalla-llāhu'],
    ['alaikum', 'ʿalaykum'],
    ['qunoot', 'Qunūt'],
    ['istikhara', 'istikhaara'],
    ['zikr', 'dhikr'],
    ['rahmaan', 'raḥmān'],
    ['subhanallah', 'subḥāna-llāh'],
    ['kareem', 'karīm'],
  ])('%s sounds like %s', (typed, written) => {
    expect(soundOf(foldLatin(typed))).toBe(soundOf(foldLatin(written)));
  });

  test('different words sound different', () => {
    expect(soundOf('rahim')).not.toBe(soundOf('rahman'));
  });

  test('a number is no sound: its digits stay', () => {
    expect(soundOf('99')).toBe('99');
    expect(soundOf('100')).toBe('100');
  });
});

test('a text of both scripts is folded word by word, and what stands between stays', () => {
  expect(foldText('Al-Baqarah: البقرہ، ۲:۲۵۵')).toBe('al-baqarah: البقره، 2:255');
  expect(foldText('آل عمران')).toBe('ال عمران');
});
