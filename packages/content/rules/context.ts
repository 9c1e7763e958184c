/** The input of the rules besides the library: the compiler's problems, raw files, control files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { compileCollectingProblems } from '../compiler/compile.ts';
import type { Library } from '../compiler/library.ts';
import type { Problem } from '../compiler/problem.ts';
import { SourceFile } from '../compiler/source-file.ts';
import { readLocks, type LockFile } from '../lock/lock-files.ts';
import { readControlFiles, type ControlFiles } from './control-files.ts';
import { interfaceValues } from './interface-values.ts';
import type { RawFile } from './raw-file.ts';
import { writtenValues, type WrittenValue } from './written-values.ts';

export interface RuleContext extends Omit<ControlFiles, 'files' | 'problems'> {
  root: string;
  /** Problems that kept values from being compiled. */
  problems: readonly Problem[];
  /** Every file below `content/`, read or not. */
  raw: readonly RawFile[];
  /** Every value that an editor wrote. */
  written: readonly WrittenValue[];
  /** The words of the interface. */
  interface: readonly WrittenValue[];
  /** The values of the first language, its interface included; empty where that language itself is examined. */
  reference: readonly WrittenValue[];
  /** The lock of the texts and that of the language. */
  locks: readonly LockFile[];
}

/**
 * Compiles a project in one language and reads all that the rules need.
 * @param reference values of the first language, where they have been read already
 */
export function loadProjectForRules(
  root: string,
  tag: string = FIRST_LANGUAGE,
  reference?: readonly WrittenValue[],
): { library: Library; context: RuleContext } {
  const { library, problems } = compileCollectingProblems(root, tag);
  const { problems: controlProblems, files, ...control } = readControlFiles(root, tag);
  const raw = rawFiles(root);
  const context: RuleContext = {
    root,
    ...control,
    problems: [...problems, ...controlProblems],
    raw,
    written: writtenValues([...library.files, ...files]),
    interface: interfaceValues(raw, tag),
    reference: tag === FIRST_LANGUAGE ? [] : (reference ?? valuesOfLanguage(raw, FIRST_LANGUAGE)),
    locks: readLocks(root, tag),
  };
  return { library, context };
}

const rawFiles = (root: string): RawFile[] =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((absolute) => ({ path: absolute.slice(root.length + 1).replaceAll('\\', '/'), bytes: readFileSync(absolute) }));

/** Every value that readers see in the folder of a language, its interface included. */
const valuesOfLanguage = (raw: readonly RawFile[], tag: string): WrittenValue[] =>
  writtenValues(
    raw
      .filter(({ path }) => path.startsWith(`content/languages/${tag}/`) && path.endsWith('.yaml'))
      .map(({ path, bytes }) => new SourceFile(path, bytes.toString('utf8'))),
  );
