/** Finds words of a language that neither its dictionary nor its own list has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageNamesAndSettings } from '../compiler/language-names-and-settings.ts';
import { escapeForCharacterClass } from '../compiler/patterns.ts';
import type { Problem } from '../compiler/problem.ts';
import { blankOutPlaceholders } from '../rules/characters.ts';
import type { RuleContext } from '../rules/context.ts';
import { plainTextOfWrittenValue } from '../rules/interface-values.ts';
import { findingInValue, type WrittenValue } from '../rules/written-values.ts';
import { openDictionary } from './dictionary.ts';
import { makeIsKnownWord, wordsWithIndexes } from './words-of-text.ts';

/** Keys that are not checked: `needs` has words as people type them, `words` has Arabic in Latin letters, spelled by ear. */
const UNCHECKED_KEYS = new Set(['needs', 'words']);

/** The values of a language whose spelling is checked. */
const valuesToCheck = ({ written, interface: messages }: RuleContext): WrittenValue[] =>
  [...written, ...messages].filter(({ kind, key }) => kind === 'language' && !UNCHECKED_KEYS.has(key));

const spellingListPath = (tag: string): string => `content/languages/${tag}/spelling.txt`;

/** The words that a language adds to its dictionary, one a line, each with its line; lines that begin with "#" are comments. */
function readOwnWords(root: string, tag: string): ReadonlyMap<string, number> {
  const path = join(root, spellingListPath(tag));
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const numbered = lines.map((line, index): [string, number] => [line.trim(), index + 1]);
  return new Map(numbered.filter(([word]) => word !== '' && !word.startsWith('#')));
}

/**
 * Reports every unknown word; if there is none, the added words that no text has.
 * @param context of the language
 * @param hasOtherProblems if so, no added word is reported, since it may be in a text that is missing or cannot be read
 * @returns nothing for a language that names no dictionary
 * @throws InputError where the dictionary is not installed
 */
export async function findSpellingProblems(
  context: RuleContext,
  { tag, settings }: Pick<LanguageNamesAndSettings, 'tag' | 'settings'>,
  hasOtherProblems = context.problems.length > 0,
): Promise<Problem[]> {
  if (!settings?.spelling) return [];
  const own = readOwnWords(context.root, tag);
  const used = new Set<string>();
  const noted = { has: (word: string): boolean => own.has(word) && Boolean(used.add(word)) };
  const dictionary = await openDictionary(settings.spelling.dictionary, `content/languages/${tag}/language.yaml`);
  const isKnown = makeIsKnownWord(dictionary, noted, settings.spelling);
  const letters = new RegExp(`^[a-z'${escapeForCharacterClass(settings.letters ?? '')}-]+$`, 'iu');
  /** Transliteration has letters that the language does not have. */
  const isForeign = (word: string): boolean => !letters.test(word);
  const problems: Problem[] = [];
  for (const entry of valuesToCheck(context)) {
    for (const { word, index } of wordsWithIndexes(blankOutPlaceholders(plainTextOfWrittenValue(entry)))) {
      if (isForeign(word) || isKnown(word)) continue;
      const { file, line, message } = findingInValue(entry, `"${word}" is no word of the dictionary`, index);
      const hint = `Mend its spelling; a right word that the dictionary lacks is written into ${spellingListPath(tag)}.`;
      problems.push({ file, ...(line ? { line } : {}), code: 'spelling', message, hint });
    }
  }
  if (problems.length > 0 || hasOtherProblems) return problems;
  const hint = 'Take it out of the list.';
  for (const [word, line] of own)
    if (!used.has(word)) problems.push({ file: spellingListPath(tag), line, code: 'spelling', message: `no text has "${word}"`, hint });
  return problems;
}
