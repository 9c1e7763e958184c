/** The plain transliteration of a stored one. A module of its own, because it brings the engine's table along. */
import { runningText } from '../../../packages/arabic/transliteration/stored-words.ts';
import { plainFromPrecise } from '../../../packages/arabic/transliteration/plain.ts';

/** "Allahumma inni as'aluka" for "Allāhumma innī asʾaluka". */
export const toPlainTransliteration = (stored: string): string => plainFromPrecise(runningText(stored));
