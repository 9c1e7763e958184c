/** What a rule is: one reason why a text may not be published, with the means to find it. */
import type { Problem } from '../content/problem.ts';
import type { Library } from '../content/library.ts';
import type { Path, SourceFile } from '../content/source-file.ts';
import type { Context } from './context.ts';

/** What a finding is about, in the words of `content/exceptions.yaml`. */
export interface Subject {
  /** Place of the text, for example `prayer/ablution#before-wudu`. */
  card: string;
  /** Key of the value, for example `arabic`. */
  field: string;
}

export interface Finding {
  file: string;
  line?: number;
  message: string;
  /** Said instead of the rule's own hint. */
  hint?: string;
  /** Absent where the finding allows no exception. */
  subject?: Subject;
}

export interface Rule {
  /** Place in the list: `c07`. */
  code: string;
  /** What editors and `content/exceptions.yaml` call it: `retired`. */
  name: string;
  /** Why it is there, in one sentence. */
  reason: string;
  /** What to do about a finding. */
  hint: string;
  /** True where it judges the content as a whole, which says nothing while a part of it does not compile. */
  whole?: true;
  check(library: Library, context: Context): Iterable<Finding>;
}

/** A finding at a value of a file. */
export const at = (file: SourceFile, path: Path, message: string, subject?: Subject): Finding => ({
  file: file.path,
  line: file.line(path),
  message,
  ...(subject ? { subject } : {}),
});

/** The compiler's own problems of some codes, as findings of the rule that stands for them. */
export const fromCompiler = (problems: readonly Problem[], codes: readonly string[]): Finding[] =>
  problems
    .filter(({ code }) => codes.includes(code))
    .map(({ file, line, message, hint }) => ({ file, ...(line ? { line } : {}), message, ...(hint ? { hint } : {}) }));

/** The label that messages carry: `[c07-retired]`. */
export const label = ({ code, name }: Pick<Rule, 'code' | 'name'>): string => `${code}-${name}`;
