/**
 * How well messages are checked: `npm run check-text:trials`. Generated messages, transliterations as they are typed, and, where the reference
 * corpus lies beside the project, other readings of our texts and narrations that are not ours.
 *
 * `-- --show` prints what went wrong, `-- --seed 2` makes other messages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { FIRST_LANGUAGE } from '../../site.config.ts';
import type { Checker } from '../../packages/core/check/check.ts';
import { readOptions, parseWholeNumber } from '../../packages/command-line/options.ts';
import { compileLibrary } from '../../packages/content/compiler/compile.ts';
import { textsForExport } from '../../packages/content/compiler/exported-text.ts';
import { findCorpusFolder } from '../../packages/content/corpus/corpus-tool.ts';
import { type GeneratedMessage, generateMessages } from './generated-messages.ts';
import { makeTextChecker, knownTexts } from '../../packages/content/check/known-texts.ts';
import { unrelatedNarrations, wordingsInCitedNarrations } from './corpus-wordings.ts';
import {
  surroundWithOtherWords,
  parseTypedTransliterations,
  type TypedTransliteration,
  generateTypedTransliterations,
} from './typed-transliterations.ts';

export interface TrialResult {
  name: string;
  count: number;
  /** What went wrong, a line each. */
  wrong: readonly string[];
}

const toOneLine = (text: string): string => text.replaceAll('\n', ' / ').slice(0, 160);

const describeCheckResult = (checker: Checker, text: string): string => {
  const { verdict, matches } = checker.check(text);
  return `${verdict} ${matches
    .slice(0, 3)
    .map((match) => `${match.text.id} (${match.coverage.toFixed(2)})`)
    .join(', ')}`;
};

/** The results for generated messages, one for each kind of change. */
export function runMessageTrials(checker: Checker, messages: readonly GeneratedMessage[]): TrialResult[] {
  const isRight = ({ text, verdicts, cards }: GeneratedMessage): boolean => {
    const { verdict, matches } = checker.check(text);
    const named = new Set(matches.slice(0, cards.length).map((match) => match.text.id));
    return verdicts.includes(verdict) && cards.every((ids) => ids.some((id) => named.has(id)));
  };
  return [...new Set(messages.map(({ kind }) => kind))].map((name) => {
    const own = messages.filter(({ kind }) => kind === name);
    return {
      name,
      count: own.length,
      wrong: own
        .filter((message) => !isRight(message))
        .map(({ text }) => `${name}: ${toOneLine(text)} → ${describeCheckResult(checker, text)}`),
    };
  });
}

/** Transliterations, whose card must be among the first three. */
export function runTransliterationTrial(checker: Checker, name: string, typed: readonly TypedTransliteration[]): TrialResult {
  const isFound = ({ text, cards }: TypedTransliteration): boolean =>
    checker
      .check(text)
      .matches.slice(0, 3)
      .some((match) => cards.includes(match.text.id));
  return {
    name,
    count: typed.length,
    wrong: typed.filter((one) => !isFound(one)).map(({ text }) => `${name}: ${text} → ${describeCheckResult(checker, text)}`),
  };
}

/** Reads the transliterations typed by hand. @param root absolute path of the project */
export const readHandTypedTransliterations = (root: string): TypedTransliteration[] =>
  parseTypedTransliterations(readFileSync(join(root, 'bench/check-text/typed-by-hand.txt'), 'utf8'));

/** Sentences of a list by hand in which nothing may be found. @param root absolute path of the project */
export function runWithoutDuaTrial(checker: Checker, root: string): TrialResult {
  const lines = readFileSync(join(root, 'bench/check-text/without-dua.txt'), 'utf8').split('\n');
  const sentences = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const wrong = sentences.filter((text) => checker.check(text).matches.length > 0);
  return {
    name: 'sentences without a dua: nothing found',
    count: sentences.length,
    wrong: wrong.map((text) => `${text} → ${describeCheckResult(checker, text)}`),
  };
}

const MESSAGE_COUNT = 10_000;
const TRANSLITERATION_COUNT = 200;
const UNRELATED_NARRATION_COUNT = 2_000;

/** @returns exit code: 1 where a trial has more wrong answers than it may */
export async function main(argv: readonly string[]): Promise<number> {
  const usage = 'npm run check-text:trials -- [--seed 1] [--show]';
  const { seed: given, show } = readOptions(argv, usage, {
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  }).values;
  const seed = parseWholeNumber(given, '--seed', usage);
  const root = cwd();
  const library = compileLibrary(root, FIRST_LANGUAGE);
  const [known, texts, checker] = [knownTexts(library), textsForExport(library), makeTextChecker(library)];
  const messages = runMessageTrials(checker, generateMessages(known, MESSAGE_COUNT, seed));
  const [made, byHand] = [generateTypedTransliterations(known, TRANSLITERATION_COUNT, seed), readHandTypedTransliterations(root)];
  const all: (TrialResult & { most: number })[] = [
    { name: 'messages: right card and verdict', count: MESSAGE_COUNT, wrong: messages.flatMap(({ wrong }) => wrong), most: 0.01 },
    { ...runTransliterationTrial(checker, 'transliterations: among the first three', made), most: 0.1 },
    { ...runTransliterationTrial(checker, 'transliterations by hand: among the first three', byHand), most: 0.1 },
    {
      ...runTransliterationTrial(checker, 'both between other words: among the first three', surroundWithOtherWords([...made, ...byHand])),
      most: 0.1,
    },
    { ...runWithoutDuaTrial(checker, root), most: 0 },
  ];
  const corpus = findCorpusFolder(root);
  if (corpus !== undefined && existsSync(join(corpus, 'beyond.jsonl.gz'))) {
    const readings = wordingsInCitedNarrations(corpus, texts);
    const missed = readings.filter(({ text, cards }) => !checker.check(text).matches.some((match) => cards.includes(match.text.id)));
    const others = unrelatedNarrations(corpus, texts, UNRELATED_NARRATION_COUNT, seed).map((text) => ({
      text,
      verdict: checker.check(text).verdict,
    }));
    const told = (name: string, some: readonly { text: string }[]): string[] =>
      some.map(({ text }) => `${name}: ${toOneLine(text)} → ${describeCheckResult(checker, text)}`);
    all.push(
      { name: 'other readings: card found', count: readings.length, wrong: told('other reading', missed), most: 0.02 },
      {
        name: 'narrations not ours: same or differs',
        count: others.length,
        wrong: told(
          'not ours',
          others.filter(({ verdict }) => verdict === 'same' || verdict === 'differs'),
        ),
        most: 0,
      },
      {
        name: 'narrations not ours: part, composed or left out',
        count: others.length,
        wrong: told(
          'not ours',
          others.filter(({ verdict }) => verdict === 'part' || verdict === 'composed' || verdict === 'left-out'),
        ),
        most: 0.005,
      },
    );
  }
  for (const { name, count, wrong } of messages) console.log(`  ${name}: ${wrong.length} of ${count} wrong`);
  for (const { name, count, wrong, most } of all) {
    console.log(`${wrong.length > most * count ? 'FAIL' : 'ok  '} ${name}: ${wrong.length} of ${count} wrong, at most ${most * 100} %`);
    if (show) for (const line of wrong) console.log(`       ${line}`);
  }
  return all.some(({ count, wrong, most }) => wrong.length > most * count) ? 1 : 0;
}
