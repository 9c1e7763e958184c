/** The input of the rules besides the library: the compiler's problems, raw files, control files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { compileProject } from '../compiler/compile.ts';
import type { Library } from '../compiler/library.ts';
import type { Problem } from '../compiler/problem.ts';
import { readLocks, type LockFile } from '../lock/lock-files.ts';
import { readControlFiles, type ControlFiles } from './control-files.ts';
import { writtenValues, type WrittenValue } from './written-values.ts';

export interface RawFile {
  /** `content/prayer/ablution.yaml` */
  path: string;
  bytes: Buffer;
}

export interface Context extends Omit<ControlFiles, 'files' | 'problems'> {
  root: string;
  /** Problems that kept values from being compiled. */
  problems: readonly Problem[];
  /** Every file below `content/`, read or not. */
  raw: readonly RawFile[];
  /** Every value that an editor wrote. */
  written: readonly WrittenValue[];
  /** The lock of the texts and that of the language. */
  locks: readonly LockFile[];
}

/** Compiles a project in one language and gathers what the rules look at. */
export function examineProject(root: string, tag: string = FIRST_LANGUAGE): { library: Library; context: Context } {
  const { library, problems } = compileProject(root, tag);
  const { problems: controlProblems, files, ...control } = readControlFiles(root, tag);
  const context: Context = {
    root,
    ...control,
    problems: [...problems, ...controlProblems],
    raw: rawFiles(root),
    written: writtenValues([...library.files, ...files]),
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
