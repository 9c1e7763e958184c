import { createRequire } from 'node:module';

const surahs = createRequire(import.meta.url)('quran-json/dist/chapters/en/index.json') as {
  id: number;
  name: string;
  transliteration: string;
}[];

/** Other usual names, by number of the surah. */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  17: "Bani Isra'il,بني إسرائيل",
  40: "Al-Mu'min,المؤمن",
  76: 'Ad-Dahr,الدهر',
  94: 'Al-Inshirah,الانشراح',
  111: 'Al-Lahab,اللهب',
};

export const SURAH_COUNT = surahs.length;

function surahOf(number: number): (typeof surahs)[number] {
  const found = surahs.find(({ id }) => id === number);
  if (!found) throw new RangeError(`there is no surah ${number}`);
  return found;
}

/** The name of a surah in Latin letters, from the pinned edition: 2 is Al-Baqarah. @throws RangeError for a number that no surah has */
export const surahNameInLatin = (number: number): string => surahOf(number).transliteration;

/** All names by which a surah is sought, in Latin letters and in Arabic, with commas between: "Al-Baqarah,البقرة". @throws as `surahNameInLatin` */
export const searchNamesOfSurah = (number: number): string =>
  [surahNameInLatin(number), surahOf(number).name, OTHER_NAMES[number]].filter(Boolean).join(',');
