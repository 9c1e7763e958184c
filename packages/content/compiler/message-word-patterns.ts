/**
 * Reads `check.yaml` of a language: words that people write around a dua when they send it. By these words the check of a
 * text tells what is no part of the dua.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../../command-line/input.ts';
import { foldLatin, hasArabicLetters } from '../../core/search/fold.ts';
import { nonEmptyText } from './non-empty-text.ts';
import { isDraft } from './languages.ts';
import { checkedMessageWordPattern, patternFault } from './patterns.ts';
import { readLanguageFile } from './read-language-file.ts';

export const MESSAGE_WORD_PATTERNS_FILE = 'check.yaml';

/** Escapes such as `\p{L}`, whose letters do not stand for themselves, and Arabic letters, which `check-module.ts` folds. */
const NOT_TO_FOLD = /\\[pP]\{[^}]*\}|\\.|\p{Script=Arabic}+/gsu;

/** Why a pattern cannot be used; undefined for one that can. */
function faultOf(pattern: string): string | undefined {
  const fault = patternFault(checkedMessageWordPattern, pattern);
  if (fault !== undefined)
    return `"${pattern}" is no pattern (${fault}); before a bracket or another sign that stands for itself write "\\"`;
  const latin = pattern.replaceAll(NOT_TO_FOLD, '');
  if (foldLatin(latin) !== latin)
    return `write "${pattern}" as the check compares it, in small letters without accents and apostrophes: "${foldLatin(pattern)}"`;
  if (pattern.includes('(?<')) return `"${pattern}" has "(?<", which the browsers of some readers do not know`;
  return checkedMessageWordPattern(pattern).test('') ? `"${pattern}" finds a place without a word, and so every place` : undefined;
}

const withoutFaults = (patterns: readonly string[], context: z.core.$RefinementCtx): void => {
  for (const pattern of patterns) {
    const message = faultOf(pattern);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }
};

/** Patterns, separated by a comma and a blank. */
const patternList = nonEmptyText.transform((text, context) => {
  const list = text.split(/, +/);
  withoutFaults(list, context);
  return list;
});

/** Patterns, of which those in the Arabic script are words: these are looked up one by one. */
const patternsOrArabicWords = patternList.refine((list) => list.every((one) => !hasArabicLetters(one) || /^[\p{L}\p{M}]+$/u.test(one)), {
  error: 'has more than a word between two commas; here words of the Arabic script are looked up one by one and are no patterns',
});

/** Numbers, by the pattern of the words for each. */
const numbers = z.record(
  nonEmptyText.superRefine((pattern, context) => withoutFaults([pattern], context)),
  z.int().positive(),
);

/** The words that tell when a dua is said; their order is that in which they are tried. */
const momentWords = z.strictObject({
  /** What it begins with: "after", "every". */
  begin: patternList,
  /** Times of the day, prayers and acts. */
  time: patternList,
  /** What may stand between: "the", "and". */
  between: patternList,
  /** What it ends with, as in "namaz ke baad". */
  end: patternList.optional(),
});

const messageWordPatternsSchema = z.strictObject({
  /** Words in a sentence with a reward that say who recites a dua ("whoever reads") or tell to recite it ("read this"). */
  reader: patternList,
  /** Words for the reward that is promised. */
  reward: patternList,
  /** The Prophet, and that he said what follows. */
  prophet: patternList.optional(),
  said: patternList,
  /** That a message be sent on, and to whom, or what comes of it. */
  sendOn: patternsOrArabicWords,
  recipient: patternsOrArabicWords,
  /** One entry for each script. */
  moments: z.array(momentWords).min(1),
  /** In this order: words before the name of a work, between its author and it, before a number, after a work or number. */
  source: patternList,
  in: patternList.optional(),
  number: patternList,
  afterSource: patternList.optional(),
  /** What stands before a surah and before a verse. */
  surah: patternList.optional(),
  verse: patternList.optional(),
  /** How often to recite: "recite", "it", "times", the numbers before "times", and words for a number of times ("twice"). */
  say: patternList,
  it: patternList.optional(),
  times: patternList,
  numbers,
  adverbs: numbers.optional(),
  /** Words after which a number may be the end of a longer one: "twenty" or "hundred" before "three". */
  beforeRest: patternList.optional(),
  and: patternList,
  or: patternList,
  next: patternList,
});
/** Words of a language; a draft may lack some. */
export type MessageWordPatterns = Partial<z.infer<typeof messageWordPatternsSchema>>;

/** The shape of the file: a draft may lack any of its keys. */
export const messageWordPatternsSchemaForStatus = (status: 'complete' | 'draft' | undefined): z.ZodType<MessageWordPatterns> =>
  status === 'draft' ? messageWordPatternsSchema.partial() : messageWordPatternsSchema;

/**
 * The words of the check in a language of the site; none in a draft without the file.
 * @param root absolute path of the folder that holds `content/`
 * @throws InputError that lists the faults of the file with their lines, or says that it is missing
 */
export function readMessageWordPatterns(root: string, tag: string): MessageWordPatterns {
  const status = isDraft(root, tag) ? 'draft' : 'complete';
  const path = `content/languages/${tag}/${MESSAGE_WORD_PATTERNS_FILE}`;
  if (existsSync(join(root, path)))
    return readLanguageFile(root, tag, MESSAGE_WORD_PATTERNS_FILE, messageWordPatternsSchemaForStatus(status));
  if (status === 'draft') return {};
  throw new InputError(
    `${path} is missing; a language may lack it while it is a draft. content/languages/en/${MESSAGE_WORD_PATTERNS_FILE} shows its keys.`,
  );
}
