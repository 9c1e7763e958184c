/** The finding of a rule, with its location. */
import type { Problem } from '../compiler/problem.ts';
import type { PositionedSource, YamlPath } from '../compiler/source-file.ts';

/** The subject of a finding, as `content/exceptions.yaml` names it. */
export interface FindingCardAndField {
  /** Id of the text, for example `prayer/ablution#before-wudu`. */
  card: string;
  /** Key of the value, for example `arabic`. */
  field: string;
}

export interface Finding {
  file: string;
  line?: number;
  message: string;
  /** Shown instead of the rule's own hint. */
  hint?: string;
  /** Absent where the finding allows no exception. */
  subject?: FindingCardAndField;
}

/** A finding at a value of a file. */
export const findingAt = (file: PositionedSource, path: YamlPath, message: string, subject?: FindingCardAndField): Finding => ({
  ...file.locate(path),
  message,
  ...(subject ? { subject } : {}),
});

/** The compiler's own problems of some codes, as findings of the rule that reports them. */
export const compilerFindings = (problems: readonly Problem[], codes: readonly string[]): Finding[] =>
  problems
    .filter(({ code }) => codes.includes(code))
    .map(({ file, line, message, hint }) => ({ file, ...(line ? { line } : {}), message, ...(hint ? { hint } : {}) }));
