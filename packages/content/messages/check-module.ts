/**
 * Writes a module with the words of all languages that the check of a text looks for: people send messages in any language,
 * whatever that of the page.
 */
import { hasArabicLetters } from '../../core/search/fold.ts';
import { foldMessage } from '../../core/check/folded-message.ts';
import { arabicWords } from '../../core/check/words.ts';
import type { MessageWordPatterns } from '../compiler/message-word-patterns.ts';

/** A pattern with its Arabic letters as the check compares them; Latin ones are already folded in `check.yaml`. */
const foldedPattern = (pattern: string): string => pattern.replaceAll(/\p{Script=Arabic}+/gu, (letters) => foldMessage(letters).text);
/** One pattern of several; a word that several languages have stands in it once. */
const alternationOf = (patterns: readonly string[]): string => [...new Set(patterns.map(foldedPattern))].join('|');

type ListKey = {
  [Key in keyof MessageWordPatterns]-?: NonNullable<MessageWordPatterns[Key]> extends string[] ? Key : never;
}[keyof MessageWordPatterns];
type NumberKey = 'numbers' | 'adverbs';

/** @returns the text of `packages/core/messages/check-languages.ts` @param languages the words of each language */
export function generateWordPatternsModule(languages: readonly MessageWordPatterns[]): string {
  const all = (key: ListKey): string[] => languages.flatMap((words) => words[key] ?? []);
  const pattern = (name: string, key: ListKey): string => `export const ${name}: string = ${JSON.stringify(alternationOf(all(key)))};`;
  const numbers = (name: string, key: NumberKey): string => {
    const written = languages.flatMap((words) => Object.entries(words[key] ?? {}));
    const byValue = [...new Set(written.map(([, value]) => value))].map((value) => [
      value,
      alternationOf(written.flatMap(([words, one]) => (one === value ? [words] : []))),
    ]);
    return `export const ${name}: readonly (readonly [value: number, words: string])[] = ${JSON.stringify(byValue)};`;
  };
  const bothScripts = (name: string, key: ListKey): string[] => {
    const arabic = all(key).filter(hasArabicLetters);
    const folded = arabic.flatMap((word) => arabicWords(word).flatMap(({ letters }) => letters));
    return [
      `export const ${name}: string = ${JSON.stringify(alternationOf(all(key).filter((one) => !hasArabicLetters(one))))};`,
      `export const ${name}_IN_ARABIC_SCRIPT: string = ${JSON.stringify([...new Set(folded)].join(' '))};`,
    ];
  };
  const moments = languages
    .flatMap((words) => words.moments ?? [])
    .map(({ begin, time, between, end }) => ({
      begin: alternationOf(begin),
      time: alternationOf(time),
      between: alternationOf(between),
      ...(end ? { end: alternationOf(end) } : {}),
    }));
  return [
    '/** Written by packages/content/messages: parts of patterns over a folded message. */',
    pattern('READER', 'reader'),
    pattern('REWARD', 'reward'),
    pattern('PROPHET', 'prophet'),
    pattern('SAID', 'said'),
    ...bothScripts('SEND_ON', 'sendOn'),
    ...bothScripts('RECIPIENT', 'recipient'),
    `export const MOMENTS: readonly { begin: string; time: string; between: string; end?: string }[] = ${JSON.stringify(moments)};`,
    pattern('SOURCE', 'source'),
    pattern('IN', 'in'),
    pattern('NUMBER', 'number'),
    pattern('AFTER_SOURCE', 'afterSource'),
    pattern('SURAH', 'surah'),
    pattern('VERSE', 'verse'),
    pattern('SAY', 'say'),
    pattern('IT', 'it'),
    pattern('TIMES', 'times'),
    numbers('NUMBERS', 'numbers'),
    numbers('ADVERBS', 'adverbs'),
    pattern('BEFORE_REST', 'beforeRest'),
    pattern('AND', 'and'),
    pattern('OR', 'or'),
    pattern('NEXT', 'next'),
    '',
  ].join('\n');
}
