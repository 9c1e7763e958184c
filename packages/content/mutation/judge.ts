/** Runs one batch of mutants and says, for each, which rules and whether the lock met it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examineProject } from '../rules/context.ts';
import { compareLock, lockedFields } from '../lock/locked-fields.ts';
import { ruleLabel } from '../rules/rule.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { exportTexts, type ExportedText } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import type { Problem } from '../compiler/problem.ts';
import type { Mutant } from './plan.ts';

export interface Verdict {
  mutant: Mutant;
  /** Labels of the rules that found it, the lock apart. */
  rules: string[];
  locked: boolean;
  /** The text as it compiles, for the corpus; absent where it does not. */
  text?: ExportedText;
}

const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const EXPORTED = new WeakMap<Library, ReadonlyMap<string, ExportedText>>();

/** The texts of a library by id; made once, as every mutant of a batch asks for one. */
function exportedTexts(library: Library): ReadonlyMap<string, ExportedText> {
  const known = EXPORTED.get(library);
  if (known) return known;
  const made = new Map(
    exportTexts(library)
      .toReversed()
      .map((text) => [text.id, text]),
  );
  EXPORTED.set(library, made);
  return made;
}

/** The card or quotation of a file that a line belongs to. */
export function textAt(library: Library, path: string, line: number): ExportedText | undefined {
  const entries = [
    ...library.cards.filter(({ reuses }) => !reuses).map(({ card, file, path: at }) => ({ id: card.home, file, at })),
    ...library.passages.map(({ id, file, path: at }) => ({ id, file, at })),
  ]
    .flatMap(({ id, file, at }) => [at, [...at, 'translation']].map((place) => ({ id, place: file.locate(place) })))
    .flatMap(({ id, place }) => (place.file === path && place.line <= line ? [{ id, line: place.line }] : []));
  const nearest = entries.toSorted((a, b) => b.line - a.line)[0];
  return nearest && exportedTexts(library).get(nearest.id);
}

const LOCK = 'lock';
const WHOLE = new Set(RULES.filter(({ whole }) => whole).map(ruleLabel));
const WITHOUT_LOCK = RULES.filter(({ name }) => name !== LOCK);

/** What is found without any mutant, so that it is not put down to one. */
export const baselineOf = (root: string): ReadonlySet<string> => {
  const { library, context } = examineProject(root);
  return new Set(runRules(WITHOUT_LOCK, library, context, true).problems.map(({ file, code, message }) => `${file} ${code} ${message}`));
};

/** The same path for a text file and its language files: a rule may report a fault of one in the other. */
const pageOf = (file: string): string => file.replace(/^content\/languages\/[^/]+\//, 'content/');

/** Codes of the rules, without those that only miss what another keeps from compiling. */
function codes(problems: readonly Problem[]): string[] {
  const all = [...new Set(problems.map(({ code }) => code))].toSorted();
  const direct = all.filter((code) => !WHOLE.has(code));
  return direct.length ? direct : all;
}

/**
 * @param root a copy of the project's content that may be changed
 * @param lock hashes of the unchanged content
 */
export function judgeMutants(
  root: string,
  batch: readonly Mutant[],
  lock: ReadonlyMap<string, string>,
  baseline: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): Verdict[] {
  const changes = batch.flatMap((mutant) => mutant.changes);
  for (const { target, source } of changes) {
    const text = sources.get(target.file) ?? '';
    write(root, target.file, text.slice(0, target.start) + source + text.slice(target.end));
  }
  const { library, context } = examineProject(root);
  const { problems } = runRules(WITHOUT_LOCK, library, context, true);
  const found = problems.filter(({ file, code, message }) => !baseline.has(`${file} ${code} ${message}`));
  const { added, changed, removed } = compareLock(lock, lockedFields(library));
  const moved = new Set(
    [...added, ...changed.map(({ field }) => field)].map(
      ({ file, path: at, field, isSaid }) => file.locate(isSaid ? [...at, field] : at).file,
    ),
  );
  const gone = new Set(removed.map((key) => `content/texts/${key.split('#')[0]}.yaml`));
  for (const file of new Set(changes.map(({ target }) => target.file))) write(root, file, sources.get(file) ?? '');
  return batch.map((mutant) => {
    const files = mutant.changes.map(({ target }) => target.file);
    const [first] = mutant.changes;
    const text = first && textAt(library, first.target.file, first.target.line);
    return {
      mutant,
      rules: codes(found.filter(({ file }) => files.some((one) => pageOf(one) === pageOf(file)))),
      locked: files.some((file) => moved.has(file) || gone.has(file)),
      ...(text ? { text } : {}),
    };
  });
}
