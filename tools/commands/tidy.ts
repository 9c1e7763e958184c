// npm run --silent arabic:tidy < pasted Arabic
import { readFileSync } from 'node:fs';
import { gapsOf, tidyArabic, type Tidied } from '../tidy/tidy.ts';

/** More words than this of one kind are counted and not listed. */
const MOST_LISTED = 12;

/** What was changed, a line for each kind. */
export const reportOf = ({ changes }: Tidied): string[] =>
  changes.map(({ what, words }) => {
    const more = words.length > MOST_LISTED ? ` and ${words.length - MOST_LISTED} more` : '';
    return words.length ? `${what}: ${words.slice(0, MOST_LISTED).join(', ')}${more}` : what;
  });

/**
 * Writes the text of standard input in the house's orthography on standard output. What was changed, and each word that
 * lacks a vowel, is told on standard error.
 * @returns exit code: 1 where a vowel is missing
 */
export async function main(): Promise<number> {
  const tidied = tidyArabic(readFileSync(0, 'utf8').replace(/\n+$/, ''));
  const gaps = gapsOf(tidied.text);
  // A reader such as `head` may close the pipe early; that is no fault of ours.
  process.stdout.on('error', () => {});
  process.stdout.write(`${tidied.text}\n`);
  for (const line of reportOf(tidied)) process.stderr.write(`changed  ${line}\n`);
  for (const { message } of gaps) process.stderr.write(`missing  ${message}\n`);
  return gaps.length ? 1 : 0;
}
