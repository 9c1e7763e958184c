/** The words of a message and of known texts in the forms by which they are compared. */
import { foldedArabicSpellings, foldLatin, hasArabicLetters } from '../search/fold.ts';
import { memoizeByWord } from './memoize.ts';

export interface Word {
  /** Offset of the word in its text. */
  at: number;
  /** Spelled as in the message or text. */
  text: string;
  /** Words with the same key are compared by their letters; the key lacks what spellings leave out. */
  key: string;
  /** Spellings without marks; two words have the same letters where they share one. */
  letters: readonly string[];
}

/** The key of `{name}`, which stands for any word. */
export const ANY_WORD_KEY = '{name}';

const ARABIC_LETTER_RANGES =
  '\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff\\u0750-\\u077f\\u08a0-\\u08c9\\ufb50-\\ufbb1\\ufbd3-\\ufd3d\\ufd50-\\ufdc7\\ufdf0-\\ufdfb\\ufe70-\\ufefc';
/** An Arabic word with its marks and with signs that cannot be seen. */
const ARABIC_WORD = new RegExp(
  `\\{name\\}|[${ARABIC_LETTER_RANGES}][${ARABIC_LETTER_RANGES}\\p{M}\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]*`,
  'gu',
);
const LATIN_WORD = /\{name\}|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}'’‘`´ʼʾʿ·-]*/gu;

/** Spellings of one word that folding leaves different, as parts of folded words. */
const SPELLING_REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/ء/g, ''],
  [/رحمان/g, 'رحمن'],
  [/سماوات|سموات/g, 'سموت'],
  [/صلوه/g, 'صلاه'],
  [/زكوه/g, 'زكاه'],
  [/حيوه/g, 'حياه'],
  [/^(ال)?لاه(?=ي|نا|كم|م?$)/g, '$1له'],
  [/^هاذا/g, 'هذا'],
  [/^ذالك/g, 'ذلك'],
  [/^لاكن/g, 'لكن'],
  [/اسحاق/g, 'اسحق'],
  // As India and Pakistan print "I ask You": اسئلک.
  [/^([وف]?[انت])سيل/g, '$1سال'],
  // A doubled waw or ya becomes one. Folding makes a doubled letter of ؤو and ئي, and many texts leave out one of the two, as
  // they do in يحيي.
  [/وو/g, 'و'],
  [/يي/g, 'ي'],
];

const unifySpelling = (folded: string): string => SPELLING_REPLACEMENTS.reduce((word, [pattern, by]) => word.replace(pattern, by), folded);

/** Long a is often only a mark, so the key keeps an alif only as its first letter. */
const comparisonKey = (letters: string): string => letters.slice(0, 1) + letters.slice(1).replaceAll('ا', '');

type WordForms = Pick<Word, 'key' | 'letters'>;

const arabicForms = memoizeByWord((text): WordForms => {
  const letters = [...new Set(foldedArabicSpellings(text).map(unifySpelling))].filter(Boolean);
  return { key: comparisonKey(letters[0] ?? ''), letters };
});

const latinFormsOf = memoizeByWord((text): WordForms => {
  const folded = text === ANY_WORD_KEY ? ANY_WORD_KEY : foldLatin(text).replaceAll('-', '');
  return { key: folded, letters: [folded] };
});

/** Prefixes that are typed by themselves: "and", "so", "by", "for", "like". */
const DETACHED_PREFIXES: ReadonlySet<string> = new Set('وفبلك');
/** The vocative ya, which the Qur'an joins to its word: يٰأيها. */
const VOCATIVE = /^(?:[وف]\u064e)?ي\u064e?\u0640?\u0670\u0653?/u;
/** ذا written as one with the article after it, with one alif for both: ذالجلال. Not ذالكم. */
const JOINED_DHA = /^ذ\u064e?(?=ال(?!\p{M}*ك)\p{M}*\p{L}\p{M}*\p{L})/u;

/** Formulas that a text may have after any name or before any saying, as sequences of folded words. */
const IGNORED_FORMULAS: readonly (readonly string[])[] = [
  'صلي الله عليه وعلي اله وصحبه وسلم',
  'صلي الله عليه واله وسلم',
  'صلي الله عليه وسلم',
  'رضي الله عنهما',
  'رضي الله عنهم',
  'رضي الله عنها',
  'رضي الله عنه',
  'قال رسول الله',
].map((formula) => formula.split(' '));
const FORMULA_FIRST_WORDS: ReadonlySet<string> = new Set(IGNORED_FORMULAS.flatMap(([first = '']) => first));
const HONORIFIC_SIGN = /^[\ufdf9-\ufdfb]$/;

function withoutFormulas(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length;) {
    const begins = FORMULA_FIRST_WORDS.has(words[at]?.letters[0] ?? '');
    const formula = begins ? IGNORED_FORMULAS.find((one) => one.every((part, index) => words[at + index]?.letters[0] === part)) : undefined;
    if (formula) at += formula.length;
    else {
      const word = words[at];
      if (word && !HONORIFIC_SIGN.test(word.text)) kept.push(word);
      at += 1;
    }
  }
  return kept;
}

function joinDetachedPrefixes(words: readonly Word[], text: string): Word[] {
  const made: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) continue;
    const isPart = DETACHED_PREFIXES.has(word.letters[0] ?? '') && next !== undefined && next.key !== ANY_WORD_KEY;
    if (isPart && /^\s*$/.test(text.slice(word.at + word.text.length, next.at))) {
      const whole = text.slice(word.at, next.at + next.text.length);
      made.push({ at: word.at, text: whole, ...arabicForms(whole) });
      index += 1;
    } else made.push(word);
  }
  return made;
}

/** Splits a word that begins with the vocative ya, or with ذا joined to an article; else itself alone. Offsets are within the written word. */
const splitJoined = memoizeByWord((written): readonly Word[] => {
  if (written === ANY_WORD_KEY) return [{ at: 0, text: written, key: ANY_WORD_KEY, letters: [] }];
  const dha = JOINED_DHA.exec(written)?.[0].length ?? 0;
  if (dha > 0) {
    // The alif belongs to both.
    const second = written.slice(dha);
    return [
      { at: 0, text: written.slice(0, dha), ...arabicForms('ذا') },
      { at: dha, text: second, ...arabicForms(second) },
    ];
  }
  const called = VOCATIVE.exec(written)?.[0].length ?? 0;
  const cuts = called > 0 && called < written.length ? [0, called] : [0];
  const parts = cuts.map((at, index): Word => {
    const text = written.slice(at, cuts[index + 1]);
    return { at, text, ...arabicForms(text) };
  });
  // Where nothing follows the vocative, it is the word يا by itself.
  const words = parts.every(({ key }) => key !== '') ? parts : [{ at: 0, text: written, ...arabicForms(written) }];
  return words.filter(({ key }) => key !== '');
});

/** The Arabic words of a text in reading order; formulas such as those after names are left out. */
export function arabicWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(ARABIC_WORD)) {
    for (const { at, text: word, key, letters } of splitJoined(written)) words.push({ at: index + at, text: word, key, letters });
  }
  return joinDetachedPrefixes(withoutFormulas(words), text);
}

/** The words of a text in Latin letters, without case and signs. */
export const latinWords = (text: string): Word[] =>
  Array.from(text.matchAll(LATIN_WORD), ({ 0: word, index }): Word => {
    const { key, letters } = latinFormsOf(word);
    return { at: index, text: word, key, letters };
  }).filter(({ key }) => key !== '');

/** The words of a text in a language of the Arabic script, its Latin words included. */
export const arabicAndLatinWords = (text: string): Word[] =>
  [
    ...Array.from(text.matchAll(ARABIC_WORD), ({ 0: word, index }): Word => {
      const letters = word === ANY_WORD_KEY ? [ANY_WORD_KEY] : foldedArabicSpellings(word);
      return { at: index, text: word, key: letters[0] ?? '', letters };
    }).filter(({ key, text: word }) => key !== '' && !HONORIFIC_SIGN.test(word)),
    ...latinWords(text).filter(({ key }) => key !== ANY_WORD_KEY),
  ].toSorted((one, other) => one.at - other.at);

/** Whether most words of a text are written in the Arabic script. */
export function isMostlyInArabicScript(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter(hasArabicLetters).length * 2 > words.length;
}

/** Whether two words have the same letters. */
export const haveSameLetters = (one: Word, other: Word): boolean =>
  one.letters === other.letters || one.letters.some((letters) => other.letters.includes(letters));

/** Splits a word into the first two parts whose keys `isKnown` accepts; undefined where there are none. */
export function splitIntoKnownWords(word: Word, isKnown: (first: string, second: string) => boolean): [Word, Word] | undefined {
  for (let cut = 2; cut <= word.text.length - 2; cut++) {
    // A mark belongs to the letter before it.
    if (/\p{M}/u.test(word.text.charAt(cut))) continue;
    const [first, second] = [word.text.slice(0, cut), word.text.slice(cut)];
    const [one, two] = [arabicForms(first), arabicForms(second)];
    if (one.key && two.key && isKnown(one.key, two.key))
      return [
        { at: word.at, text: first, ...one },
        { at: word.at + cut, text: second, ...two },
      ];
  }
  return undefined;
}
