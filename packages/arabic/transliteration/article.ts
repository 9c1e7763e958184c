// What can follow a wasla and is not a verb or noun: the article, the name of Allah, alladhī.
import { WordError } from './error.ts';
import { isMarked, type Letter } from './letters.ts';
import { consonantSound, outline, type Sound, vowelSound } from './sounds.ts';
import { areClitics, isRelative, isSun } from './wasla.ts';

export interface WordOpening {
  sounds: Sound[];
  /** How many letters from the lam on it took. */
  taken: number;
  /** The next letter's shadda is already spoken by the article's assimilated lam. */
  assimilated: boolean;
}

// Imperatives whose own first letter is a lam with sukun before a moon letter look like the article and a noun.
const LAM_ROOTS = [
  'عaب',
  'عaق',
  'عaن',
  'حaق',
  'حaس',
  'حaظ',
  'حaد',
  'بaس',
  'بaث',
  'هaث',
  'هaج',
  'قaم',
  'قaف',
  'قuط',
  'مuس',
  'مiس',
  'مaح',
  'مiز',
  'مuز',
  'فiظ',
  'فiت',
  'كuز',
  'كuم',
  'جaء',
];
const HIM = '(?:نiي|هaا|ه[iu](?:م[0iu]?|مaا|ن\\+a)?)';
const IMPERATIVE_END = `(?:0|i|uو|iي|0نa)(?:${HIM}|نaا)?`;
// ilqa, ilqaw (meet), ilghaw, ulghū (talk), ulhū (play).
const WEAK_IMPERATIVES = ['قa(?:و[0u]|ي[0i]|يaا)?', 'غa(?:و[0u]|ي[0i])?', 'غuو?', 'هuو?', 'هiي'];
const VERBS_IN_LAM = new RegExp(`^ل0(?:(?:${LAM_ROOTS.join('|')})${IMPERATIVE_END}|(?:${WEAK_IMPERATIVES.join('|')})${HIM}?)$`, 'u');
// Two letters after the article that end like an imperative: some nouns at a pause (al-ghad) and nothing else that is certain.
const TWO_LETTER_NOUNS = /^ل0(?:ءaب|ءaخ|غaد|يaد|فaم|حaم|هaن)0$/u;
const LIKE_IMPERATIVE = /^ل0.[aiu].(?:0|uو)$|^ل0.aو0$/u;

/** Whether the lam after a wasla is a verb's own: ilʿab, ilḥaq. @throws WordError where only a dictionary could tell */
function isVerbInLam(letters: readonly Letter[]): boolean {
  const shape = outline(letters);
  if (VERBS_IN_LAM.test(shape)) return true;
  if (LIKE_IMPERATIVE.test(shape) && !TWO_LETTER_NOUNS.test(shape))
    throw new WordError('ambiguous-lam', 'ل', 'a lam that may be the article or a verb’s own: give the word its last vowel, or check it');
  return false;
}

/** Reads the article or the name of Allah at a lam that follows a wasla (or the li- of lillāhi); undefined: neither. */
export function readOpening(letters: readonly Letter[], lam: number, uthmani: boolean): WordOpening | undefined {
  const first = letters[lam];
  const second = letters[lam + 1];
  if (first?.char !== 'ل' || second === undefined) return undefined;
  const name = readAllah(letters, lam);
  if (name !== undefined) return name;
  if (isRelative(letters, lam)) {
    const taken = first.shadda ? 0 : 1;
    return { sounds: [{ type: 'wasla', vowel: 'a' }], taken, assimilated: false };
  }
  const wasla: Sound = { type: 'wasla', vowel: 'a' };
  const hyphen: Sound = { type: 'break', sign: '-' };
  if (first.shadda) {
    // The Qur'an writes al-layl with one lam.
    return { sounds: [wasla, consonantSound('ل'), hyphen], taken: 0, assimilated: true };
  }
  if (first.sukun) {
    if (isSun(second.char) || isVerbInLam(letters.slice(lam))) return undefined;
    return { sounds: [wasla, consonantSound('ل'), hyphen], taken: 1, assimilated: false };
  }
  if (first.vowel === 'i' && (second.char === 'ا' || second.char === '\u0671') && !isMarked(second)) {
    // The article before a second wasla: al-ismu, al-ithnayni.
    return { sounds: [wasla, consonantSound('ل'), hyphen, vowelSound('i')], taken: 2, assimilated: false };
  }
  if (isMarked(first)) return undefined;
  if (!second.shadda) {
    if (isSun(second.char)) throw new WordError('missing-shadda', second.written, 'no shadda after the article');
    if (uthmani) return undefined;
    throw new WordError('missing-sukun', first.written, 'no sukun on the lam of the article');
  }
  if (!isSun(second.char))
    throw new WordError('unexpected-shadda', second.written, 'a shadda after the article on a letter that takes none');
  return { sounds: [wasla, consonantSound(second.char), hyphen], taken: 1, assimilated: true };
}

/** Reads the name of Allah where a hamza begins it (yā Allāh), from the lam on; undefined: another word. */
export function readAllahAfterHamza(letters: readonly Letter[], lam: number): WordOpening | undefined {
  const name = letters[lam]?.char === 'ل' && letters[lam + 1]?.char === 'ل' ? readAllah(letters, lam) : undefined;
  if (name === undefined) return undefined;
  return { ...name, sounds: [{ type: 'vowel', vowel: 'a', long: false, capital: true }, ...name.sounds.slice(1)] };
}

// Allāh and allāhumma: the long a is not written, and the prefixes melt into the name (lillāhi, billāhi).
function readAllah(letters: readonly Letter[], lam: number): WordOpening | undefined {
  const shape = outline(letters.slice(lam));
  if (!/^ل?ل\+a?\|?ه(?:[aiu]|0)?(?:م\+a)?$/u.test(shape)) return undefined;
  const taken = shape.startsWith('ل+') ? 1 : 2;
  const doubled = letters[lam + taken - 1];
  if (doubled?.vowel === '' && !doubled.dagger) throw new WordError('missing-vowel', 'ل', 'no fatha in the name of Allah');
  return {
    sounds: [{ type: 'wasla', vowel: 'a', name: true }, consonantSound('ل', true), vowelSound('a', true)],
    taken,
    assimilated: false,
  };
}

/** Whether the letter at `at` is the li- or la- that melts with the article: lillāhi, li-n-nāsi, la-l-ākhiratu. */
export function isContracted(letters: readonly Letter[], at: number): boolean {
  const [first, second, third] = [letters[at], letters[at + 1], letters[at + 2]];
  if (first?.char !== 'ل' || (first.vowel !== 'i' && first.vowel !== 'a')) return false;
  if (second?.char !== 'ل' || !areClitics(letters.slice(0, at))) return false;
  if (second.sukun || second.shadda) return third !== undefined;
  if (second.vowel === 'i') return third?.char === 'ا' && !isMarked(third);
  return !isMarked(second) && third?.shadda === true;
}
