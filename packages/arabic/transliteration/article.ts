// Reads what can follow a wasla and is neither verb nor plain noun: the article, the name of Allah, alladhī.
import { WordError } from './error.ts';
import { isMarked, type Letter } from './letters.ts';
import { consonantSound, encodeArabicForPatterns, type Sound, vowelSound } from './sounds.ts';
import { areClitics, isRelativePronoun, isSunLetter } from './wasla.ts';

export interface ArticleOrAllahReading {
  sounds: Sound[];
  /** How many letters were read, from the lam on; 0 where the lam itself is still to be read. */
  taken: number;
  /** The next letter's shadda is already spoken by the article's assimilated lam. */
  assimilated: boolean;
}

// Imperatives with a lam of their own, which has a sukun before a moon letter: they look like the article and a noun.
const OWN_LAM_IMPERATIVE_STEMS = [
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
const OBJECT_PRONOUN = '(?:نiي|هaا|ه[iu](?:م[0iu]?|مaا|ن\\+a)?)';
const IMPERATIVE_ENDING = `(?:0|i|uو|iي|0نa)(?:${OBJECT_PRONOUN}|نaا)?`;
// ilqa, ilqaw (meet), ilghaw, ulghū (talk), ulhū (play).
const WEAK_IMPERATIVE_PATTERNS = ['قa(?:و[0u]|ي[0i]|يaا)?', 'غa(?:و[0u]|ي[0i])?', 'غuو?', 'هuو?', 'هiي'];
const IMPERATIVE_WITH_OWN_LAM = new RegExp(
  `^ل0(?:(?:${OWN_LAM_IMPERATIVE_STEMS.join('|')})${IMPERATIVE_ENDING}|(?:${WEAK_IMPERATIVE_PATTERNS.join('|')})${OBJECT_PRONOUN}?)$`,
  'u',
);
// Nouns of two letters that, after the article and with a sukun at a pause, look like an imperative (al-ghad). Other words
// of this shape are ambiguous.
const TWO_LETTER_NOUN_WITH_ARTICLE = /^ل0(?:ءaب|ءaخ|غaد|يaد|فaم|حaم|هaن)0$/u;
const LOOKS_LIKE_IMPERATIVE = /^ل0.[aiu].(?:0|uو)$|^ل0.aو0$/u;

/** Whether the lam after a wasla is a verb's own: ilʿab, ilḥaq. @throws WordError where only a dictionary could tell */
function isImperativeWithOwnLam(letters: readonly Letter[]): boolean {
  const shape = encodeArabicForPatterns(letters);
  if (IMPERATIVE_WITH_OWN_LAM.test(shape)) return true;
  if (LOOKS_LIKE_IMPERATIVE.test(shape) && !TWO_LETTER_NOUN_WITH_ARTICLE.test(shape))
    throw new WordError('ambiguous-lam', 'ل', 'a lam that may be the article or a verb’s own: give the word its last vowel, or check it');
  return false;
}

/** Reads the article or the name of Allah at a lam that follows a wasla (or the li- of lillāhi); undefined: neither. */
export function readArticleOrAllah(letters: readonly Letter[], lam: number, uthmani: boolean): ArticleOrAllahReading | undefined {
  const first = letters[lam];
  const second = letters[lam + 1];
  if (first?.char !== 'ل' || second === undefined) return undefined;
  const name = readAllah(letters, lam);
  if (name !== undefined) return name;
  if (isRelativePronoun(letters, lam)) {
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
    if (isSunLetter(second.char) || isImperativeWithOwnLam(letters.slice(lam))) return undefined;
    return { sounds: [wasla, consonantSound('ل'), hyphen], taken: 1, assimilated: false };
  }
  if (first.vowel === 'i' && (second.char === 'ا' || second.char === '\u0671') && !isMarked(second)) {
    // The article before a second wasla: al-ismu, al-ithnayni.
    return { sounds: [wasla, consonantSound('ل'), hyphen, vowelSound('i')], taken: 2, assimilated: false };
  }
  if (isMarked(first)) return undefined;
  if (!second.shadda) {
    if (isSunLetter(second.char)) throw new WordError('missing-shadda', second.written, 'no shadda after the article');
    if (uthmani) return undefined;
    throw new WordError('missing-sukun', first.written, 'no sukun on the lam of the article');
  }
  if (!isSunLetter(second.char))
    throw new WordError('unexpected-shadda', second.written, 'a shadda after the article on a letter that takes none');
  return { sounds: [wasla, consonantSound(second.char), hyphen], taken: 1, assimilated: true };
}

/** Reads the name of Allah where a hamza begins it (yā Allāh), from the lam on; undefined: another word. */
export function readAllahWithInitialHamza(letters: readonly Letter[], lam: number): ArticleOrAllahReading | undefined {
  const name = letters[lam]?.char === 'ل' && letters[lam + 1]?.char === 'ل' ? readAllah(letters, lam) : undefined;
  if (name === undefined) return undefined;
  return { ...name, sounds: [{ type: 'vowel', vowel: 'a', long: false, capital: true }, ...name.sounds.slice(1)] };
}

// Allāh and allāhumma: the long a is not written, and prefixes join the name without its alif (lillāhi, billāhi).
function readAllah(letters: readonly Letter[], lam: number): ArticleOrAllahReading | undefined {
  const shape = encodeArabicForPatterns(letters.slice(lam));
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

/** Whether the letter at `at` is the li- or la- that is joined to the article: lillāhi, li-n-nāsi, la-l-ākhiratu. */
export function isLamBeforeArticle(letters: readonly Letter[], at: number): boolean {
  const [first, second, third] = [letters[at], letters[at + 1], letters[at + 2]];
  if (first?.char !== 'ل' || (first.vowel !== 'i' && first.vowel !== 'a')) return false;
  if (second?.char !== 'ل' || !areClitics(letters.slice(0, at))) return false;
  if (second.sukun || second.shadda) return third !== undefined;
  if (second.vowel === 'i') return third?.char === 'ا' && !isMarked(third);
  return !isMarked(second) && third?.shadda === true;
}
