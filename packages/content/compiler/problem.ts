/** A problem as an editor reads it: the location, the fault and the remedy. */

export interface Problem {
  /** Path from the project's root: `content/texts/prayer/ablution.yaml`. */
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

/** A fault at one key of a text; the caller that knows where the text stands adds the line. */
export class ErrorAtKey extends Error {
  override name = 'ErrorAtKey';
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
 * @throws ErrorAtKey with the step's error, or an AggregateError with an ErrorAtKey for each error of the step's AggregateError
 */
export function rethrowWithKey<T>(key: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw combineErrors(unpackAggregateError(error).map((fault) => new ErrorAtKey(key, fault)));
  }
}

/**
 * Runs independent steps, so that an editor gets the faults of all of them at once.
 * @returns their results in order
 * @throws the fault of the only step that failed, or an AggregateError of several
 */
export function runAllSteps<T extends readonly unknown[]>(...steps: { [K in keyof T]: () => T[K] }): T {
  const faults: Error[] = [];
  const results = steps.map((step) => {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      faults.push(...unpackAggregateError(error));
      return undefined;
    }
  });
  if (faults.length) throw combineErrors(faults);
  return results as unknown as T;
}

const combineErrors = (faults: readonly Error[]): Error => (faults.length === 1 && faults[0]) || new AggregateError(faults);

/** The errors of an AggregateError, else the error itself. */
export const unpackAggregateError = (error: Error): Error[] => (error instanceof AggregateError ? (error.errors as Error[]) : [error]);
