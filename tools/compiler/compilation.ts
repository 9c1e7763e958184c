/** What every compiling step shares: where to read, what was found, what went wrong. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Collections } from '../../text/reference.ts';
import type { SourcePassage } from './library.ts';
import { faultsOf, KeyFault, type Problem } from './problem.ts';
import { SourceFile } from './source-file.ts';

/** What texts are resolved against. */
export interface Sources {
  /** The cited works by key. */
  readonly collections: Collections;
  /** Our English of whole verses by verse: `2:255`. */
  readonly english: ReadonlyMap<string, string>;
}

/** One run of the compiler over a project. */
export class Compilation implements Sources {
  readonly files: SourceFile[] = [];
  readonly problems: Problem[] = [];
  readonly passages: SourcePassage[] = [];
  collections: Collections = {};
  english: ReadonlyMap<string, string> = new Map();
  readonly root: string;

  /** @param root absolute path of the folder that holds `content/` */
  constructor(root: string) {
    this.root = root;
  }

  /** Reads a file below `content/` in the shape of a schema; undefined, with the problem noted, where that fails. */
  read<T>(path: string, schema: z.ZodType<T>): { file: SourceFile; value: T } | undefined {
    const absolute = join(this.root, 'content', path);
    const name = `content/${path}`;
    if (!existsSync(absolute)) {
      this.problems.push({
        file: name,
        code: 'missing',
        message: 'this file is missing',
        hint: 'Add it, or take it out of the list that names it.',
      });
      return undefined;
    }
    if (!statSync(absolute).isFile()) {
      this.problems.push({
        file: name,
        code: 'missing',
        message: 'this is a folder where a file is expected',
        hint: 'Rename the folder, or take its name out of the list that names it.',
      });
      return undefined;
    }
    const file = SourceFile.read(name, absolute);
    this.files.push(file);
    const value = file.parse(schema);
    this.problems.push(...file.problems);
    return value === undefined ? undefined : { file, value };
  }

  /** Notes that a name leads nowhere, unless the page that it names has a fault of its own, which is told there. */
  missing(problem: Problem, page: string): void {
    const told = this.problems.some(({ file, code }) => file === `content/${page}.yaml` && code !== problem.code);
    if (!told) this.problems.push(problem);
  }

  /** Runs a step on one value; each fault becomes a problem at the line of that value, or of the key that is at fault. */
  attempt<T>(file: SourceFile, path: readonly (string | number)[], step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      for (const fault of faultsOf(error)) {
        const [cause, place] = fault instanceof KeyFault ? [fault.cause, [...path, fault.key]] : [fault, path];
        this.problems.push(file.problem(place, codeOf(cause), cause.message));
      }
      return undefined;
    }
  }
}

const CODES: Readonly<Record<string, string>> = {
  ReferenceError: 'reference',
  TransliterationError: 'vowels',
  VerseEnglishError: 'english',
  RangeError: 'reference',
};
const codeOf = (error: Error): string => CODES[error.name] ?? 'text';
