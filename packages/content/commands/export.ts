/** `npm run --silent content:export [-- --language fr]`: the content as one JSON line a text. */
import { cwd } from 'node:process';
import { readOptions } from '../../command-line/options.ts';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { compileLibrary } from '../compiler/compile.ts';
import { parseLanguage } from '../compiler/languages.ts';
import { exportTexts } from '../compiler/exported-text.ts';

const USAGE = 'npm run --silent content:export -- [--language fr]';

/** @throws ContentError where the content does not compile */
export async function main(argv: readonly string[]): Promise<number> {
  const { language } = readOptions(argv, USAGE, { language: { type: 'string', default: FIRST_LANGUAGE } }).values;
  parseLanguage(cwd(), language, USAGE);
  const lines = exportTexts(compileLibrary(cwd(), language)).map((text) => JSON.stringify(text));
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
