/** Writes a fixture to a folder of its own and examines it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import * as schemas from '../compiler/schema.ts';
import { splitWords } from './split-words.ts';
import type { Library } from '../compiler/library.ts';
import { hisnSchema, sourcesSchema } from './control-files.ts';
import type { Problem } from '../compiler/problem.ts';
import { examineProject, type RuleContext } from './context.ts';
import type { LockFile } from '../lock/lock-files.ts';
import { formatLock, lockedFields } from '../lock/locked-fields.ts';
import { PENDING_RULES, RULES } from './rules.ts';
import { runRules } from './run-rules.ts';
import { BASE, type Files, type Fixture } from './fixture.ts';

/** The shape of a text that is written whole, by its path below `content/texts/` or, for three of them, below `content/`. */
const wholeShape = (path: string): z.ZodType | undefined => {
  const named: Readonly<Record<string, z.ZodType>> = {
    'categories.yaml': schemas.categoriesSchema,
    'names.yaml': schemas.namesSchema,
    'forty-hadith.yaml': schemas.fortyHadithSchema,
    'tasbih.yaml': schemas.tasbihSchema,
    'needs.yaml': schemas.needsSchema,
    'collections.yaml': schemas.collectionsSchema,
    'sources.yaml': sourcesSchema,
    'hisn-al-muslim.yaml': hisnSchema,
  };
  if (/^context\/[^/]+\.yaml$/.test(path)) return schemas.contextPageSchema;
  if (/^[a-z-]+\/_menu\.yaml$/.test(path)) return schemas.menuSchema;
  return named[path] ?? (/^(?!texts\/)[a-z-]+\/[a-z-]+\.yaml$/.test(path) ? schemas.pageSchema : undefined);
};

/** Those of them that are directly in `content/`. */
const SHARED = new Set(['collections.yaml', 'hisn-al-muslim.yaml', 'sources.yaml']);

/** The value of a file of YAML; undefined where it has a fault that a rule is to find. */
function valueOf(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length ? undefined : document.toJS();
}

/** Writes a file of a fixture below a project: a whole text as its two files, anything else as it is. */
export function writeContent(root: string, path: string, text: string | Uint8Array): void {
  const write = (below: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, 'content', below)), { recursive: true });
    writeFileSync(join(root, 'content', below), content);
  };
  const shape = typeof text === 'string' ? wholeShape(path) : undefined;
  const below = SHARED.has(path) ? path : `texts/${path}`;
  if (!shape) return write(path, text);
  const whole = valueOf(String(text));
  if (whole === undefined) return write(below, text);
  const sides = splitWords(shape, whole);
  write(below, stringify(sides.text, { lineWidth: 0 }));
  if (sides.words !== undefined) write(`languages/en/${below}`, stringify(sides.words, { lineWidth: 0 }));
}

/** Makes a folder that holds `content/` with the base and the files given on top; whoever asks for it removes it. */
export function makeProject(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'misbaha-fixture-'));
  for (const [name, text] of Object.entries({ ...BASE, ...files })) {
    if (text === null) rmSync(join(root, 'content', name), { force: true });
    else writeContent(root, name, text);
  }
  return root;
}

/** Runs a step on such a folder and removes it. */
export function withProject<T>(files: Files, step: (root: string) => T): T {
  const root = makeProject(files);
  try {
    return step(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Runs all rules on a fixture, pending ones too, and returns their findings. A fixture without a lock counts as locked. */
export const problemsOf = ({ files, language }: Pick<Fixture, 'files' | 'language'>): Problem[] =>
  withProject(files, (root) => {
    const { library, context } = examineProject(root, language);
    const locks = context.locks.map((lock) => ({ ...lock, text: lock.text ?? lockOf(library, lock) }));
    const locked: RuleContext = { ...context, locks };
    return runRules([...RULES, ...PENDING_RULES], library, locked).problems;
  });

/** The text of one of the locks, as a library has its fields. */
export const lockOf = (library: Library, { holds }: Pick<LockFile, 'holds'>): string => formatLock(lockedFields(library).filter(holds));
