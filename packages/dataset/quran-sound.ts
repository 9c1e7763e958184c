/** The transliteration of the whole Qur'an by the engine, and the Arabic that it was made from. */
import type { SurahArabic, SurahSound, VerseSound } from './shapes/model.ts';
import { parse, type Word } from '../arabic/transliteration/transliterate.ts';
import { allVerses } from '../content/compiler/quran.ts';
import { QURAN_ARABIC_LICENCE, QURAN_TRANSLITERATION_LICENCE } from './rights.ts';
import { surahName } from '../content/search-index/surah-name.ts';

const SURAHS = Array.from({ length: 114 }, (_, index) => index + 1);

const running = (words: readonly Word[], style: 'precise' | 'plain'): string =>
  words.map((word, at) => (at === 0 || word.joined || word[style] === '' ? '' : ' ') + word[style]).join('');

/** A verse as it is read aloud, with a pause at its end. */
function verseSound(verse: string, arabic: string): VerseSound {
  const [words = []] = parse(arabic, { orthography: 'uthmani' });
  return {
    verse,
    precise: running(words, 'precise'),
    plain: running(words, 'plain'),
    words: words.map(({ precise, plain, joined }) => (joined ? [precise, plain, 1] : [precise, plain])),
  };
}

/** Every surah with its verses: their sound, and apart from it the text, which has a licence of its own. */
export function quranSurahs(): { sound: SurahSound; arabic: SurahArabic }[] {
  const verses = allVerses();
  return SURAHS.map((surah) => {
    const name = surahName(surah);
    const own = verses.filter(({ reference }) => reference.startsWith(`${surah}:`));
    return {
      sound: {
        licence: QURAN_TRANSLITERATION_LICENCE,
        surah,
        name,
        verses: own.map(({ reference, arabic }) => verseSound(reference, arabic)),
      },
      arabic: { licence: QURAN_ARABIC_LICENCE, surah, name, verses: own.map(({ reference, arabic }) => ({ verse: reference, arabic })) },
    };
  });
}
