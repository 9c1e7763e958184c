/** `npm run --silent check-text [-- --language fr]`: which of our texts a message holds. JSON lines in, JSON lines out. */
import { cwd } from 'node:process';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { MAX_MESSAGE_LENGTH, type Checker } from '../../core/check/check.ts';
import type { Difference, UncheckableReason, Verdict } from '../../core/check/model.ts';
import { readStandardInput } from '../../command-line/input.ts';
import { readOptions } from '../../command-line/options.ts';
import { parseLanguageOption } from '../compiler/languages.ts';
import { compileLibrary } from '../compiler/compile.ts';
import { makeTextChecker } from '../check/known-texts.ts';

/** The answer to one question, printed as one line of JSON. */
interface Answer {
  /** Id of the question; null where it has none. */
  id: unknown;
  verdict: Verdict;
  /** The text that holds most of the message first. */
  matches: { card: string; coverage: number; differences: Difference[] }[];
  /** Set where a line cannot be checked: why, and what to do. */
  message?: string;
}

const MESSAGE_BY_UNCHECKABLE_REASON: Readonly<Record<UncheckableReason, string>> = {
  empty: 'The text is empty.',
  'too-long': `The text has more than ${MAX_MESSAGE_LENGTH} characters. Check one message at a time.`,
  'not-text': 'This is no text: it has bytes that no message has. Give the text itself as UTF-8.',
  'no-words': 'There is no word in Arabic or Latin letters. Give the Arabic, its transliteration or its translation.',
};

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

const answerWithMessage = (id: unknown, message: string): Answer => ({ id, verdict: 'unknown', matches: [], message });

/** Parses one line and checks the text in it. @param line `{"id","text"}` @param lineNumber of the line, for messages */
export function checkJsonLine(line: string, lineNumber: number, checker: Checker): Answer {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    return answerWithMessage(null, `Line ${lineNumber} is no JSON. Write one object a line: {"id": 1, "text": "…"}`);
  }
  const { id = null, text } = (typeof question === 'object' && question !== null ? question : {}) as { id?: unknown; text?: unknown };
  if (typeof text !== 'string')
    return answerWithMessage(id, `Line ${lineNumber} has no "text". Write one object a line: {"id": 1, "text": "…"}`);
  const { verdict, matches, problem } = checker.check(text);
  if (problem) return answerWithMessage(id, MESSAGE_BY_UNCHECKABLE_REASON[problem]);
  return {
    id,
    verdict,
    matches: matches.map((match) => ({
      card: match.text.id,
      coverage: rounded(match.coverage),
      differences: match.steps.flatMap(({ kind, at, theirs, ours }): Difference[] => (kind === 'same' ? [] : [{ kind, at, theirs, ours }])),
    })),
  };
}

const USAGE = 'npm run --silent check-text -- [--language fr] < JSON lines';

/** @returns exit code: 1 where a line is no JSON object with a `text` */
export async function main(argv: readonly string[]): Promise<number> {
  const { language } = readOptions(argv, USAGE, { language: { type: 'string', default: FIRST_LANGUAGE } }).values;
  parseLanguageOption(cwd(), language, USAGE);
  const lines = (await readStandardInput()).split('\n');
  const checker = makeTextChecker(compileLibrary(cwd(), language));
  const answers = lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [{ number: at + 1, answer: checkJsonLine(line, at + 1, checker) }],
  );
  for (const { answer } of answers) process.stdout.write(`${JSON.stringify(answer)}\n`);
  const faulty = answers.filter(({ answer }) => answer.message?.startsWith('Line '));
  for (const { answer } of faulty) process.stderr.write(`${answer.message}\n`);
  return faulty.length > 0 ? 1 : 0;
}
