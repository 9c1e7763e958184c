/** The transliteration of the whole Qur'an by the engine, and the Arabic that it was made from. */
import type { SurahArabic, SurahSound, VerseSound } from './model/types.ts';
import { transliterateWords, type TransliteratedWord } from '../arabic/transliteration/transliterate.ts';
import { allVerses } from '../content/compiler/quran.ts';
import { QURAN_ARABIC_LICENCE, QURAN_TRANSLITERATION_LICENCE } from './rights.ts';
import { surahNameInLatin } from '../content/search-index/surah-name.ts';

const SURAH_NUMBERS = Array.from({ length: 114 }, (_, index) => index + 1);

const joinedWords = (words: readonly TransliteratedWord[], style: 'precise' | 'plain'): string =>
  words.map((word, at) => (at === 0 || word.joined || word[style] === '' ? '' : ' ') + word[style]).join('');

/** Transliterates a verse, with a pause at its end. */
function verseTransliteration(verse: string, arabic: string): VerseSound {
  const [words = []] = transliterateWords(arabic, { orthography: 'uthmani' });
  return {
    verse,
    precise: joinedWords(words, 'precise'),
    plain: joinedWords(words, 'plain'),
    words: words.map(({ precise, plain, joined }) => (joined ? [precise, plain, 1] : [precise, plain])),
  };
}

/** Every surah twice: its transliteration, and its Arabic, which has another licence. */
export function publishedSurahs(): { transliteration: SurahSound; arabic: SurahArabic }[] {
  const verses = allVerses();
  return SURAH_NUMBERS.map((surah) => {
    const name = surahNameInLatin(surah);
    const own = verses.filter(({ reference }) => reference.startsWith(`${surah}:`));
    return {
      transliteration: {
        licence: QURAN_TRANSLITERATION_LICENCE,
        surah,
        name,
        verses: own.map(({ reference, arabic }) => verseTransliteration(reference, arabic)),
      },
      arabic: { licence: QURAN_ARABIC_LICENCE, surah, name, verses: own.map(({ reference, arabic }) => ({ verse: reference, arabic })) },
    };
  });
}
