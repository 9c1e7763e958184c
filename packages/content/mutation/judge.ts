/** Runs one batch of mutants and says, for each, which rules caught it and whether the lock did. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadProjectForRules } from '../rules/context.ts';
import { compareLock, lockedFields } from '../lock/locked-fields.ts';
import { ruleLabel } from '../rules/rule.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { textsForExport, type ExportedText } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import type { Problem } from '../compiler/problem.ts';
import type { WrittenValue } from '../rules/written-values.ts';
import { findSpellingProblems } from '../spelling/spelling-problems.ts';
import type { Mutant } from './plan.ts';

export interface MutantResult {
  mutant: Mutant;
  /** Labels of the rules that found it, without the lock rule. */
  rules: string[];
  locked: boolean;
  /** The text as it compiles, for the corpus; absent where it does not. */
  text?: ExportedText;
}

const writeFileIn = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const EXPORTED_TEXTS_CACHE = new WeakMap<Library, ReadonlyMap<string, ExportedText>>();

/** The texts of a library by id; made once, as every mutant of a batch asks for one. */
function exportedTextById(library: Library): ReadonlyMap<string, ExportedText> {
  const known = EXPORTED_TEXTS_CACHE.get(library);
  if (known) return known;
  const made = new Map(
    textsForExport(library)
      .toReversed()
      .map((text) => [text.id, text]),
  );
  EXPORTED_TEXTS_CACHE.set(library, made);
  return made;
}

/** The card or quotation of a file that a line belongs to. */
export function cardOrQuotationAtLine(library: Library, path: string, line: number): ExportedText | undefined {
  const entries = [
    ...library.cards.filter(({ reuses }) => !reuses).map(({ card, file, path: at }) => ({ id: card.permanentId, file, at })),
    ...library.passages.map(({ id, file, path: at }) => ({ id, file, at })),
  ]
    .flatMap(({ id, file, at }) => [at, [...at, 'translation']].map((place) => ({ id, place: file.locate(place) })))
    .flatMap(({ id, place }) => (place.file === path && place.line <= line ? [{ id, line: place.line }] : []));
  const nearest = entries.toSorted((a, b) => b.line - a.line)[0];
  return nearest && exportedTextById(library).get(nearest.id);
}

const LOCK_RULE_NAME = 'lock';
const WHOLE_CONTENT_RULE_LABELS = new Set(RULES.filter(({ whole }) => whole).map(ruleLabel));
const RULES_WITHOUT_LOCK = RULES.filter(({ name }) => name !== LOCK_RULE_NAME);

/** The copy of the content that mutants are tried in, and what the result is compared with. */
export interface MutationWorkspace {
  /** A copy of the project's content that may be changed. */
  root: string;
  /** The language that is checked; a dictionary checks its spelling too, if it names one. */
  tag: string;
  /** Values of the first language, which another language's values are compared with. */
  reference?: readonly WrittenValue[];
  /** Hashes of the unchanged content. */
  lock: ReadonlyMap<string, string>;
  /** Texts of the unchanged files. */
  sources: ReadonlyMap<string, string>;
}

/** What the rules and the dictionary find in the copy as it is. */
async function findProblems({
  root,
  tag,
  reference,
}: Pick<MutationWorkspace, 'root' | 'tag' | 'reference'>): Promise<{ library: Library; problems: Problem[] }> {
  const { library, context } = loadProjectForRules(root, tag, reference);
  const { problems } = runRules(RULES_WITHOUT_LOCK, library, context, true);
  return { library, problems: [...problems, ...(await findSpellingProblems(context, library.language))] };
}

const problemKeyOf = ({ file, code, message }: Problem): string => `${file} ${code} ${message}`;

/** Keys of the problems that exist without any mutant. */
export const baselineProblemKeys = async (setup: Pick<MutationWorkspace, 'root' | 'tag' | 'reference'>): Promise<ReadonlySet<string>> =>
  new Set((await findProblems(setup)).problems.map(problemKeyOf));

/** The same path for a text file and its language files: a rule may report a fault of one in the other. */
const pathWithoutLanguage = (file: string): string => file.replace(/^content\/languages\/[^/]+\//, 'content/');

/**
 * Codes of the rules that found the fault. Rules over the whole content count only where no other rule found it, since
 * they also report what a text that does not compile leaves out.
 */
function preferSingleTextRuleCodes(problems: readonly Problem[]): string[] {
  const all = [...new Set(problems.map(({ code }) => code))].toSorted();
  const direct = all.filter((code) => !WHOLE_CONTENT_RULE_LABELS.has(code));
  return direct.length ? direct : all;
}

/** Puts the faults of one batch into the copy, judges them, and takes them out again. */
export async function judgeMutants(
  setup: MutationWorkspace,
  batch: readonly Mutant[],
  baseline: ReadonlySet<string>,
): Promise<MutantResult[]> {
  const { root, lock, sources } = setup;
  const changes = batch.flatMap((mutant) => mutant.changes);
  for (const { target, source } of changes) {
    const text = sources.get(target.file) ?? '';
    writeFileIn(root, target.file, text.slice(0, target.start) + source + text.slice(target.end));
  }
  const { library, problems } = await findProblems(setup);
  const found = problems.filter((problem) => !baseline.has(problemKeyOf(problem)));
  const { added, changed, removed } = compareLock(lock, lockedFields(library));
  const moved = new Set(
    [...added, ...changed.map(({ field }) => field)].map(
      ({ file, path: at, field, isOfLanguage }) => file.locate(isOfLanguage ? [...at, field] : at).file,
    ),
  );
  const gone = new Set(removed.map((key) => `content/texts/${key.split('#')[0]}.yaml`));
  for (const file of new Set(changes.map(({ target }) => target.file))) writeFileIn(root, file, sources.get(file) ?? '');
  const isAlone = batch.length === 1;
  return batch.map((mutant) => {
    const files = mutant.changes.map(({ target }) => target.file);
    const [first] = mutant.changes;
    const text = first && cardOrQuotationAtLine(library, first.target.file, first.target.line);
    return {
      mutant,
      rules: preferSingleTextRuleCodes(
        found.filter(({ file }) => isAlone || files.some((one) => pathWithoutLanguage(one) === pathWithoutLanguage(file))),
      ),
      locked: files.some((file) => moved.has(file) || gone.has(file)),
      ...(text ? { text } : {}),
    };
  });
}
