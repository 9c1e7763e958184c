/** Reads the files of a project in one language, and notes which it read and what is wrong with them. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { TextAndLanguageFile } from './joined-file.ts';
import type { Problem } from './problem.ts';
import { type PositionedSource, SourceFile } from './source-file.ts';

/** Folder of the texts, below `content/`. */
export const TEXTS_FOLDER = 'texts/';

export class ContentReader {
  readonly files: SourceFile[] = [];
  readonly problems: Problem[] = [];
  readonly root: string;
  /** The tag of the language: `en`. */
  readonly tag: string;

  /**
   * @param root absolute path of the folder that holds `content/`
   * @param tag of the language, as its folder below `content/languages/` is named
   */
  constructor(root: string, tag: string) {
    this.root = root;
    this.tag = tag;
  }

  /** Path from the project's root of a file in the language's folder. */
  languagePath(path: string): string {
    return `content/languages/${this.tag}/${path}`;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, 'content', path));
  }

  /**
   * Reads a file that only the language has; undefined where it is missing or faulty. A missing file is a problem only where
   * it is `needed`.
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
    return this.readShared(TEXTS_FOLDER + path, schema);
  }

  /** Reads a file below `content/` with the file of the same path in the language's folder. */
  readShared<T>(path: string, schema: z.ZodType<T>): { file: PositionedSource; value: T } | undefined {
    const text = this.#open(path);
    if (!text) return undefined;
    const below = `languages/${this.tag}/${path}`;
    const words = this.has(below) ? this.#open(below) : undefined;
    return this.#parsed(new TextAndLanguageFile(text, words, `content/${below}`), schema);
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
}
