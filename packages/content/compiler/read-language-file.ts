/** Reads one file of a language for the build, which stops at a fault; the compiler reads it too, and collects faults. */
import { join } from 'node:path';
import type { z } from 'zod';
import { InputError } from '../../command-line/input.ts';
import { formatProblem } from './problem.ts';
import { SourceFile } from './source-file.ts';

/**
 * The value of a file below `content/languages/<tag>/`.
 * @param root absolute path of the folder that holds `content/`
 * @throws InputError that lists the faults of the file with their lines, or a system error where it is missing
 */
export function readLanguageFile<T>(root: string, tag: string, name: string, schema: z.ZodType<T>): T {
  const path = `content/languages/${tag}/${name}`;
  const file = SourceFile.read(path, join(root, path));
  const value = file.parse(schema);
  if (value === undefined) throw new InputError(file.problems.map(formatProblem).join('\n\n'));
  return value;
}
