// npm run --silent arabic:tidy < pasted Arabic
import { readStandardInput } from '../../command-line/input.ts';
import { type TidyChangesOfKind, type UnreadableWord, unreadableWordsOf, tidyArabic } from '../../arabic/tidy/tidy.ts';

/** At most this many words of one kind of change are listed; the report counts the others. */
const MAX_LISTED_WORDS = 12;

const reportLine = (label: string, { what, words }: TidyChangesOfKind): string => {
  const more = words.length > MAX_LISTED_WORDS ? ` and ${words.length - MAX_LISTED_WORDS} more` : '';
  return `${label}  ${what}${words.length ? `: ${words.slice(0, MAX_LISTED_WORDS).join(', ')}${more}` : ''}`;
};

interface TidyText {
  text: string;
  /** Lines: what was changed, what was supplied, and each word that cannot be read. */
  report: string[];
  gaps: UnreadableWord[];
  /** Whether it has Arabic, each word of which can be read. */
  isReadable: boolean;
}

export function tidyPasted(pasted: string): TidyText {
  const { text, changes, supplied } = tidyArabic(pasted.replace(/\n+$/, ''));
  const gaps = unreadableWordsOf(text);
  const report = [
    ...changes.map((change) => reportLine(supplied.some(({ what }) => what === change.what) ? 'supplied' : 'changed', change)),
    ...gaps.map(({ message }) => `missing  ${message}`),
  ];
  const hasArabic = /[\u0621-\u064a]/.test(text);
  if (!hasArabic) report.push('missing  there is no Arabic in the input; paste vowelled Arabic as UTF-8');
  return { text, report, gaps, isReadable: hasArabic && gaps.length === 0 };
}

/**
 * Writes the text of standard input in the project's spelling on standard output, and the report on standard error.
 * @returns exit code: 1 where a word cannot be read, or where there is none
 */
export async function main(): Promise<number> {
  const { text, report, isReadable } = tidyPasted(await readStandardInput());
  process.stdout.write(`${text}\n`);
  for (const line of report) process.stderr.write(`${line}\n`);
  return isReadable ? 0 : 1;
}
