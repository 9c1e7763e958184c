/** The state that every compiling step shares: the paths to read, the values compiled so far, the problems found. */
import { join } from 'node:path';
import type { Collections } from '../../core/reference.ts';
import { ContentReader, TEXTS_FOLDER } from './content-reader.ts';
import type { QuotationOutsideCards } from './library.ts';
import { LanguageNamesAndSettings } from './language-names-and-settings.ts';
import { unpackAggregateError, ErrorAtKey, type Problem } from './problem.ts';
import { gradersSchema } from './schema.ts';
import { type PositionedSource, SourceFile } from './source-file.ts';

/** The tables that the references in texts are resolved against. */
export interface ReferenceLookupTables {
  /** The cited works by key. */
  readonly collections: Collections;
  /** The language's rendering of whole verses by verse: `2:255`. */
  readonly verses: ReadonlyMap<string, string>;
  readonly language: LanguageNamesAndSettings;
  /** Ids of the scholars whose verdicts on narrations may be cited. */
  readonly graders: ReadonlySet<string>;
}

/** Path below `texts/` of the file that has a page, by the page's address without the leading slash. */
function fileOfAddress(address: string): string {
  if (address.startsWith('forty-hadith/')) return 'forty-hadith.yaml';
  return `${address.replace(/^context-behind-dua\//, 'context/')}.yaml`;
}

/** One run of the compiler over a project. */
export class Compilation extends ContentReader implements ReferenceLookupTables {
  readonly passages: QuotationOutsideCards[] = [];
  collections: Collections = {};
  verses: ReadonlyMap<string, string> = new Map();
  graders: ReadonlySet<string> = new Set();
  readonly language = new LanguageNamesAndSettings(this);

  /** Ids of the scholars who may give a verdict. Faults of the file are reported by the rules, not here. */
  readGraders(): readonly string[] {
    if (!this.has('glossary.yaml')) return [];
    const file = SourceFile.read('content/glossary.yaml', join(this.root, 'content/glossary.yaml'));
    return gradersSchema.safeParse(file.toJS()).data?.graders ?? [];
  }

  /**
   * Reports a reference to a page that is missing, unless that page has a fault of its own, which is already reported.
   * @param address of the page without the leading slash
   */
  missing(problem: Problem, address: string): void {
    const path = TEXTS_FOLDER + fileOfAddress(address);
    const files = new Set([`content/${path}`, this.languagePath(path)]);
    const told = this.problems.some(({ file, code }) => files.has(file) && code !== problem.code);
    if (!told) this.problems.push(problem);
  }

  /** Runs a step on one value; each fault becomes a problem at the line of that value, or of the key that is at fault. */
  attempt<T>(file: PositionedSource, path: readonly (string | number)[], step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      for (const fault of unpackAggregateError(error)) {
        const [cause, place] = fault instanceof ErrorAtKey ? [fault.cause, [...path, fault.key]] : [fault, path];
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
