/** The files about the content: exceptions, glossary, retired names. All optional; all strict. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../compiler/problem.ts';
import { SourceFile } from '../compiler/source-file.ts';

const line = z.string().trim().min(1, 'must not be empty');
const reason = z.string().trim().min(20, 'a reason that another editor can judge takes a sentence');

const exceptionsSchema = z.array(z.strictObject({ rule: line, card: line, field: line, reason }));
const termSchema = z.strictObject({ wrong: line, right: line });
const renderingSchema = z.strictObject({ arabic: line, english: line, needs: line.optional(), also: line.optional() });
const glossarySchema = z.strictObject({
  english: z.array(termSchema),
  arabic: z.array(termSchema),
  renderings: z.array(renderingSchema),
  verdicts: z.array(line),
  graders: z.array(line),
});
const retiredSchema = z.strictObject({ cards: z.array(line), pages: z.array(line) });

export type Exception = z.infer<typeof exceptionsSchema>[number];
type Glossary = z.infer<typeof glossarySchema>;
export type Rendering = z.infer<typeof renderingSchema>;
type Retired = z.infer<typeof retiredSchema>;

export interface ControlFiles {
  exceptions: readonly Exception[];
  exceptionsFile: SourceFile | undefined;
  glossary: Glossary;
  retired: Retired;
  problems: Problem[];
  files: SourceFile[];
}

/** Reads them below a project; one that is absent is empty. */
export function readControlFiles(root: string): ControlFiles {
  const problems: Problem[] = [];
  const files: SourceFile[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): { file: SourceFile; value: T } | undefined => {
    const absolute = join(root, 'content', name);
    if (!existsSync(absolute)) return undefined;
    const file = SourceFile.read(`content/${name}`, absolute);
    files.push(file);
    const value = file.parse(schema);
    problems.push(...file.problems);
    return value === undefined ? undefined : { file, value };
  };
  const exceptions = read('exceptions.yaml', exceptionsSchema);
  const glossary = read('glossary.yaml', glossarySchema);
  const retired = read('retired.yaml', retiredSchema);
  return {
    exceptions: exceptions?.value ?? [],
    exceptionsFile: exceptions?.file,
    glossary: glossary?.value ?? { english: [], arabic: [], renderings: [], verdicts: [], graders: [] },
    retired: retired?.value ?? { cards: [], pages: [] },
    problems,
    files,
  };
}
