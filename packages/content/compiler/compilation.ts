/** The state that every compiling step shares: the paths to read, the values compiled so far, the problems found. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Collections } from '../../core/reference.ts';
import type { LocatedPassage } from './library.ts';
import { TextAndLanguageFile } from './joined-file.ts';
import { Language } from './language.ts';
import { errorsIn, KeyFault, type Problem } from './problem.ts';
import { gradersSchema } from './schema.ts';
import { type PositionedSource, SourceFile } from './source-file.ts';

const TEXTS = 'texts/';

/** The tables that the references in texts are resolved against. */
export interface ReferenceLookupTables {
  /** The cited works by key. */
  readonly collections: Collections;
  /** The language's rendering of whole verses by verse: `2:255`. */
  readonly verses: ReadonlyMap<string, string>;
  readonly language: Language;
  /** Ids of the scholars whose verdicts on narrations may be cited. */
  readonly graders: ReadonlySet<string>;
}

/** One run of the compiler over a project. */
export class Compilation implements ReferenceLookupTables {
  readonly files: SourceFile[] = [];
  readonly problems: Problem[] = [];
  readonly passages: LocatedPassage[] = [];
  collections: Collections = {};
  verses: ReadonlyMap<string, string> = new Map();
  graders: ReadonlySet<string> = new Set();
  readonly root: string;
  /** The tag of the language that is compiled: `en`. */
  readonly tag: string;
  readonly language: Language;

  /**
   * @param root absolute path of the folder that holds `content/`
   * @param tag of the language, as its folder below `content/languages/` is named
   */
  constructor(root: string, tag: string) {
    this.root = root;
    this.tag = tag;
    this.language = new Language(this);
  }

  /** Path from the project's root of a file in the language's folder. */
  languagePath(path: string): string {
    return `content/languages/${this.tag}/${path}`;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, 'content', path));
  }

  /**
   * Reads a file that only the language has; undefined where there is none and none is `needed`, or where it is faulty.
   */
  readLanguage<T>(path: string, schema: z.ZodType<T>, needed = false): { file: SourceFile; value: T } | undefined {
    const below = `languages/${this.tag}/${path}`;
    if (!needed && !this.has(below)) return undefined;
    const file = this.#open(below);
    return file && this.#parsed(file, schema);
  }

  /** Reads a file below `content/` that all languages share; undefined where there is none, or where it is faulty. */
  readOwn<T>(path: string, schema: z.ZodType<T>): { file: SourceFile; value: T } | undefined {
    const file = this.has(path) ? this.#open(path) : undefined;
    return file && this.#parsed(file, schema);
  }

  /** Reads a file of `content/texts/`, joined with its language file. */
  readText<T>(path: string, schema: z.ZodType<T>): { file: PositionedSource; value: T } | undefined {
    return this.readShared(TEXTS + path, schema);
  }

  /** Reads a file below `content/` with the file of the same path in the language's folder. */
  readShared<T>(path: string, schema: z.ZodType<T>): { file: PositionedSource; value: T } | undefined {
    const text = this.#open(path);
    if (!text) return undefined;
    const below = `languages/${this.tag}/${path}`;
    const words = this.has(below) ? this.#open(below) : undefined;
    return this.#parsed(new TextAndLanguageFile(text, words, `content/${below}`), schema);
  }

  /** Ids of the scholars who may give a verdict. Faults of the file are reported by the rules, not here. */
  readGraders(): readonly string[] {
    if (!this.has('glossary.yaml')) return [];
    const file = SourceFile.read('content/glossary.yaml', join(this.root, 'content/glossary.yaml'));
    return gradersSchema.safeParse(file.toJS()).data?.graders ?? [];
  }

  #parsed<T, F extends SourceFile | TextAndLanguageFile>(file: F, schema: z.ZodType<T>): { file: F; value: T } | undefined {
    const value = file.parse(schema);
    this.problems.push(...file.problems);
    return value === undefined ? undefined : { file, value };
  }

  /** Opens a file below `content/`; undefined, with the problem noted, where it is missing. */
  #open(path: string): SourceFile | undefined {
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
    return file;
  }

  /**
   * Reports a reference to a page that is missing, unless that page has a fault of its own, which is already reported.
   */
  missing(problem: Problem, page: string): void {
    const files = new Set([`content/${TEXTS}${page}.yaml`, this.languagePath(`${TEXTS}${page}.yaml`)]);
    const told = this.problems.some(({ file, code }) => files.has(file) && code !== problem.code);
    if (!told) this.problems.push(problem);
  }

  /** Runs a step on one value; each fault becomes a problem at the line of that value, or of the key that is at fault. */
  attempt<T>(file: PositionedSource, path: readonly (string | number)[], step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      for (const fault of errorsIn(error)) {
        const [cause, place] = fault instanceof KeyFault ? [fault.cause, [...path, fault.key]] : [fault, path];
        this.problems.push(file.problem(place, codeOf(cause), cause.message));
      }
      return undefined;
    }
  }
}

const PROBLEM_CODE_BY_ERROR: Readonly<Record<string, string>> = {
  ReferenceError: 'reference',
  TransliterationError: 'vowels',
  ReadingError: 'reading',
  UnknownGraderError: 'grader',
  UnknownNameError: 'name',
  MissingVerseError: 'verse',
  RangeError: 'reference',
};
const codeOf = (error: Error): string => PROBLEM_CODE_BY_ERROR[error.name] ?? 'text';
