// npm run --silent transliterate -- [--style plain] [--connected] [--tidy] < lines of Arabic
import type { TransliterationStyle } from '../../arabic/transliteration/render.ts';
import { transliterate, TransliterationError } from '../../arabic/transliteration/transliterate.ts';
import { readStandardInput } from '../../command-line/input.ts';
import { readOptions, UsageError } from '../../command-line/options.ts';
import { tidyArabic } from '../../arabic/tidy/tidy.ts';

const USAGE = 'npm run --silent transliterate -- [--style precise|plain] [--connected] [--tidy] < lines of vowelled Arabic';

interface TransliterateOptions {
  style: TransliterationStyle;
  connected: boolean;
  tidy: boolean;
}

interface OutAndErrWriters {
  out(line: string): void;
  err(line: string): void;
}

/** Transliterates each line of standard input; a line that cannot be read is named on standard error, exit code 1. */
export async function main(argv: readonly string[]): Promise<number> {
  const asked = readTransliterateOptions(argv);
  let lines = '';
  const code = transliterateLines(await readStandardInput(), asked, {
    out: (line) => void (lines += `${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
  });
  process.stdout.write(lines);
  return code;
}

/** @throws UsageError for unknown options */
export function readTransliterateOptions(argv: readonly string[]): TransliterateOptions {
  const { style, connected, tidy } = readOptions(argv, USAGE, {
    style: { type: 'string', default: 'precise' },
    connected: { type: 'boolean', default: false },
    tidy: { type: 'boolean', default: false },
  }).values;
  if (style !== 'precise' && style !== 'plain') throw new UsageError(`--style is precise or plain, not ${style}`, USAGE);
  return { style, connected, tidy };
}

/** The command without standard input and output. @returns exit code: 1 where a line cannot be read */
export function transliterateLines(text: string, { style, connected, tidy }: TransliterateOptions, output: OutAndErrWriters): number {
  const pasted = text.replace(/\n$/, '');
  let failed = false;
  (tidy ? tidyArabic(pasted).text : pasted).split('\n').forEach((line, at) => {
    try {
      output.out(transliterate(line, style, { connected }));
    } catch (error) {
      if (!(error instanceof TransliterationError)) throw error;
      failed = true;
      // Each line is a text of its own here, so its number in the input takes the place of the error's.
      output.err(error.message.replace(/^line \d+/, `line ${at + 1}`));
    }
  });
  return failed ? 1 : 0;
}
