/** Joins a text's file and its language file into one value; every part of the value can be traced to its file and line. */
import type { z } from 'zod';
import { shapeOfListEntries, isLanguageFileKey, shapeForValue, shapeAtKey } from './layers.ts';
import type { Problem } from './problem.ts';
import { problemsOfIssue, type PositionedSource, type YamlPath, type SourceFile } from './source-file.ts';

type Keyed = Record<string, unknown>;
const isPlainObject = (value: unknown): value is Keyed => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key of a list's entry in the language file: its id, number or slug, or the id of the card that it reuses. */
export function entryKeyInLanguageFile(entry: unknown): string | number | undefined {
  if (!isPlainObject(entry)) return undefined;
  const { id, number, slug, use } = entry;
  for (const name of [id, number, slug]) if (typeof name === 'string' || typeof name === 'number') return name;
  return typeof use === 'string' ? use.split('#')[1] : undefined;
}

/** `toJS` makes number keys strings; this makes them numbers again. */
const keyAsWritten = (key: string): string | number => (/^[1-9]\d*$/.test(key) ? Number(key) : key);

const MISSING_LANGUAGE_TEXT_HINT = 'Write it; the file of another language shows what it says.';

export class TextAndLanguageFile implements PositionedSource {
  readonly path: string;
  readonly problems: Problem[];
  readonly #text: SourceFile;
  readonly #words: SourceFile | undefined;
  /** Path of a language's file, whether it exists or not. */
  readonly #wordsPath: string;
  /** Problems of words in the language file under ids that the text's file does not have. */
  readonly #wordsWithoutText: Problem[] = [];
  #schema: z.ZodType | undefined;
  #value: unknown;

  /**
   * @param text the file that all languages share
   * @param words the language file; undefined where the language has none
   * @param wordsPath where that file is or would be
   */
  constructor(text: SourceFile, words: SourceFile | undefined, wordsPath: string) {
    this.path = text.path;
    this.#text = text;
    this.#words = words;
    this.#wordsPath = wordsPath;
    this.problems = [...text.problems, ...(words?.problems ?? [])];
  }

  /** The joined value in the shape of a schema; undefined, with problems recorded, where it has another. */
  parse<T>(schema: z.ZodType<T>): T | undefined {
    if (this.problems.length) return undefined;
    this.#schema = schema;
    this.#value = this.#join(schema, this.#text.toJS(), this.#words?.toJS() ?? undefined, [], []);
    const result = schema.safeParse(this.#value);
    let faults: Problem[] = [];
    if (!result.success) {
      const hintForMissing = (path: YamlPath): string | undefined =>
        this.#belongsToLanguage(path) ? MISSING_LANGUAGE_TEXT_HINT : undefined;
      faults = result.error.issues.flatMap((issue) => problemsOfIssue(issue, this, hintForMissing));
      this.problems.push(...this.#oneForAbsentFile(faults));
    }
    // A faulty entry of the text's file makes its words look like words without a text. These are reported only where the
    // text's file has no fault.
    if (!faults.some(({ file }) => file === this.path)) this.problems.push(...this.#wordsWithoutText);
    return this.problems.length ? undefined : result.data;
  }

  valueAt(path: YamlPath): unknown {
    return path.reduce<unknown>((value, key) => (value as Keyed | undefined)?.[key], this.#value);
  }

  /** File and line of the value at a path of the joined value; for a missing value, of the place where it belongs. */
  locate(path: YamlPath): { file: string; line: number } {
    const wordsPath = this.#pathInWords(path);
    if (this.#text.has(path)) return this.#text.locate(path);
    if (this.#words?.has(wordsPath)) return this.#words.locate(wordsPath);
    if (!this.#belongsToLanguage(path)) return this.#text.locate(path);
    return this.#words?.locate(wordsPath) ?? { file: this.#wordsPath, line: 1 };
  }

  problem(path: YamlPath, code: string, message: string, hint?: string): Problem {
    return { ...this.locate(path), code, message, ...(hint ? { hint } : {}) };
  }

  /** The same place in the language's file, which names the entries of a list instead of counting them. */
  #pathInWords(path: YamlPath): YamlPath {
    let value: unknown = this.#text.toJS();
    return path.map((key) => {
      const list = Array.isArray(value);
      value = (value as Keyed | undefined)?.[key];
      return list ? (entryKeyInLanguageFile(value) ?? key) : key;
    });
  }

  /** Merges the many missing texts of an absent language file into one problem. */
  #oneForAbsentFile(problems: readonly Problem[]): readonly Problem[] {
    const missing = problems.filter(({ file }) => file === this.#wordsPath);
    if (this.#words || missing.length < 2) return problems;
    const [first] = missing as [Problem];
    const absent = {
      ...first,
      message: `this file is missing: ${missing.length} texts of ${this.path} have no words`,
      hint: MISSING_LANGUAGE_TEXT_HINT,
    };
    return [absent, ...problems.filter(({ file }) => file !== this.#wordsPath)];
  }

  #belongsToLanguage(path: YamlPath): boolean {
    let schema: z.ZodType | undefined = this.#schema;
    let value = this.#value;
    for (const key of path) {
      if (!schema) return false;
      const plain = shapeForValue(schema, value);
      schema = typeof key === 'number' ? shapeOfListEntries(plain) : shapeAtKey(plain, key);
      if (schema && isLanguageFileKey(schema)) return true;
      value = (value as Keyed | undefined)?.[key];
    }
    return false;
  }

  #join(schema: z.ZodType | undefined, text: unknown, words: unknown, path: YamlPath, wordsPath: YamlPath): unknown {
    if (Array.isArray(text) && isPlainObject(words)) return this.#joinList(schema, text, words, path, wordsPath);
    if (isPlainObject(text) || isPlainObject(words)) {
      if ((text === undefined || text === null || isPlainObject(text)) && (words === undefined || words === null || isPlainObject(words)))
        return this.#joinKeyed(schema, text ?? {}, words ?? {}, path, wordsPath);
    }
    if (words === undefined || words === null) return text;
    if (text === undefined || text === null) return words;
    this.#wordsProblem(wordsPath, `"${String(wordsPath.at(-1) ?? 'this')}" stands in ${this.path} too`, 'Keep it in one of the two files.');
    return text;
  }

  #joinKeyed(schema: z.ZodType | undefined, text: Keyed, words: Keyed, path: YamlPath, wordsPath: YamlPath): Keyed {
    const plain = schema && shapeForValue(schema, { ...text, ...words });
    const joined: Keyed = {};
    for (const key of new Set([...Object.keys(text), ...Object.keys(words)])) {
      const shape = plain && shapeAtKey(plain, key);
      this.#checkSide(shape, key, text[key], words[key], [...path, key], [...wordsPath, keyAsWritten(key)]);
      joined[key] =
        shape && isLanguageFileKey(shape) && text[key] === undefined
          ? words[key]
          : this.#join(shape, text[key], words[key], [...path, key], [...wordsPath, keyAsWritten(key)]);
    }
    return joined;
  }

  #joinList(schema: z.ZodType | undefined, text: unknown[], words: Keyed, path: YamlPath, wordsPath: YamlPath): unknown[] {
    const entry = schema && shapeOfListEntries(shapeForValue(schema, text));
    const left = new Set(Object.keys(words));
    const joined = text.map((value, index) => {
      const id = entryKeyInLanguageFile(value);
      if (id === undefined) return value;
      left.delete(String(id));
      return this.#join(entry, value, words[id], [...path, index], [...wordsPath, id]);
    });
    for (const key of left) {
      const hint = `The texts stand in ${this.path}; take these words out, or mend the id.`;
      const problem = this.#words?.problem([...wordsPath, keyAsWritten(key)], 'schema', `no text has the id "${key}"`, hint);
      if (problem) this.#wordsWithoutText.push(problem);
    }
    return joined;
  }

  /** A key in the wrong one of the two files is reported by name, so that the editor moves it and does not write it twice. */
  #checkSide(shape: z.ZodType | undefined, key: string, text: unknown, words: unknown, path: YamlPath, wordsPath: YamlPath): void {
    if (!shape) return;
    if (text !== undefined && isLanguageFileKey(shape)) {
      const message = `"${key}" is what a language says; it has no place in a text's file`;
      this.problems.push(this.#text.problem(path, 'schema', message, `Move it to ${this.#wordsPath}.`));
    } else if (words !== undefined && !isLanguageFileKey(shape) && !isPlainObject(words)) {
      this.#wordsProblem(wordsPath, `"${key}" has no language; it has no place here`, `Move it to ${this.path}.`);
    }
  }

  #wordsProblem(path: YamlPath, message: string, hint: string): void {
    if (this.#words) this.problems.push(this.#words.problem(path, 'schema', message, hint));
  }
}
