/** Writes a fixture to a folder of its own and runs the rules on it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import * as schemas from '../compiler/schema.ts';
import { splitTextAndLanguageValues } from './split-text-and-language-values.ts';
import type { Library } from '../compiler/library.ts';
import { hisnSchema, textSourcesSchema } from '../rules/control-files.ts';
import type { Problem } from '../compiler/problem.ts';
import { loadProjectForRules, type RuleContext } from '../rules/context.ts';
import type { LockFile } from '../lock/lock-files.ts';
import { formatLock, lockedFields } from '../lock/locked-fields.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { BASE_FILES, type FixtureFiles, type FaultyContent } from './fixture.ts';

/** The schema of a text that a fixture writes as one file, by its path. */
const fixtureTextSchema = (path: string): z.ZodType | undefined => {
  const named: Readonly<Record<string, z.ZodType>> = {
    'categories.yaml': schemas.categoriesSchema,
    'names.yaml': schemas.ninetyNineNamesSchema,
    'forty-hadith.yaml': schemas.fortyHadithSchema,
    'tasbih.yaml': schemas.tasbihSchema,
    'needs.yaml': schemas.needsSchema,
    'collections.yaml': schemas.collectionsSchema,
    'sources.yaml': textSourcesSchema,
    'hisn-al-muslim.yaml': hisnSchema,
  };
  if (/^context\/[^/]+\.yaml$/.test(path)) return schemas.contextPageSchema;
  if (/^[a-z-]+\/_menu\.yaml$/.test(path)) return schemas.menuSchema;
  return named[path] ?? (/^(?!texts\/)[a-z-]+\/[a-z-]+\.yaml$/.test(path) ? schemas.pageSchema : undefined);
};

/** Fixture files with a schema that stand directly in `content/`; the others go below `content/texts/`. */
const FILES_OUTSIDE_TEXTS = new Set(['collections.yaml', 'hisn-al-muslim.yaml', 'sources.yaml']);

/** The value of a file of YAML; undefined where it has a fault that a rule is to find. */
function parseYaml(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length ? undefined : document.toJS();
}

type FileContent = string | Uint8Array;

/** What is written for a file of a fixture, by path below `content/`: a text as its text file and language file, anything else as it is. */
function writtenFixtureFiles(path: string, text: FileContent): [below: string, content: FileContent][] {
  const shape = typeof text === 'string' ? fixtureTextSchema(path) : undefined;
  if (!shape) return [[path, text]];
  const below = FILES_OUTSIDE_TEXTS.has(path) ? path : `texts/${path}`;
  const whole = parseYaml(String(text));
  if (whole === undefined) return [[below, text]];
  const sides = splitTextAndLanguageValues(shape, whole);
  const written: [string, FileContent][] = [[below, stringify(sides.text, { lineWidth: 0 })]];
  if (sides.words !== undefined) written.push([`languages/en/${below}`, stringify(sides.words, { lineWidth: 0 })]);
  return written;
}

function writeBelowContent(root: string, files: ReturnType<typeof writtenFixtureFiles>): void {
  for (const [below, content] of files) {
    const place = join(root, 'content', below);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

export const writeFixtureFile = (root: string, path: string, text: FileContent): void =>
  writeBelowContent(root, writtenFixtureFiles(path, text));

/** The base's files, split into text and language files once for all fixtures. */
const BASE_WRITTEN = Object.entries(BASE_FILES).map(([name, text]) => ({
  name,
  written: text === null ? [] : writtenFixtureFiles(name, text),
}));

/** Makes a folder with the base's `content/` and the files given on top; the caller removes it. */
export function makeFixtureProject(files: FixtureFiles): string {
  const root = mkdtempSync(join(tmpdir(), 'misbaha-fixture-'));
  for (const { name, written } of BASE_WRITTEN) if (!Object.hasOwn(files, name)) writeBelowContent(root, written);
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(root, 'content', name), { force: true });
    else writeFixtureFile(root, name, text);
  }
  return root;
}

/** Runs a step on a fixture's project folder and removes it. */
export function withFixtureProject<T>(files: FixtureFiles, step: (root: string) => T): T {
  const root = makeFixtureProject(files);
  try {
    return step(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Runs all rules on a fixture, and returns their findings. A fixture without a lock counts as locked. */
export const problemsOfFixture = ({ files, language }: Pick<FaultyContent, 'files' | 'language'>): Problem[] =>
  withFixtureProject(files, (root) => {
    const { library, context } = loadProjectForRules(root, language);
    const locks = context.locks.map((lock) => ({ ...lock, text: lock.text ?? lockText(library, lock) }));
    const locked: RuleContext = { ...context, locks };
    return runRules(RULES, library, locked).problems;
  });

/** The text of one of the locks for the fields of a library. */
export const lockText = (library: Library, { holds }: Pick<LockFile, 'holds'>): string => formatLock(lockedFields(library).filter(holds));
