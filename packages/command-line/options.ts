/** Reads the options of a command strictly: the one use of `parseArgs` that commands share. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionDefinitions = NonNullable<ParseArgsConfig['options']>;
type OptionValues<T extends OptionDefinitions> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>['values'];

/** The command was called in a wrong way. `tools/run.mjs` prints the message without a stack trace and exits with 2. */
export class UsageError extends Error {
  /** @param usage a line that shows how the command is called */
  constructor(message: string, usage: string) {
    super(`${message}\nusage: ${usage}`);
    this.name = 'UsageError';
  }
}

/**
 * @param usage a line that shows how the command is called
 * @param options as `parseArgs` takes them
 * @param names whether words without dashes are allowed
 * @throws UsageError for an unknown option, or one without its value
 */
export function readOptions<T extends OptionDefinitions>(
  argv: readonly string[],
  usage: string,
  options: T,
  names = false,
): { values: OptionValues<T>; names: string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (!names && positionals.length > 0) throw new Error(`Unexpected argument '${positionals[0]}'`);
    return { values, names: positionals };
  } catch (error) {
    // The first sentence says what is wrong; what follows is advice for other programs.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new UsageError(sentence, usage);
  }
}

/**
 * The value of an option that takes one of some words.
 * @throws UsageError that lists them where it is another
 */
export function parseOneOf(value: string, option: string, known: readonly string[], usage: string): string {
  if (!known.includes(value)) throw new UsageError(`${option} takes one of ${known.join(', ')}, not '${value}'`, usage);
  return value;
}

/** @throws UsageError where an option's value is no whole number from 1 */
export function parseWholeNumber(value: string, option: string, usage: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`${option} takes a whole number from 1, not '${value}'`, usage);
  return Number(value);
}
