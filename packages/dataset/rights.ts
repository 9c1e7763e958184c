/** The language and the licences of published records. */
import { LANGUAGE } from '../core/messages/locale.ts';
import type { Licence, Rights, Script } from './shapes/model.ts';

// The language of translations, titles and notes is that of the build: its library is compiled in it.

/** Of records without Arabic, and of titles around those that have it. */
export const OUR_RIGHTS: Rights = { language: LANGUAGE, licence: { other: 'CC-BY-4.0' } };

/** Of a record that holds Arabic. */
export const rightsOf = (script: Script): Rights => ({
  language: LANGUAGE,
  licence: { arabic: script === 'quran' ? 'CC-BY-SA-4.0' : 'public-domain', other: 'CC-BY-4.0' },
});

/** Of the Arabic of the whole Qur'an, and of the transliteration that was made from it. */
export const QURAN_ARABIC_LICENCE: Licence = { arabic: 'CC-BY-SA-4.0' };
export const QURAN_TRANSLITERATION_LICENCE: Licence = { other: 'CC-BY-4.0' };
