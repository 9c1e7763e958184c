/** `language.yaml`: what the build and the rules must know of a language. */
import { z } from 'zod';
import { SOUNDS_SPELLED_PER_LANGUAGE } from '../../arabic/transliteration/plain.ts';
import { ROOT_ALPHABET } from '../../core/roots.ts';
import { nonEmptyText } from './non-empty-text.ts';
import { repeatInstructionPattern, weakNarrationWordPattern, withPatternCheck } from './patterns.ts';
import { readLanguageFile } from './read-language-file.ts';

/** A punctuation mark with the spaces that belong to it. */
const markWithSpaces = z.string().min(1);

/** Stemmers that a language can choose; each has a module in `packages/core/search/stemmers/`. */
export const STEMMER_NAMES = ['english', 'french', 'indonesian', 'urdu', 'none'] as const;

/**
 * Font faces that a language has in addition to those of every language: first the default, then the one that readers may
 * choose instead.
 * `packages/typesetting/language-faces.ts` has their files.
 */
export const EXTRA_LANGUAGE_FACES = { latin: [], urdu: ['Noto Naskh Arabic', 'Noto Nastaliq Urdu'] } as const satisfies Record<
  string,
  readonly string[]
>;

/** Whether `Intl` takes a tag; it throws for one of another form, such as `en_GB`. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export const languageSchema = z.strictObject({
  /** The language's name in the language itself. */
  name: nonEmptyText,
  /** Offers the site to its readers: "Read in English". */
  offer: nonEmptyText,
  direction: z.enum(['ltr', 'rtl']),
  /** Key of its faces in `EXTRA_LANGUAGE_FACES`; `latin` where absent. */
  faces: z.enum(Object.keys(EXTRA_LANGUAGE_FACES) as (keyof typeof EXTRA_LANGUAGE_FACES)[]).optional(),
  /** A tag that `Intl` knows, for numbers, dates, lists, plurals and sorting. */
  locale: nonEmptyText.refine(isLanguageTag, 'is no language tag; write language and region with a hyphen, as in "en-GB"'),
  /** The site leaves out a draft. */
  status: z.enum(['complete', 'draft']),
  /**
   * The typographic marks that replace straight ones: `outer`, the pair around a quotation; `inner`, the opening mark of a
   * quotation within it, which the apostrophe closes; `apostrophe`; `range`, the sign between two numbers. Absent for a language
   * that writes its own marks.
   */
  typography: z
    .strictObject({
      outer: z.tuple([markWithSpaces, markWithSpaces]),
      inner: markWithSpaces,
      apostrophe: markWithSpaces,
      range: markWithSpaces,
      /** The space before a sign that follows a word, as French has it before ":" and "?". */
      spaces: z.record(z.string().length(1), markWithSpaces).optional(),
    })
    .optional(),
  /** Letters and signs beyond ASCII that a sentence may have. */
  letters: nonEmptyText.optional(),
  /** The name of the Qur'an before the number of a verse. */
  quran: nonEmptyText,
  /** The articles that a need, a phrase that people search by, may begin with, each with the blank or apostrophe after it. */
  articles: z.array(z.string().min(1, 'must not be empty')).optional(),
  /** Honorifics after a person's name, which a sentence may leave out: "رضی اللہ عنہ". */
  honorifics: z.array(nonEmptyText).optional(),
  /** Signs that end a sentence. */
  stops: nonEmptyText,
  /** Allowed words of a translation per Arabic word. */
  length: z.strictObject({ least: z.number().positive(), most: z.number().positive() }),
  /** Allowed letters of a text per letter of the same text in the first language. */
  beside: z.strictObject({ least: z.number().positive(), most: z.number().positive() }).optional(),
  /** Words that only this language has: found in another language, they show an untranslated text. */
  telling: z.array(nonEmptyText).optional(),
  /** Beginnings of the words by which a note says that a narration is weak. */
  weak: withPatternCheck(z.array(nonEmptyText).min(1), weakNarrationWordPattern),
  /** The words by which a sentence states a number of repetitions. */
  counting: z.strictObject({
    adverbs: z.record(nonEmptyText, z.int().positive()),
    numbers: z.record(nonEmptyText, z.int().positive()),
    /** Words that are a number only in some places: French "neuf" is nine, and new. */
    loose: z.record(nonEmptyText, z.int().positive()).optional(),
    times: z.array(nonEmptyText).min(1),
    /** A pattern for the part of a repeat instruction that stands before the number of times: "recite it ". */
    order: withPatternCheck(nonEmptyText, (order) => repeatInstructionPattern(order, '')),
  }),
  /**
   * `dictionary`: an npm package with a Hunspell dictionary, or the path of a word list (`.trie`) in a package;
   * `endings`: may be cut off a word; `elided`: prefixes that an apostrophe joins to a word.
   */
  spelling: z
    .strictObject({ dictionary: nonEmptyText, endings: z.array(nonEmptyText).optional(), elided: z.array(nonEmptyText).optional() })
    .optional(),
  /** Plain spelling of a sound where it differs from the English one; keys are sounds in precise transliteration. */
  plain: z.partialRecord(z.enum(SOUNDS_SPELLED_PER_LANGUAGE), nonEmptyText).optional(),
  /**
   * For a language in the Arabic script, whose titles write roots in letters: its letter for each letter of a root that it writes
   * otherwise. Absent: titles transliterate the roots.
   */
  rootLetters: z.partialRecord(z.enum(ROOT_ALPHABET), nonEmptyText).optional(),
  /** Settings of the search; its word lists are in `search.yaml`. */
  search: z.strictObject({ stemmer: z.enum(STEMMER_NAMES) }),
});
export type LanguageSettings = z.infer<typeof languageSchema>;

/**
 * The settings of a language of the site.
 * @param root absolute path of the folder that holds `content/`
 * @param tag name of its folder
 * @throws InputError that lists the faults of the file with their lines, or a system error where it is missing
 */
export const readLanguageSettings = (root: string, tag: string): LanguageSettings =>
  readLanguageFile(root, tag, 'language.yaml', languageSchema);
