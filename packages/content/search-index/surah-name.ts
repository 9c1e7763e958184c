import { createRequire } from 'node:module';

const surahs = createRequire(import.meta.url)('quran-json/dist/chapters/en/index.json') as { id: number; transliteration: string }[];

/** The name of a surah in Latin letters, from the pinned edition: 2 is Al-Baqarah. */
export function surahName(number: number): string {
  const found = surahs.find(({ id }) => id === number);
  if (!found) throw new RangeError(`there is no surah ${number}`);
  return found.transliteration;
}
