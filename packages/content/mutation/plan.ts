/** Draws mutants evenly over the kinds and sorts them into batches that cannot disturb one another. */
import type { SourceFile } from '../compiler/source-file.ts';
import { MUTANT_KINDS, type SourceChange } from './mutants.ts';
import type { Random } from './random.ts';
import { targetsOf, type MutationTarget } from './targets.ts';

export interface Mutant {
  kind: string;
  changes: SourceChange[];
}

/** Each mutant of a file needs a batch of its own. */
const MAX_MUTANTS_PER_FILE = 24;

const UNBOUNDED_KIND_COUNT = MUTANT_KINDS.filter(({ mostOfFile }) => mostOfFile === undefined).length;

/** How many mutants of a kind are made. Kinds with `mostOfFile` may use less than their share; the rest goes to the others. */
function mutantCountOfKind({ mostOfFile }: (typeof MUTANT_KINDS)[number], kindIndex: number, totalCount: number): number {
  const share = Math.floor(totalCount / MUTANT_KINDS.length);
  if (mostOfFile !== undefined) return Math.min(mostOfFile, share);
  const rest =
    totalCount - MUTANT_KINDS.reduce((sum, kind) => sum + (kind.mostOfFile === undefined ? 0 : Math.min(kind.mostOfFile, share)), 0);
  return Math.floor(rest / UNBOUNDED_KIND_COUNT) + (kindIndex < rest % UNBOUNDED_KIND_COUNT ? 1 : 0);
}

/** What mutants need beside the files themselves. */
export interface ForeignFilesAndRenderings {
  /** The files of another language, by the path of the same file of this one. */
  foreign: ReadonlyMap<string, SourceFile>;
  /** By file and line of a translation (`path:12`): its words for a repeated phrase that most texts with the phrase use. */
  renderings: ReadonlyMap<string, readonly string[]>;
}

const NO_FOREIGN_FILES_OR_RENDERINGS: ForeignFilesAndRenderings = { foreign: new Map(), renderings: new Map() };

/** The name of a card in a language file: the key above its words. */
const cardKeyOf = ({ source }: MutationTarget): string => source.slice(0, source.indexOf(':'));

/** The targets of a file, with their context. */
function targetsWithForeignAndRendering(file: SourceFile, { foreign, renderings }: ForeignFilesAndRenderings): MutationTarget[] {
  const other = foreign.get(file.path);
  const cards = new Map(
    (other ? targetsOf(other) : []).filter(({ key }) => key === 'said card').map((one) => [cardKeyOf(one), one.source]),
  );
  return targetsOf(file).map((target) => {
    const same = target.key === 'said card' ? cards.get(cardKeyOf(target)) : undefined;
    const rendering = renderings.get(`${target.file}:${target.line}`);
    return { ...target, ...(same === undefined ? {} : { foreign: same }), ...(rendering ? { rendering } : {}) };
  });
}

/** Mutants of the real files, the kinds in equal parts as far as the texts allow it. */
export function drawMutants(
  files: readonly SourceFile[],
  count: number,
  random: Random,
  context: ForeignFilesAndRenderings = NO_FOREIGN_FILES_OR_RENDERINGS,
): Mutant[] {
  const targets = files.flatMap((file) => targetsWithForeignAndRendering(file, context));
  const used = new Map<string, number>();
  const free = (file: string): boolean => (used.get(file) ?? 0) < MAX_MUTANTS_PER_FILE;
  return MUTANT_KINDS.flatMap((kind, index) => {
    const wanted = mutantCountOfKind(kind, index, count);
    const fitting = random.shuffle(targets.filter((target) => kind.fits(target)));
    const made: Mutant[] = [];
    const ofKind = new Map<string, number>();
    const within = (file: string): boolean => (ofKind.get(file) ?? 0) < (kind.mostOfFile ?? MAX_MUTANTS_PER_FILE);
    const seen = new Set<string>();
    // A kind with fewer targets than mutants (counts, verses) uses each several times.
    for (let turn = 0; made.length < wanted && turn < wanted * 20 && fitting.length > 1; turn++) {
      const target = fitting[turn % fitting.length] as MutationTarget;
      const other = random.pick(fitting) ?? target;
      const changes = kind.make(target, random, other);
      const key = JSON.stringify(changes?.map((change) => [change.target.file, change.target.start, change.source]));
      if (!changes || seen.has(key) || changes.some((change) => !free(change.target.file) || !within(change.target.file))) continue;
      seen.add(key);
      for (const { target: one } of changes) for (const counts of [used, ofKind]) counts.set(one.file, (counts.get(one.file) ?? 0) + 1);
      made.push({ kind: kind.name, changes });
    }
    return made;
  });
}

/** Files with meanings and roots of words, which any page may show. */
const WORD_OR_ROOT_FILE = /^content\/languages\/[^/]+\/words\/|^content\/(?:languages\/[^/]+\/)?roots\.yaml$/;
const LANGUAGE_PAGE_FOLDER = /^content\/languages\/[^/]+\/texts\//;

/**
 * Files that must not change in the same batch as a file: pages that reuse its cards, pages whose cards it reuses, and
 * the meanings and roots of words.
 */
export function batchConflictsFinder(files: readonly SourceFile[]): (file: string) => ReadonlySet<string> {
  const links = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set([path])]));
  for (const { path, text } of files) {
    for (const [, page] of text.matchAll(/\buse: ([a-z0-9-]+\/[a-z0-9-]+)#/g)) {
      const reusedFrom = `content/texts/${page}.yaml`;
      links.get(path)?.add(reusedFrom);
      links.get(reusedFrom)?.add(path);
    }
  }
  // A fault in a text may be reported in its language file, and the other way round.
  for (const [path, near] of links) {
    const text = path.replace(LANGUAGE_PAGE_FOLDER, 'content/texts/');
    if (text === path) continue;
    for (const one of links.get(text) ?? []) {
      near.add(one);
      links.get(one)?.add(path);
    }
  }
  // A word's meaning or root shows in every text that has the word.
  for (const [path, near] of links) {
    if (!WORD_OR_ROOT_FILE.test(path)) continue;
    for (const [other, beside] of links) {
      beside.add(path);
      near.add(other);
    }
  }
  return (file) => links.get(file) ?? new Set([file]);
}

/**
 * Groups mutants that can be judged in one run, because no file of one conflicts with a file of another.
 * @param conflictingFilesOfFile gives the files that a fault in a file may show in, itself included
 */
export function batchMutants(mutants: readonly Mutant[], conflictingFilesOfFile: (file: string) => ReadonlySet<string>): Mutant[][] {
  const all: { mutants: Mutant[]; taken: Set<string> }[] = [];
  for (const mutant of mutants) {
    const files = mutant.changes.map(({ target }) => target.file);
    let batch = all.find(({ taken }) => files.every((file) => !taken.has(file)));
    if (!batch) all.push((batch = { mutants: [], taken: new Set() }));
    batch.mutants.push(mutant);
    for (const file of files) for (const one of conflictingFilesOfFile(file)) batch.taken.add(one);
  }
  return all.map((batch) => batch.mutants);
}
