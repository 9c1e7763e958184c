/** The words of a query or of a word of need, without stop words, in the forms by which they are compared. */
import { stemmer } from 'stemmer';
import { foldArabic, foldLatin, soundOf } from './fold.ts';
import { isArabic, wordsOf } from './words.ts';

/** What people write around the thing that they look for. Without it "what to say when it thunders" is about thunder. */
const STOP_WORDS = new Set(
  `a about al also am an and ar are as ash ask asking asks at az be been being but by d did do doa does doing du dua duas e for had has have having he her him
  his how i if im in into is islam islamic it its just ka kay ke kya let ll may me my of on or our ra recite recited reciting s say saying
  says she should so such supplication supplications than that the their them then there these they this those through to too toward
  towards upon us very wa was we were what when where which while who why will wish with would you your invocation invocations pdf
  transliteration`.split(/\s+/),
);
/** Words that say little beside others, and something where they are all there is: "feeling alone", "someone died". */
const WEAK = new Set(
  `all any can cant could day dont down each feel feeling feels felt for from gave get gets getting give given go goes going good got help
  hadith keep keeps make makes making meaning muslim need needs no not now off one out over people person please pray prayer prayers praying
  prays prophet read reading seek seeking sb some somebody someone someones something sunnah surah thing things time times too up want
  wanting wants went word words allah arabic english islam reply new today tomorrow tonight yesterday really`.split(/\s+/),
);
const ARABIC_STOP_WORDS = new Set(
  'دعاء ادعيه دعا الدعاء ما ماذا يقال يقول قال اقول قول من في على علي عن عند اذا ان الى الي كيف لمن هو او و لا'.split(' '),
);

/** An Arabic word without the article and what is written together with it, where enough of it is left. */
const bare = (folded: string): string => {
  const rest = folded.replace(/^(?:[وفبك]?ال|و?لل)/, '');
  return rest.length >= 3 ? rest : folded;
};

export interface QueryToken {
  /** As it is written, folded. */
  folded: string;
  arabic: boolean;
  /** It says little beside others. */
  weak: boolean;
  /** Every form in which it is compared; two words meet where they share one. */
  forms: readonly string[];
}

/** The forms in which a folded Latin word is compared: as written, its stem, its sound. */
export const formsOf = (folded: string): string[] => [...new Set([folded, stemmer(folded), soundOf(folded)])];

function queryTokens(word: string): QueryToken[] {
  if (isArabic(word)) {
    const [folded = ''] = foldArabic(word);
    return folded ? [{ folded, arabic: true, weak: false, forms: [bare(folded)] }] : [];
  }
  return foldLatin(word)
    .split('-')
    .filter(Boolean)
    .map((folded) => ({ folded, arabic: false, weak: WEAK.has(folded), forms: formsOf(folded) }));
}

// Words come again and again, in the needs and from one key press to the next.
const memory = new Map<string, readonly QueryToken[]>();

function known(word: string): readonly QueryToken[] {
  const made = memory.get(word) ?? queryTokens(word);
  memory.set(word, made);
  return made;
}

const isStopWord = ({ folded, arabic }: QueryToken): boolean => (arabic ? ARABIC_STOP_WORDS : STOP_WORDS).has(folded);

/** All words of a text, stop words too. */
export const allWords = (text: string): QueryToken[] => wordsOf(text).flatMap(({ text: word }) => known(word));

/** The words that are no stop words; all of them where there are no others. */
export function withoutStopWords(words: readonly QueryToken[]): readonly QueryToken[] {
  const kept = words.filter((word) => !isStopWord(word));
  return kept.length > 0 ? kept : words;
}

/** Transliterated words as one run of letters: as it sounds, and its consonants. */
export interface Run {
  sound: string;
  consonants: string;
}

const VOWELS = /[aeiouwy]/g;
/** A doubled letter that is written with two: sakhkhara. */
const DOUBLED = /(kh|sh|th|gh)\1/g;

/**
 * A text as one run of letters, so that it does not matter where one word ends and the next begins: "rabbi ighfir li" and
 * "rabbighfirli" differ in a vowel only.
 */
export function runOf(words: readonly QueryToken[]): Run {
  const sound = soundOf(words.map(({ folded }) => folded).join('')).replace(DOUBLED, '$1');
  return { sound, consonants: sound.replace(VOWELS, '').replace(/(.)\1+/g, '$1') };
}
