/** The plain transliteration of a stored one. A module of its own, because it brings the engine's table along. */
import { runningText } from '../../../packages/arabic/transliteration/stored-words.ts';
import { plainInLanguage } from '../../../packages/core/plain-transliteration.ts';

/** "Allahumma inni as'aluka" for "Allāhumma innī asʾaluka". */
export const toPlainTransliteration = (stored: string): string => plainInLanguage(runningText(stored));
