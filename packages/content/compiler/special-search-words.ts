/** Reads `search.yaml` of a language: the words that the search treats specially, such as words without weight. */
import { z } from 'zod';
import { foldLatin, hasArabicLetters } from '../../core/search/fold.ts';
import { nonEmptyText } from './non-empty-text.ts';
import { readLanguageFile } from './read-language-file.ts';

export const SPECIAL_SEARCH_WORDS_FILE = 'search.yaml';

/** Splits words at blanks; each must have the form that the search compares. */
const wordList = nonEmptyText.transform((text, context) => {
  const list = text.split(/\s+/);
  for (const word of list)
    // Words in Arabic script are folded when `search-language.ts` is written.
    if (!hasArabicLetters(word) && foldLatin(word) !== word)
      context.addIssue({ code: 'custom', message: `write "${word}" as the search compares it: "${foldLatin(word)}"` });
  return list;
});

export const specialSearchWordsSchema = z.strictObject({
  /** Function words of running text; they are not in the index. */
  empty: wordList,
  /** Nearly every page has them. */
  common: wordList,
  /** Words that people write around what they look for. */
  around: wordList,
  /** Words of little weight beside others. */
  weak: wordList,
  /** Needs that fit every page. */
  everything: z.array(nonEmptyText),
  /** Words before a reference: before a verse, before a number, before the name of a surah, before the name of a collection. */
  verse: wordList,
  number: wordList,
  surah: wordList,
  works: wordList,
  /** The Arabic article before a name, in each of its spellings; a name is compared without it. */
  articles: wordList,
  /** Short words that an apostrophe joins to the next one. */
  elided: wordList.optional(),
  /** Endings that the search may also cut off a word. */
  endings: wordList.optional(),
  /** By sound, the spellings that the sound replaces, in the order of replacement. */
  spellings: z.record(nonEmptyText, wordList),
  /**
   * Phrases that suggest thoughts of self-harm: those that count anywhere in a query, and those that count only at its
   * end.
   */
  selfHarm: z.strictObject({ anywhere: z.array(nonEmptyText).min(1), atEnd: z.array(nonEmptyText).min(1) }),
  /** Lists of synonyms, at least two each. Queries are split at hyphens, so no word may have one. */
  same: z.array(
    wordList
      .refine(({ length }) => length > 1, 'has one word; a meaning takes two at the least')
      .refine((list) => list.every((word) => !word.includes('-')), 'has a word with a hyphen, which is never looked up'),
  ),
});
export type SpecialSearchWords = z.infer<typeof specialSearchWordsSchema>;

/**
 * The words of the search in a language of the site.
 * @param root absolute path of the folder that holds `content/`
 * @throws InputError that lists the faults of the file with their lines, or a system error where it is missing
 */
export const readSpecialSearchWords = (root: string, tag: string): SpecialSearchWords =>
  readLanguageFile(root, tag, SPECIAL_SEARCH_WORDS_FILE, specialSearchWordsSchema);
