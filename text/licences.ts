/** What the reader is given, and under which licence each part of it may be passed on. */
export interface Licence {
  what: string;
  licence: string;
  /** Where the licence can be read. */
  link?: string;
}

/** Of what is read, in the app and in the book. */
export const READING_LICENCES: readonly Licence[] = [
  {
    what: 'The Arabic of verses',
    licence:
      'quran-json 3.1.2 by Risan Bagja Pradana, CC BY-SA 4.0; its signs of open tanwin are written as Unicode has them (U+08F0 to U+08F2), and the sign of the eighths (U+06DE) is left out',
    link: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  { what: 'The Arabic of narrations', licence: 'centuries old; no right is claimed in it' },
  {
    what: 'Our English, transliteration, notes and arrangement',
    licence: 'CC BY 4.0',
    link: 'https://creativecommons.org/licenses/by/4.0/',
  },
  { what: 'Amiri, Amiri Quran, Literata', licence: 'SIL Open Font License 1.1', link: 'https://openfontlicense.org' },
];

export const PROGRAM_LICENCE: Licence = { what: 'The program', licence: 'MIT licence', link: 'https://opensource.org/license/mit' };
