import { describe, expect, test } from 'vitest';
import { TRANSLITERATION_KEY } from './key.ts';
import type { TransliterationStyle } from './render.ts';
import { transliterateWords, transliterate, TransliterationError } from './transliterate.ts';

describe('the plain style', () => {
  test.each([
    ['اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَفْوَ', "Allahumma inni as'aluka-l-'afw"],
    ['بِسْمِ اللَّهِ الرَّحْمَنِ الرَّحِيمِ', 'bismi-llahi-r-rahmani-r-rahim'],
    ['الصَّلَاةُ خَيْرٌ مِنَ النَّوْمِ', 'as-salatu khayrun mina-n-nawm'],
    ['ثَبِّتْهُ عَلَى الْحَقِّ', "thabbit-hu 'ala-l-haqq"],
    ['أَعُوذُ بِكَ مِنْ ضِيقِ الدُّنْيَا', "a'udhu bika min diqi-d-dunya"],
    ['اغْفِرْ لِي، {name}؟', 'ighfir li, {name}?'],
    ['الٓمٓ', 'alif lam mim'],
  ])('%s', (arabic, plain) => {
    expect(transliterate(arabic, 'plain')).toBe(plain);
  });
});

describe('connected', () => {
  test.each([
    ['الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ', 'al-ḥamdu lillāhi rabbi-l-ʿālamīna'],
    ['لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ', 'lā sharīka lahu, lahu-l-mulku'],
    ['رَحْمَةً\nاللَّهُ', 'raḥmatan\nAllāhu'],
    ['سِنَةٞ وَلَا نَوۡمٞۚ لَّهُۥ', 'sinatun wa lā nawmun lahū'],
  ])('%s', (arabic, precise) => {
    expect(transliterate(arabic, 'precise', { connected: true })).toBe(precise);
  });
});

describe('words', () => {
  test('each Arabic word keeps its piece', () => {
    expect(transliterateWords('بِسْمِ اللَّهِ، وَالْحَمْدُ لَهُ\nرَبِّي')).toEqual([
      [
        { arabic: 'بِسْمِ', precise: 'bismi', plain: 'bismi', joined: false },
        { arabic: 'اللَّهِ،', precise: '-llāh,', plain: '-llah,', joined: true },
        { arabic: 'وَالْحَمْدُ', precise: 'wa-l-ḥamdu', plain: 'wa-l-hamdu', joined: false },
        { arabic: 'لَهُ', precise: 'lah', plain: 'lah', joined: false },
      ],
      [{ arabic: 'رَبِّي', precise: 'rabbī', plain: 'rabbi', joined: false }],
    ]);
  });

  test('the place of a name is a word of its own', () => {
    expect(transliterateWords('اغْفِرْ لِ {name}، وَارْحَمْهُ')[0]?.map((word) => word.precise)).toEqual(['ighfir', 'li', '{name},', 'wa-rḥamh']);
  });

  test('a pause mark belongs to its word and becomes a comma, but not at the end of a line', () => {
    expect(transliterateWords('نَوۡمٞۚ لَّهُۥ مَا فِي ٱلۡأَرۡضِۗ')[0]).toEqual([
      { arabic: 'نَوۡمٞۚ', precise: 'nawm,', plain: 'nawm,', joined: false },
      { arabic: 'لَّهُۥ', precise: 'lahū', plain: 'lahu', joined: false },
      { arabic: 'مَا', precise: 'mā', plain: 'ma', joined: false },
      { arabic: 'فِي', precise: 'fi', plain: 'fi', joined: false },
      { arabic: 'ٱلۡأَرۡضِۗ', precise: '-l-arḍ', plain: '-l-ard', joined: true },
    ]);
  });

  test('punctuation that stands alone closes the word before it', () => {
    expect(transliterate('رَبِّ ، اغْفِرْ', 'precise')).toBe('rabb, ighfir');
  });

  test('a blank line between two others stays', () => {
    expect(transliterate('رَبِّي\n\nرَبِّي', 'precise')).toBe('rabbī\n\nrabbī');
  });
});

/** The error that a text gives. */
function errorOf(text: string): TransliterationError {
  try {
    transliterate(text, 'precise');
  } catch (error) {
    if (error instanceof TransliterationError) return error;
    throw error;
  }
  throw new Error(`no error for ${text}`);
}

const LONG_BEFORE_NONE = 'a long vowel before a letter without a vowel: two words written as one, or a slip';
const INSIDE = 'a letter that ends a word, inside a word: write a blank after it';

describe('text that cannot be read without guessing', () => {
  test.each([
    ['a letter without a vowel', 'رَبِّ اغْفِر لِي', 'ر', 'missing-vowel', 'no vowel, sukun or shadda', 2],
    ['a word without any', 'قُلْ محمد', 'م', 'missing-vowel', 'no vowel, sukun or shadda', 2],
    ['a shadda without a vowel', 'رَبّ', 'ب', 'missing-vowel', 'a shadda without a vowel', 1],
    ['the article without its sukun', 'الحَمْدُ لِلَّهِ', 'ل', 'missing-sukun', 'no sukun on the lam of the article', 1],
    ['a sun letter without its shadda', 'الشَمْسُ', 'ش', 'missing-shadda', 'no shadda after the article', 1],
    ['a moon letter with a shadda', 'القَّمَرُ', 'ق', 'unexpected-shadda', 'a shadda after the article on a letter that takes none', 1],
    ['the name of Allah without its fatha', 'اللّهُ', 'ل', 'missing-vowel', 'no fatha in the name of Allah', 1],
    [
      'a hamza left out',
      'انِّي',
      'ا',
      'missing-hamza',
      'an alif with no hamza before a letter with a vowel: write أ or إ, or check the next letter',
      1,
    ],
    [
      'a vowel on a bare alif',
      'اَلْحَمْدُ',
      'ا',
      'vowel-on-alif',
      'a vowel on a bare alif: write أ or إ, or leave an alif of wasla unmarked',
      1,
    ],
    [
      'a sukun before wasla',
      'مِنْ النَّاسِ',
      'ن',
      'sukun-before-wasla',
      'a sukun before an alif of wasla: write the vowel that joins the two words',
      1,
    ],
    ['a tanwin without its alif', 'عِلْمً', 'م', 'tanwin-without-alif', 'a tanwin on fatha without its alif', 1],
    ['an alif after a kasra', 'كِاتَاب', 'ا', 'stray-alif', 'an alif that follows no fatha', 1],
    ['an alif maqsura after a kasra', 'فِى', 'ى', 'stray-alif', 'an alif maqsura that follows no fatha', 1],
    ['a sukun at the head', 'رَبِّ رْزُقْ', 'ر', 'vowelless-beginning', 'a word cannot begin with a sukun', 2],
    ['a shadda at the head', 'قَالَ رَّبِّ لَمْ', 'ر', 'vowelless-beginning', 'a word cannot begin with a shadda', 2],
    ['a diphthong without its sukun', 'عَلَيكَ', 'ي', 'missing-vowel', 'no vowel, sukun or shadda', 1],
    [
      'a wasla that only a dictionary could vowel',
      'احْزُوا',
      'ا',
      'ambiguous-wasla',
      'the vowel of this alif of wasla cannot be told from the word',
      1,
    ],
    ['Latin letters', 'قَالَ Allah', 'A', 'foreign-character', 'Latin letter "A" (U+0041) does not belong in an Arabic word', 2],
    ['a digit', 'مَرَّةً 3', '3', 'foreign-character', 'digit "3" (U+0033) does not belong in an Arabic word', 2],
    ['an unknown placeholder', 'قَالَ {Name}', '{', 'foreign-character', '"{" (U+007B) does not belong in an Arabic word', 2],
    ['an orphan mark', 'قَالَ \u064Eرَبِّ', '\u064E', 'orphan-mark', 'a mark with no letter under it', 2],
    ['two vowels on a letter', 'قَالَ رَُبِّ', 'ر', 'conflicting-marks', 'two vowels on one letter', 2],
    ['a vowel and a sukun', 'قَالْ رَبَْ', 'ب', 'conflicting-marks', 'a vowel and a sukun on one letter', 2],
    ['two sukuns', 'قُلْْ', 'ل', 'conflicting-marks', 'two sukuns on one letter', 1],
    ['two shaddas', 'رَبّّ', 'ب', 'conflicting-marks', 'two shaddas on one letter', 1],
    ['a vowel on a tatweel', 'قَـَالَ', '\u0640', 'orphan-mark', 'a vowel on a tatweel', 1],
    ['a zero-width joiner', 'قَا\u200Dلَ', '\u200D', 'foreign-character', 'zero-width joiner (U+200D) does not belong in an Arabic word', 1],
    ['a Persian letter', 'قَالَ کَرِيم', 'ک', 'foreign-character', '"ک" (U+06A9) does not belong in an Arabic word', 2],
    ['two spellings mixed', 'مِنْ ٱلنَّاسِ', 'ن', 'mixed-orthography', 'an everyday sukun (U+0652) beside signs of the Qur’an’s spelling', 1],
    ['an alif alone', 'قَالَ ا', 'ا', 'stray-alif', 'an alif alone is no word', 2],
    ['a conjunction joined to the word before', 'الْكُفْرِوَالْفَقْرِ', 'ل', 'vowelless-consonant', LONG_BEFORE_NONE, 1],
    ['the article joined to the word before', 'إِنَّالْيَوْمَ', 'ل', 'vowelless-consonant', LONG_BEFORE_NONE, 1],
    ['a sukun for a kasra', 'الْآخْرَةِ', 'خ', 'vowelless-consonant', LONG_BEFORE_NONE, 1],
    ['two sukuns inside a word', 'سُلْيْمَانَ', 'ي', 'vowelless-consonant', 'two letters without a vowel before a third: a vowel is missing', 1],
    ['a word after a tanwin', 'كَثِيرًاوَ', 'ر', 'joined-words', INSIDE, 1],
    ['a word after a ta marbuta', 'رَحْمَةَقَالَ', 'ة', 'joined-words', INSIDE, 1],
    ['a word after an alif maqsura', 'عَلَىهَا', 'ى', 'joined-words', INSIDE, 1],
    ['a hamza left out before a bare nun', 'انتَ رَبِّي', 'ن', 'missing-vowel', 'no vowel, sukun or shadda', 1],
    [
      'a lam that may be a verb’s own',
      'الْعَدْ',
      'ل',
      'ambiguous-lam',
      'a lam that may be the article or a verb’s own: give the word its last vowel, or check it',
      1,
    ],
  ])('%s', (_, text, letter, code, reason, index) => {
    const error = errorOf(text);
    expect([error.letter, error.code, error.reason, error.word.index, error.line]).toEqual([letter, code, reason, index, 1]);
    expect(error.message).toContain(reason);
  });

  test('empty text', () => {
    expect(errorOf('')).toMatchObject({ code: 'empty-text', reason: 'empty text' });
    expect(errorOf(' \n ').reason).toBe('empty text');
  });

  test('an unknown style is refused, and the error lists the styles', () => {
    expect(() => transliterate('رَبِّي', 'simple' as TransliterationStyle)).toThrow(
      new RangeError('there is no style "simple"; there are precise and plain'),
    );
  });

  test('the message names line, word and letter', () => {
    expect(errorOf('رَبِّي\nقُلْ مُحَمد').message).toBe('line 2, word 2 مُحَمد, م mim (U+0645): no vowel, sukun or shadda');
    expect(errorOf('رَبِّ \u064Eرَبِّ').message).toBe('line 1, word 2 \u064Eرَبِّ, fatha (U+064E): a mark with no letter under it');
  });
});

describe('spellings that look like errors and are correct', () => {
  test.each([
    ['a long vowel before a doubled letter', 'وَلَا الضَّالِّينَ دَابَّةٍ', 'wa la-ḍ-ḍāllīna dābbah'],
    ['a diphthong before a doubled letter', 'دُوَيْبَّةٌ', 'duwaybbah'],
    ['a sukun written at a pause', 'الْعَالَمِينْ', 'al-ʿālamīn'],
    ['a question that melts with a hamza', 'آنْتَ فَعَلْتَ', 'ānta faʿalt'],
    ['alif maqsura under a dagger alif inside a word', 'مَوۡلَىٰنَا', 'mawlānā'],
  ])('%s', (_, text, precise) => {
    expect(transliterate(text, 'precise')).toBe(precise);
  });
});

describe('whatever the input', () => {
  const SIGNS = [...'ءآأؤإئابةتثدذرسشصضلمنهويىوَُِّْـًٌٍٰٓۡٞۖۚٱۥ، .\n{}a1'];

  // A small generator with a fixed seed: the same words in every run.
  function* texts(count: number): Generator<string> {
    let seed = 20_260_101;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let made = 0; made < count; made += 1) {
      yield Array.from({ length: 1 + next(12) }, () => SIGNS[next(SIGNS.length)]).join('');
    }
  }

  /** The words of each line as they went in, or the error. */
  function attempt(text: string): { lines?: string[]; error?: unknown } {
    try {
      return { lines: transliterateWords(text).map((words) => words.map((word) => word.arabic).join(' ')) };
    } catch (error) {
      return { error };
    }
  }

  test('the engine reads every word, or throws a TransliterationError that names the line', () => {
    const broken: string[] = [];
    let read = 0;
    for (const text of texts(20_000)) {
      const result = attempt(text);
      if (result.error instanceof TransliterationError) {
        if (result.error.line < 1) broken.push(`no place: ${text}`);
      } else if (result.lines === undefined) {
        broken.push(`${text}: ${String(result.error)}`);
      } else {
        read += 1;
        const written = text
          .replace(/\n+$/, '')
          .split('\n')
          .map((line) =>
            line
              .split(' ')
              .filter((word) => word !== '')
              .join(' '),
          );
        if (result.lines.join('\n') !== written.join('\n')) broken.push(`words lost: ${text}`);
      }
    }
    expect(broken).toEqual([]);
    expect(read, 'random texts that could be read').toBeGreaterThan(100);
  });

  test('the plain style is made of plain letters', () => {
    for (const row of TRANSLITERATION_KEY) expect(row.plain).toMatch(/^[a-z'-]+$/);
  });
});
