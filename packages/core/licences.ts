import * as messages from './messages/licences.ts';
import { OWN_FACES } from './messages/locale.ts';

/** A part of the project that readers get, with the licence for passing it on. */
export interface LicensedPart {
  what: string;
  licence: string;
  /** Address of the licence text. */
  link?: string;
}

const TEXT_LICENCES: readonly LicensedPart[] = [
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
];

const licenceOfFonts = (faces: readonly string[]): LicensedPart => ({
  what: faces.join(', '),
  licence: 'SIL Open Font License 1.1',
  link: 'https://openfontlicense.org',
});

/** Licences of what the book holds. It has only the fonts of the default settings. */
export const BOOK_LICENCES: readonly LicensedPart[] = [
  ...TEXT_LICENCES,
  licenceOfFonts(['Amiri', 'Amiri Quran', 'Literata', ...OWN_FACES.slice(0, 1)]),
];

const PROGRAM_LICENCE: LicensedPart = {
  what: messages.program,
  licence: messages.programLicence,
  link: 'https://opensource.org/license/mit',
};

/** Licence of the cities in the prayer reminders, which only the app has. */
const CITIES_LICENCE: LicensedPart = {
  what: messages.cities,
  licence: messages.citiesLicence,
  link: 'https://creativecommons.org/licenses/by/4.0/',
};

/** Licences of the program and of what the app shows. */
export const SITE_LICENCES: readonly LicensedPart[] = [
  PROGRAM_LICENCE,
  ...TEXT_LICENCES,
  licenceOfFonts(['Amiri', 'Amiri Quran', 'Scheherazade New', 'Literata', ...OWN_FACES]),
  CITIES_LICENCE,
];
