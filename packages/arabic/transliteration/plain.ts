import { TRANSLITERATION_KEY } from './key.ts';

const PLAIN_BY_PRECISE = new Map(TRANSLITERATION_KEY.map(({ precise, plain }) => [precise, plain]));
const DIGRAPHS = [...PLAIN_BY_PRECISE.keys()].filter((sound) => sound.length > 1);

/** A sound in precise letters. `ay` and `aw` are one where the y or w closes a syllable: not before a vowel, nor where it is doubled. */
const SOUND = new RegExp(`${DIGRAPHS.join('|')}|a[yw](?![aāiīuūēyw])|[^]`, 'gu');

/** The sounds that a language may spell in its own way, as the precise style writes them. */
export const SOUNDS_SPELLED_PER_LANGUAGE: readonly string[] = [...PLAIN_BY_PRECISE.keys(), 'ay', 'aw'];

/**
 * The plain form of text that is already in precise letters: alif lām mīm gives alif lam mim.
 * @param spelling how a language spells some of the sounds: with `{ sh: 'ch', u: 'ou' }` it is ach-choukr for ash-shukr
 */
export const plainFromPrecise = (precise: string, spelling: Readonly<Record<string, string>> = {}): string =>
  precise.replace(SOUND, (sound) => spelling[sound] ?? PLAIN_BY_PRECISE.get(sound) ?? sound);
