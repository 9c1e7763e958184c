/**
 * Which texts a query quotes. Arabic and transliterations are compared as one run of letters: many write words together
 * ("الحمدلله") or leave out an alif. A long quote may have a wrong letter, or a word more or less.
 */
import { foldedArabicSpellings, foldLatin, foldWord, hasArabicLetters } from '../../../../packages/core/search/fold.ts';
import { OMITTED_WORDS_SECTION_ID, type SearchText } from '../../../../packages/core/search/model.ts';
import { isInLocaleArabicScript } from '../../../../packages/core/search/own-script.ts';
import { soundOf } from '../../../../packages/core/search/sound.ts';
import { termsOfText } from '../../../../packages/core/search/terms.ts';
import { wordsOf } from '../../../../packages/core/search/words.ts';

/** The letters of Arabic words without alif and hamza, doubled ones once. */
const arabicRun = (words: readonly string[]): string =>
  words
    .map((word) => foldedArabicSpellings(word)[0] ?? '')
    .join('')
    .replaceAll(/[اء]/g, '')
    .replaceAll(/(.)\1+/g, '$1');

/** A folded Arabic word without its article, if three letters or more are left: not that of الله. */
const withoutArabicArticle = (folded: string): string => folded.replace(/^ال(?=.{3})/, '');

const latinRun = (text: string): string => soundOf(foldLatin(text).replaceAll(/[^a-z]/g, ''));

interface TextRuns {
  arabic: string;
  latin: string;
}

// Cached, as each key press compares the same texts again.
const runsCache = new WeakMap<SearchText, TextRuns>();

function runsOf(text: SearchText): TextRuns {
  const known = runsCache.get(text);
  if (known) return known;
  const made = { arabic: arabicRun(wordsOf(text.arabic ?? '').map((word) => word.text)), latin: latinRun(text.latin ?? '') };
  runsCache.set(text, made);
  return made;
}

/** A text that is more than this many times as long as the query is not only what is sought. */
const MAX_LENGTH_RATIO_OF_WHOLE = 2;
/** The same for Arabic, which is typed without vowels. */
const MAX_VOWELLED_LENGTH_RATIO_OF_WHOLE = 4;

/** Whether a text is nothing but what is sought, with or without its article, as a name of Allah may be: "al fattah", "fattah". */
export function isExactlyWhatIsSought(text: SearchText, sought: readonly string[]): boolean {
  const { latin = '', arabic = '' } = text;
  const typed = sought.join('');
  if (sought.every(hasArabicLetters)) {
    if (arabic.includes(' '))
      return arabic.length <= MAX_VOWELLED_LENGTH_RATIO_OF_WHOLE * typed.length && runsOf(text).arabic === arabicRun(sought);
    const forms = new Set(foldedArabicSpellings(typed).map(withoutArabicArticle));
    return termsOfText(arabic, 'arabic').some((term) => forms.has(withoutArabicArticle(term)));
  }
  if (latin === '' || latin.length > MAX_LENGTH_RATIO_OF_WHOLE * typed.length) return false;
  const folded = foldLatin(latin.replaceAll(' ', ''));
  const sound = soundOf(foldLatin(typed));
  return sound === soundOf(folded) || sound === soundOf(folded.replace(/^a[a-z]{1,2}-/, ''));
}

/** Whether the words follow one another in a translation, where the last one may be unfinished. */
const hasWordsInOrder = (text: string | undefined, sought: readonly string[]): boolean =>
  text !== undefined && ` ${termsOfText(text, 'translation').join(' ')}`.includes(` ${sought.map(foldWord).join(' ')}`);

/** Whether a text that has all words of a query has them in the order of the query. */
function hasQuote(text: SearchText, sought: readonly string[]): boolean {
  if (sought.every(hasArabicLetters) && runsOf(text).arabic.includes(arabicRun(sought))) return true;
  if (sought.every((word) => hasArabicLetters(word) && !isInLocaleArabicScript(word))) return false;
  const latin = latinRun(sought.join(''));
  return hasWordsInOrder(text.translation, sought) || (latin !== '' && runsOf(text).latin.includes(latin));
}

/** The fewest letters of a quote that may have wrong ones: a shorter one stands in a text by chance. Latin has the vowels too. */
const MIN_NEAR_QUOTE_LETTERS = { arabic: 12, latin: 18 };
const LETTERS_PER_WRONG_ONE = 5;
/** A quote that more texts have is a formula, and names none of them. */
const MAX_TEXTS_WITH_NEAR_QUOTE = 5;

/** The fewest letters to change, add or leave out until a run stands in a longer one. */
function changesUntilIn(run: string, longer: string): number {
  // The Levenshtein distance, letter by letter of the longer run; but the run may begin and end anywhere in it.
  let column = Array.from({ length: run.length + 1 }, (_, at) => at);
  let fewest = run.length;
  for (const letter of longer) {
    const next = [0];
    for (let at = 0; at < run.length; at++)
      next.push(Math.min((column[at] ?? 0) + (run[at] === letter ? 0 : 1), (column[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    column = next;
    fewest = Math.min(fewest, next[run.length] ?? fewest);
  }
  return fewest;
}

/** The texts that have a long quote with the fewest wrong letters; none where a text has it by chance or as a formula. */
function textsWithNearQuote(texts: readonly SearchText[], sought: readonly string[]): readonly SearchText[] {
  const script = sought.every(hasArabicLetters) ? 'arabic' : 'latin';
  const run = script === 'arabic' ? arabicRun(sought) : latinRun(sought.join(''));
  if (run.length < MIN_NEAR_QUOTE_LETTERS[script]) return [];
  const changes = texts.map((text) => changesUntilIn(run, runsOf(text)[script]));
  const fewest = Math.min(...changes);
  const near = texts.filter((_, at) => changes[at] === fewest);
  return fewest <= run.length / LETTERS_PER_WRONG_ONE && near.length <= MAX_TEXTS_WITH_NEAR_QUOTE ? near : [];
}

/** Whether a text consists of words that pages leave out, and that no page prints. */
const isLeftOut = ({ places }: SearchText): boolean => places.every(({ id }) => id === OMITTED_WORDS_SECTION_ID);

/** What a quoted text adds to the score of its page, where a need that equals the query scores 1. */
const QUOTE_BONUS = { whole: 1, longArabic: 1, near: 0.8, other: 0.3 } as const;
/** Arabic words that make a quote too long for a chance match in another dua. */
const MIN_LONG_ARABIC_QUOTE_WORDS = 4;
/** How many texts are looked through for a quote with wrong letters. */
const MAX_NEAR_QUOTE_CANDIDATES = 30;

/**
 * The bonus of each text that is quoted.
 * @param texts the best first
 * @param mayHaveAllWords whether any text can have all the words, so that checking their order is worth the time
 */
export function quoteBonuses(
  texts: readonly SearchText[],
  sought: readonly string[],
  mayHaveAllWords: boolean,
): ReadonlyMap<SearchText, number> {
  const isLongArabic = sought.length >= MIN_LONG_ARABIC_QUOTE_WORDS && sought.every(hasArabicLetters);
  const bonusOf = (text: SearchText): number => {
    if (isExactlyWhatIsSought(text, sought)) return QUOTE_BONUS.whole;
    if (!mayHaveAllWords || sought.length < 2 || !hasQuote(text, sought)) return 0;
    return isLongArabic ? QUOTE_BONUS.longArabic : QUOTE_BONUS.other;
  };
  const bonuses = new Map(texts.map((text) => [text, bonusOf(text)]));
  if (sought.length < 2 || [...bonuses.values()].some((bonus) => bonus > 0)) return bonuses;
  const candidates = texts.slice(0, MAX_NEAR_QUOTE_CANDIDATES);
  const printed = textsWithNearQuote(
    candidates.filter((text) => !isLeftOut(text)),
    sought,
  );
  const near = printed.length > 0 ? printed : textsWithNearQuote(candidates.filter(isLeftOut), sought);
  return new Map(near.map((text) => [text, QUOTE_BONUS.near]));
}
