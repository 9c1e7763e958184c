/** Reads `search.yaml` of a language: the words that the search treats specially, such as words without weight. */
import { z } from 'zod';
import { foldLatin, isArabic } from '../../core/search/fold.ts';
import { readLanguageFile } from './read-language-file.ts';

export const SEARCH_WORDS_FILE = 'search.yaml';

const line = z.string().trim().min(1, 'must not be empty');

/** Words with blanks between them. */
const words = line.transform((text, context) => {
  const list = text.split(/\s+/);
  for (const word of list)
    // What is written in the Arabic script is folded where it is read.
    if (!isArabic(word) && foldLatin(word) !== word)
      context.addIssue({ code: 'custom', message: `write "${word}" as the search compares it: "${foldLatin(word)}"` });
  return list;
});

export const searchWordsSchema = z.strictObject({
  /** Of running text; they are not in the index. */
  empty: words,
  /** Nearly every page has them. */
  common: words,
  /** Written around the thing that is sought. */
  around: words,
  /** Words of little weight beside others. */
  weak: words,
  /** Needs that fit every page. */
  everything: z.array(line),
  /** Words before a reference: before a verse, before a number, before the name of a surah, before the name of a collection. */
  verse: words,
  number: words,
  surah: words,
  works: words,
  /** The Arabic article before a name, in each of its spellings; a name is compared without it. */
  articles: words,
  /** Words that lean on the next one with an apostrophe. */
  elided: words.optional(),
  /** Endings without which a word is sought too. */
  endings: words.optional(),
  /** For each sound the spellings that it replaces, in the order of replacement. */
  spellings: z.record(line, words),
  /** What people write who think of harming themselves: anywhere in a query, and only where the query ends with it. */
  selfHarm: z.strictObject({ anywhere: z.array(line).min(1), atEnd: z.array(line).min(1) }),
  /** Words for one thing, each list with two at the least. Readers' words are parted at hyphens, so that none can have one. */
  same: z.array(
    words
      .refine(({ length }) => length > 1, 'has one word; a meaning takes two at the least')
      .refine((list) => list.every((word) => !word.includes('-')), 'has a word with a hyphen, which is never looked up'),
  ),
});
export type SearchWords = z.infer<typeof searchWordsSchema>;

/**
 * The words of the search in a language of the site.
 * @param root absolute path of the folder that holds `content/`
 * @throws InputError that lists the faults of the file with their lines, or a system error where it is missing
 */
export const readSearchWords = (root: string, tag: string): SearchWords =>
  readLanguageFile(root, tag, SEARCH_WORDS_FILE, searchWordsSchema);
