/** What the reader is given, and under which licence each part of it may be passed on. */
export const LICENCES = [
  ['The program', 'MIT licence'],
  ['The Arabic of verses', 'quran-json 3.1.2, CC BY-SA 4.0'],
  ['Our English, transliteration, notes and arrangement', 'CC BY 4.0'],
  ['Amiri, Amiri Quran, Literata', 'SIL Open Font License 1.1'],
] as const;
