/** The plain transliteration in the spelling of the language of the build. */
import { plainFromPrecise } from '../arabic/transliteration/plain.ts';
import { PLAIN_SPELLING } from './messages/plain-spelling.ts';

/** French: "Allahoumma inni as'alouka" for "Allāhumma innī asʾaluka". */
export const localizedPlainFromPrecise = (precise: string): string => plainFromPrecise(precise, PLAIN_SPELLING);
