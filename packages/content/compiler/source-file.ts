/** A YAML file of `content/` with the positions of its values, so that every message can name file and line. */
import { readFileSync } from 'node:fs';
import { isMap, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { nearestKey } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { yamlFault } from './yaml-fault.ts';

export type YamlPath = readonly (string | number)[];

/** A source whose values each have a file and a line. */
export interface PositionedSource {
  /** As it is named in messages, for example `content/texts/prayer/ablution.yaml`. */
  readonly path: string;
  valueAt(path: YamlPath): unknown;
  locate(path: YamlPath): { file: string; line: number };
  problem(path: YamlPath, code: string, message: string, hint?: string): Problem;
}

/** No file of texts is nested as deep as this. */
const MAX_NESTING_LEVELS = 40;

/** The first line, counted from 1, with too deep brackets or indentation; undefined where none has them. */
function findTooDeepLine(text: string): number | undefined {
  let open = 0;
  const deep = text.split('\n').findIndex((line) => {
    const indent = /^[ -]*/.exec(line)?.[0].length ?? 0;
    for (const char of line) {
      if (char === '[' || char === '{') open += 1;
      else if ((char === ']' || char === '}') && open > 0) open -= 1;
      if (open > MAX_NESTING_LEVELS) return true;
    }
    return indent > MAX_NESTING_LEVELS * 2;
  });
  return deep < 0 ? undefined : deep + 1;
}

/** One file: its text, the faults of its YAML, and the line of each of its values. */
export class SourceFile implements PositionedSource {
  readonly path: string;
  readonly text: string;
  readonly problems: Problem[] = [];
  readonly #document: Document.Parsed;
  readonly #lines = new LineCounter();
  #value: unknown;

  /**
   * @param path as it is named in messages, for example `content/texts/prayer/ablution.yaml`
   * @param text the file's text
   */
  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    this.#document = this.#parse(text);
    const lines = text.split('\n');
    for (const error of [...this.#document.errors, ...this.#document.warnings]) {
      const line = error.linePos?.[0].line;
      // One fault can give several parser errors on the same line.
      if (this.problems.some((problem) => problem.line === line)) continue;
      this.problems.push({ file: path, ...(line ? { line } : {}), code: 'yaml', ...yamlFault(error, lines[(line ?? 0) - 1] ?? '') });
    }
  }

  /** Parses YAML. Nesting that is too deep would crash the parsers: it is reported, and the document is left empty. */
  #parse(text: string): Document.Parsed {
    const options = { lineCounter: this.#lines, uniqueKeys: true, version: '1.2' } as const;
    const line = findTooDeepLine(text);
    if (line !== undefined) {
      const message = `brackets or steps to the right are more than ${MAX_NESTING_LEVELS} deep`;
      this.problems.push({
        file: this.path,
        line,
        code: 'yaml',
        message,
        hint: 'Compare with a file of the same kind; no text is nested like this.',
      });
      return parseDocument('', options);
    }
    const document = parseDocument(text, options);
    // YAML's anchors and aliases can make a small file endless, and hide where a text stands.
    visit(document, {
      Alias: (_, node) => {
        this.problems.push(this.#repetition(node.range));
      },
    });
    return document;
  }

  #repetition(range: readonly number[] | null | undefined): Problem {
    const line = range ? { line: this.#lines.linePos(range[0] ?? 0).line } : {};
    return {
      file: this.path,
      ...line,
      code: 'yaml',
      message: 'a repetition ("*name") stands here',
      hint: 'Write the text out, or reuse a card with "use".',
    };
  }

  static read(path: string, absolute: string): SourceFile {
    return new SourceFile(path, readFileSync(absolute, 'utf8'));
  }

  /** Line of the value at a path, or of its nearest parent that exists. */
  line(path: YamlPath): number {
    for (let length = path.length; length > 0; length--) {
      const node = this.#document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return this.#lines.linePos(node.range[0]).line;
    }
    return 1;
  }

  locate(path: YamlPath): { file: string; line: number } {
    return { file: this.path, line: this.line(path) };
  }

  /** Whether a value is written at exactly this path. */
  has(path: YamlPath): boolean {
    return path.length === 0 || this.#document.hasIn(path);
  }

  valueAt(path: YamlPath): unknown {
    return path.length ? this.#document.getIn(path) : this.#document.contents;
  }

  /** The whole value, of any shape. */
  toJS(): unknown {
    return (this.#value ??= this.#document.toJS());
  }

  /** A problem at a value of this file. */
  problem(path: YamlPath, code: string, message: string, hint?: string): Problem {
    return { ...this.locate(path), code, message, ...(hint ? { hint } : {}) };
  }

  /** The file's value in the shape of a schema; undefined, with problems recorded, where it has another. */
  parse<T>(schema: z.ZodType<T>): T | undefined {
    if (this.problems.length) return undefined;
    const result = schema.safeParse(this.toJS());
    if (result.success) return result.data;
    this.problems.push(...result.error.issues.flatMap((issue) => problemsOfIssue(issue, this)));
    return undefined;
  }
}

const SEE_GUIDE = 'docs/content-guide.md shows each kind of file with all its keys.';

/**
 * The fault that a schema found, at its key, in words for an editor.
 * @param hintForMissing what to do about a missing value, by its path
 */
export function problemsOfIssue(
  issue: z.core.$ZodIssue,
  source: PositionedSource,
  hintForMissing?: (path: YamlPath) => string | undefined,
): Problem[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const problem = (at: YamlPath, message: string, hint = SEE_GUIDE): Problem =>
    source.problem(at, 'schema', `${describePath(path, source)}: ${message}`, hint);
  if (issue.code === 'unrecognized_keys') {
    const hint = 'docs/content-guide.md lists the keys of each kind of file; each has one name and one place.';
    return issue.keys.map((key) => {
      const nearest = nearestKey(key);
      return problem([...path, key], `unknown key "${key}"${nearest && nearest !== key ? `; is "${nearest}" meant?` : ''}`, hint);
    });
  }
  if (issue.code === 'invalid_key') return [problem(path, issue.issues[0]?.message ?? issue.message)];
  if (issue.code !== 'invalid_type') return [problem(path, messageOf(issue))];
  const wanted = TYPE_NAME_FOR_EDITORS[issue.expected] ?? issue.expected;
  const value = source.valueAt(path);
  if (value !== undefined && value !== null) return [problem(path, `must be ${wanted}${misplacedBlank(issue.expected, value)}`)];
  return [problem(path, path.length ? 'is missing' : 'is empty', hintForMissing?.(path))];
}

/**
 * Asks about a blank after a colon: with it, a text such as "a:b" becomes a key with a value; without it, a key and its
 * value become a text.
 */
function misplacedBlank(expected: string, value: unknown): string {
  const plain: unknown = isMap(value) ? value.toJSON() : value;
  if (expected === 'string' && typeof plain === 'object' && plain !== null) {
    const [pair, ...others] = Object.entries(plain);
    if (pair && others.length === 0 && ['string', 'number'].includes(typeof pair[1]))
      return `; is "${pair.join(':')}" meant, without the blank after the colon?`;
  }
  return expected === 'object' && typeof plain === 'string' && /^[\w-]+:\S/.test(plain) ? '; the blank after the colon is missing' : '';
}

/** The message of an issue: the schema's own, or a plain one for those that zod words for programmers. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return `needs ${amount(issue.minimum, issue.origin)} at the least`;
  if (issue.code === 'too_big' && issue.message.startsWith('Too big')) return `may have ${amount(issue.maximum, issue.origin)} at the most`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) return `must be one of these: ${issue.values.join(', ')}`;
  return issue.message;
}

const UNITS: Readonly<Record<string, string>> = { array: ' entries', string: ' letters', set: ' entries', map: ' entries' };
const amount = (limit: number | bigint, origin: string): string =>
  limit === 1 ? `one${(UNITS[origin] ?? '').replace(/ies$/, 'y').replace(/s$/, '')}` : `${limit}${UNITS[origin] ?? ''}`;

/** Names of value types: in a schema, and in messages for editors. */
const TYPE_NAME_FOR_EDITORS: Readonly<Record<string, string>> = {
  string: 'a text (between quotes where it looks like a number)',
  number: 'a number',
  array: 'a list: [one, two], or one a line after "- "',
  object: 'keys with values',
};

/** Path of a value as an editor counts, with the id of an entry that has one: `cards, no. 1 (on-waking), translation`. */
function describePath(path: YamlPath, source: PositionedSource): string {
  const parts = path.map((part, at) => {
    if (typeof part === 'string') return part;
    const entry = path.slice(0, at + 1);
    const id = source.valueAt([...entry, 'id']) ?? source.valueAt([...entry, 'slug']);
    return `no. ${part + 1}${typeof id === 'string' ? ` (${id})` : ''}`;
  });
  return parts.join(', ') || 'the file';
}
