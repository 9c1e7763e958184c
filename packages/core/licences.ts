import * as messages from './messages/licences.ts';

/** A part of the project that readers get, with the licence for passing it on. */
export interface Licence {
  what: string;
  licence: string;
  /** Address of the licence text. */
  link?: string;
}

/** Of what is read, in the app and in the book. */
export const READING_LICENCES: readonly Licence[] = [
  {
    what: messages.arabicOfVerses,
    licence: messages.quranJson,
    link: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  { what: messages.arabicOfNarrations, licence: messages.noRightClaimed },
  {
    what: messages.ownTexts,
    licence: 'CC BY 4.0',
    link: 'https://creativecommons.org/licenses/by/4.0/',
  },
  { what: 'Amiri, Amiri Quran, Literata', licence: 'SIL Open Font License 1.1', link: 'https://openfontlicense.org' },
];

export const PROGRAM_LICENCE: Licence = {
  what: messages.program,
  licence: messages.programLicence,
  link: 'https://opensource.org/license/mit',
};

/** Of the cities in the reminders that follow prayer, which the app alone has. */
export const CITIES_LICENCE: Licence = {
  what: messages.cities,
  licence: messages.citiesLicence,
  link: 'https://creativecommons.org/licenses/by/4.0/',
};
