/** The language and the licences of published records. */
import { LANGUAGE } from '../core/messages/locale.ts';
import type { Licence, Rights, Script } from './model/types.ts';

// `LANGUAGE` is the language of this process; all translations, titles and notes that it publishes are in it.

/** Rights of records without Arabic of their own, such as pages and prose. */
export const RIGHTS_WITHOUT_ARABIC: Rights = { language: LANGUAGE, licence: { other: 'CC-BY-4.0' } };

/** Rights of a record that holds Arabic. */
export const rightsWithArabic = (script: Script): Rights => ({
  language: LANGUAGE,
  licence: { arabic: script === 'quran' ? 'CC-BY-SA-4.0' : 'public-domain', other: 'CC-BY-4.0' },
});

/** Licences of the whole Qur'an: of its Arabic, and of the transliteration made from it. */
export const QURAN_ARABIC_LICENCE: Licence = { arabic: 'CC-BY-SA-4.0' };
export const QURAN_TRANSLITERATION_LICENCE: Licence = { other: 'CC-BY-4.0' };
