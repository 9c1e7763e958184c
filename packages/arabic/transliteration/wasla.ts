// The alif of wasla: where it stands, and the vowel it takes at a beginning.
import { WordError } from './error.ts';
import { isMarked, type Letter, type Vowel } from './letters.ts';
import { encodeArabicForPatterns } from './sounds.ts';

const SUN_LETTERS = new Set('تثدذرزسشصضطظلن');

/** Whether the article's lam assimilates to the letter. */
export function isSunLetter(letter: string): boolean {
  return SUN_LETTERS.has(letter);
}

// A doubled letter right after wasla: the assimilated t of form VIII (ittaqā, iddakara) or V and VI (iṭṭahhara).
const DOUBLED_AFTER_WASLA = new Set('تثدذزسشصضطظ');

const CLITICS = /^(?:ءa)?(?:فa)?(?:وa){0,2}(?:[بل]i|[كلت]a)?$/u;

/** Whether letters are nothing but the small words that Arabic writes together with the next: and, so, by, for. */
export function areClitics(letters: readonly Letter[]): boolean {
  // A shadda on the first letter comes from assimilation to the word before (the Qur'an's li-n-nāsi after an n).
  return CLITICS.test(encodeArabicForPatterns(letters).replace(/^(.)\+/u, '$1'));
}

/** Whether the bare alif at `at` is one of wasla (waghfir) and not a long a (wāḥid). */
export function isWasla(letters: readonly Letter[], at: number): boolean {
  const letter = letters[at];
  if (letter?.char === '\u0671') return true;
  if (letter?.char !== 'ا' || isMarked(letter) || letter.madda) return false;
  if (at === 0) return true;
  const before = letters.slice(0, at);
  if (!areClitics(before)) return false;
  // No long vowel of Arabic is written i + alif, so an alif after bi- and li- has no other reading.
  if (before.at(-1)?.vowel === 'i') return true;
  return canOnlyFollowWasla(letters, at + 1);
}

// What can follow wasla but not a long a: a letter with sukun, the article, alladhī, or a doubled letter of a verb.
function canOnlyFollowWasla(letters: readonly Letter[], at: number): boolean {
  const first = letters[at];
  const second = letters[at + 1];
  if (first === undefined || second === undefined) return false;
  if (first.sukun) return true;
  if (first.char === 'ل' && first.vowel === 'i' && second.char === 'ا' && !isMarked(second)) return true;
  if (first.char === 'ل' && first.shadda) return isRelativePronoun(letters, at);
  if (first.char === 'ل' && !isMarked(first)) return second.shadda;
  return first.shadda && DOUBLED_AFTER_WASLA.has(first.char);
}

// With one lam: alladhī, alladhīna, allatī, and as the Qur'an spells them alladhāni, allātī, allāʾī.
const RELATIVE_ONE_LAM = /^ل\+a(?:ذiي(?!ذ)|ذaا|ذa\||ذaي0ن|تiي|\|تi|\|ءi)/u;
// With two: alladhāni, alladhayni, allātī, allāʾī, allawātī.
const RELATIVE_TWO_LAMS = /^لل\+a(?:ذaانi|ذaي0نi|اتi|اءi|وaاتi)/u;

/** alladhī and its family begin with a doubled lam that is not the article's. */
export function isRelativePronoun(letters: readonly Letter[], lam: number): boolean {
  const rest = encodeArabicForPatterns(letters.slice(lam));
  return RELATIVE_ONE_LAM.test(rest) || RELATIVE_TWO_LAMS.test(rest);
}

// For `NOUN_WITH_WASLA`: ibn, ism, imruʾ, ist. Their third letter carries the case ending, so it says nothing about
// the first. Each is written out to its end: ustur (hide) and ustujība begin like ist, usmurū like ism.
const PRONOUN_SUFFIX = '(?:ك(?:[ai]|uم[0u]?|uمaا|uن\\+a)|ه(?:aا|[iu](?:م[0iu]?|مaا|ن\\+a|و|ي)?)|نaا)';
const NOUN_WITH_WASLA = new RegExp(`^(?:(?:ب0ن|س0م|س0ت)(?:[aiu]n?|[aiu]${PRONOUN_SUFFIX}|iيa?)|م0رuء.*)$`, 'u');
// Verbs with a weak last root letter lose it before the endings -ū and -ī, so the vowel before these belongs to the ending:
// imshū (root mashā, yamshī), udʿī (root daʿā, yadʿū). The wasla takes the vowel of the root, as the tables below tell.
const WEAK_ENDING = /^.0.(?:uو|iي)(?![aiu0+])/u;
const WEAK_ROOTS_IN_U = new Set([
  'د0ع',
  'ر0ج',
  'غ0د',
  'ت0ل',
  'ع0ف',
  'غ0ز',
  'ش0ك',
  'ص0ف',
  'س0م',
  'د0ن',
  'ن0ج',
  'خ0ل',
  'م0ح',
  'ب0ل',
  'ك0س',
  'ه0ج',
  'ع0د',
  'ع0ل',
  'س0ل',
  'ح0ب',
  'ق0ف',
  'خ0ط',
  'ص0ح',
  'ل0ه',
  'غ0ذ',
  'ب0د',
]);
const WEAK_ROOTS_IN_I = new Set([
  'م0ش',
  'ق0ض',
  'ب0ن',
  'م0ض',
  'ء0ت',
  'ر0م',
  'ه0د',
  'ج0ر',
  'ب0ك',
  'س0ق',
  'ش0ف',
  'ف0د',
  'ش0ر',
  'ط0و',
  'ن0و',
  'ح0م',
  'ع0ص',
  'ك0ف',
  'ب0غ',
  'ج0ز',
  'ر0ق',
  'ك0و',
  'ش0و',
  'د0ر',
  'ج0ن',
  'ث0ن',
  'س0ب',
  'ف0ل',
  'ح0ك',
  'س0ر',
  'ق0ر',
]);

/** The vowel that a wasla takes at a beginning, from the letters after it; '' where only a dictionary could tell. */
export function waslaVowel(after: readonly Letter[]): Vowel | '' {
  const [first, second] = after;
  if (first === undefined || second === undefined) throw new WordError('stray-alif', 'ا', 'an alif with nothing to read after it');
  const shape = encodeArabicForPatterns(after);
  if (NOUN_WITH_WASLA.test(shape)) return 'i';
  // aymu-llāhi, an oath.
  if (shape.startsWith('ي0مu')) return 'a';
  const third = first.shadda ? first : second;
  if (WEAK_ENDING.test(shape)) {
    const root = shape.slice(0, 3);
    if (WEAK_ROOTS_IN_U.has(root)) return 'u';
    // Before -ī the vowel i is the rule; before -ū the verb must be known.
    return third.vowel === 'i' || WEAK_ROOTS_IN_I.has(root) ? 'i' : '';
  }
  return third.vowel === 'u' ? 'u' : 'i';
}

/** Checks the letters after a bare alif read as wasla. @throws WordError where no wasla can stand: a hamza or vowel is missing */
export function checkAfterWasla(after: readonly Letter[], uthmani: boolean): void {
  const [first] = after;
  if (first === undefined) throw new WordError('stray-alif', 'ا', 'an alif alone is no word');
  if (first.sukun || (uthmani && !isMarked(first))) return;
  if (first.shadda && (DOUBLED_AFTER_WASLA.has(first.char) || first.char === 'ل')) return;
  if (!isMarked(first)) throw new WordError('missing-vowel', first.written, 'no vowel, sukun or shadda');
  throw new WordError('missing-hamza', 'ا', 'an alif with no hamza before a letter with a vowel: write أ or إ, or check the next letter');
}
