import { createRequire } from 'node:module';

const surahs = createRequire(import.meta.url)('quran-json/dist/chapters/en/index.json') as {
  id: number;
  name: string;
  transliteration: string;
}[];

/**
 * The name of a surah in Latin letters, from the pinned edition: 2 is Al-Baqarah.
 * @param withArabic puts its Arabic name behind it, after a comma: "Al-Baqarah,البقرة"
 */
export function surahName(number: number, withArabic = false): string {
  const found = surahs.find(({ id }) => id === number);
  if (!found) throw new RangeError(`there is no surah ${number}`);
  return withArabic ? `${found.transliteration},${found.name}` : found.transliteration;
}
