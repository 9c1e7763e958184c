/** What an editor is told: where, what, and what to do about it. */

export interface Problem {
  /** Path below the project, for example `content/prayer/ablution.yaml`. */
  file: string;
  /** Line, counted from 1; absent where the whole file is meant. */
  line?: number;
  /** Code of the rule, for example `schema`. */
  code: string;
  message: string;
  hint?: string;
}

const place = ({ file, line }: Problem): string => (line === undefined ? file : `${file}:${line}`);

/** One problem as two or three lines of text. */
export const formatProblem = (problem: Problem): string =>
  `${place(problem)}  [${problem.code}]\n  ${problem.message}${problem.hint ? `\n  → ${problem.hint}` : ''}`;

/** Content that cannot be compiled. Its message lists every problem found, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.problems = problems;
  }
}

/** A fault at one key of a text; whoever knows the text's place names the line. */
export class KeyFault extends Error {
  override name = 'KeyFault';
  readonly key: string;
  override readonly cause: Error;

  constructor(key: string, cause: Error) {
    super(cause.message);
    this.key = key;
    this.cause = cause;
  }
}

/**
 * Runs a step that reads one key of a text.
 * @throws KeyFault with the step's error
 */
export function underKey<T>(key: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new KeyFault(key, error);
  }
}
