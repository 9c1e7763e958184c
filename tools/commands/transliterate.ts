// npm run --silent transliterate -- [--style plain] [--connected] [--tidy] < lines of Arabic
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { transliterate, TransliterationError } from '../../text/transliteration/transliterate.ts';
import { tidyArabic } from '../tidy/tidy.ts';

const USAGE = 'usage: npm run --silent transliterate -- [--style precise|plain] [--connected] [--tidy] < lines of vowelled Arabic';

interface Output {
  out(line: string): void;
  err(line: string): void;
}

/** Transliterates each line of standard input; a line that cannot be read is named on standard error, exit code 1. */
export async function main(argv: readonly string[]): Promise<number> {
  let lines = '';
  const code = runTransliterate(argv, () => readFileSync(0, 'utf8'), {
    out: (line) => void (lines += `${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
  });
  // A reader such as `head` may close the pipe early; that is no fault of ours.
  process.stdout.on('error', () => {});
  process.stdout.write(lines);
  return code;
}

/** The command without the process around it. */
export function runTransliterate(argv: readonly string[], read: () => string, output: Output): number {
  let options;
  try {
    options = parseArgs({
      args: [...argv],
      options: {
        style: { type: 'string', default: 'precise' },
        connected: { type: 'boolean', default: false },
        tidy: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    output.err(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  const { style, connected } = options;
  if (style !== 'precise' && style !== 'plain') {
    output.err(`--style is precise or plain, not ${style}\n${USAGE}`);
    return 2;
  }
  const pasted = read().replace(/\n$/, '');
  const lines = (options.tidy ? tidyArabic(pasted).text : pasted).split('\n');
  let failed = false;
  lines.forEach((line, at) => {
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
