/** The plain transliteration of a stored one. A module of its own, because it brings the engine's table along. */
import { runningTransliteration } from '../../../packages/arabic/transliteration/stored-transliteration.ts';
import { localizedPlainFromPrecise } from '../../../packages/core/plain-transliteration.ts';

/** "Allahumma inni as'aluka" for "Allāhumma innī asʾaluka". */
export const toPlainTransliteration = (stored: string): string => localizedPlainFromPrecise(runningTransliteration(stored));
