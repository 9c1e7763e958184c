/** `npm run --silent content:export [-- --language fr]`: the content as one JSON line a text. */
import { cwd } from 'node:process';
import { countWithNoun } from '../../command-line/count.ts';
import { InputError } from '../../command-line/input.ts';
import { readOptions } from '../../command-line/options.ts';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { compileLibrary } from '../compiler/compile.ts';
import { isDraft, parseLanguageOption } from '../compiler/languages.ts';
import { textsForExport } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import { ContentError } from '../compiler/problem.ts';

const USAGE = 'npm run --silent content:export -- [--language fr]';

/** @throws InputError where the language is a draft that does not compile; ContentError where any other language does not */
export function compileForExport(root: string, language: string): Library {
  try {
    return compileLibrary(root, language);
  } catch (error) {
    if (!(error instanceof ContentError) || !isDraft(root, language)) throw error;
    const problems = countWithNoun(error.problems.length, 'problem');
    throw new InputError(
      `The language "${language}" is a draft that cannot be exported yet: npm run content:check -- --language ${language} tells its ${problems}.`,
    );
  }
}

/** @throws InputError or ContentError where the content does not compile */
export async function main(argv: readonly string[]): Promise<number> {
  const { language } = readOptions(argv, USAGE, { language: { type: 'string', default: FIRST_LANGUAGE } }).values;
  parseLanguageOption(cwd(), language, USAGE);
  const lines = textsForExport(compileForExport(cwd(), language)).map((text) => JSON.stringify(text));
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
