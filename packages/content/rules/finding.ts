/** The finding of a rule, with its location. */
import type { Problem } from '../compiler/problem.ts';
import type { Located, Path } from '../compiler/source-file.ts';

/** The subject of a finding, as `content/exceptions.yaml` names it. */
export interface Subject {
  /** Id of the text, for example `prayer/ablution#before-wudu`. */
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

/** A finding at a value of a file. */
export const findingAt = (file: Located, path: Path, message: string, subject?: Subject): Finding => ({
  ...file.locate(path),
  message,
  ...(subject ? { subject } : {}),
});

/** The compiler's own problems of some codes, as findings of the rule that reports them. */
export const compilerFindings = (problems: readonly Problem[], codes: readonly string[]): Finding[] =>
  problems
    .filter(({ code }) => codes.includes(code))
    .map(({ file, line, message, hint }) => ({ file, ...(line ? { line } : {}), message, ...(hint ? { hint } : {}) }));
