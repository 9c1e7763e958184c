/**
 * The files about the content: exceptions, glossary, retired names, sources of the texts, specified counts, the numbers of Hisn al-Muslim.
 * All are strict.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../compiler/problem.ts';
import { SourceFile } from '../compiler/source-file.ts';
import { type SpecifiedCounts, specifiedSchema } from './specified-counts.ts';

const line = z.string().trim().min(1, 'must not be empty');
const reason = z.string().trim().min(20, 'a reason that another editor can judge takes a sentence');

const exceptionsSchema = z.array(z.strictObject({ rule: line, card: line, field: line, reason }));
const termSchema = z.strictObject({ wrong: line, right: line });
const renderingSchema = z.strictObject({ arabic: line, english: line, needs: line.optional(), also: line.optional() });
const glossarySchema = z.strictObject({
  english: z.array(termSchema),
  arabic: z.array(termSchema),
  renderings: z.array(renderingSchema),
  graders: z.array(line),
});
/** Every layer of text that the site prints. */
export const TEXT_LAYERS = ['quran', 'narrations', 'translation', 'transliteration', 'notes', 'arrangement'] as const;
const sourcesSchema = z.array(
  z.strictObject({
    layers: z.array(z.enum(TEXT_LAYERS)).min(1),
    source: line,
    /** The npm package that it is read from. */
    package: line.optional(),
    version: line.optional(),
    grant: z.string().trim().min(20, 'a grant says under which licence or by whose word the text may be printed'),
  }),
);
const retiredSchema = z.strictObject({ cards: z.array(line), pages: z.array(line) });
const hisnSchema = z.strictObject({
  numbers: z.array(
    z.strictObject({
      number: z.int(),
      texts: z.array(line).min(1, 'leave the key out where there is none, and write "absent"').optional(),
      differs: line.optional(),
      absent: reason.optional(),
      page: line.optional(),
    }),
  ),
});

export type Exception = z.infer<typeof exceptionsSchema>[number];
type Glossary = z.infer<typeof glossarySchema>;
export type Rendering = z.infer<typeof renderingSchema>;
type Retired = z.infer<typeof retiredSchema>;
/** What a number of Hisn al-Muslim is here. */
export type HisnNumber = z.infer<typeof hisnSchema>['numbers'][number];
type TextSource = z.infer<typeof sourcesSchema>[number];

export interface ControlFiles {
  exceptions: readonly Exception[];
  exceptionsFile: SourceFile | undefined;
  glossary: Glossary;
  retired: Retired;
  sources: readonly TextSource[];
  sourcesFile: SourceFile | undefined;
  hisn: readonly HisnNumber[];
  hisnFile: SourceFile | undefined;
  /** Undefined where the file is absent or faulty. */
  specified: SpecifiedCounts | undefined;
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
  const sources = read('sources.yaml', sourcesSchema);
  const hisn = read('hisn-al-muslim.yaml', hisnSchema);
  return {
    exceptions: exceptions?.value ?? [],
    exceptionsFile: exceptions?.file,
    glossary: glossary?.value ?? { english: [], arabic: [], renderings: [], graders: [] },
    retired: retired?.value ?? { cards: [], pages: [] },
    sources: sources?.value ?? [],
    sourcesFile: sources?.file,
    hisn: hisn?.value.numbers ?? [],
    hisnFile: hisn?.file,
    specified: read('specified-counts.yaml', specifiedSchema)?.value,
    problems,
    files,
  };
}
