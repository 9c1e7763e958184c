/** Checks a folder of the data against its own manifest, and against that of the expected edition if one is given. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Manifest, ManifestFile } from '../../model/types.ts';
import { isInPackage } from './packaged-files.ts';

export interface Problem {
  kind:
    | 'no-manifest'
    | 'broken-manifest'
    | 'other-format'
    | 'older-edition'
    | 'newer-edition'
    | 'other-draft'
    | 'other-language'
    | 'foreign-manifest'
    | 'missing'
    | 'cut-short'
    | 'changed'
    | 'extra';
  /** Path of the file that it is about, relative to the folder. */
  path?: string;
  /** What is wrong and what helps. */
  sentence: string;
}

export interface Verification {
  /** Of the data in the folder; absent where its manifest cannot be read. */
  version?: string;
  /** Tag of the language of the data; absent where the manifest is of an edition that did not name it yet. */
  language?: string;
  /** Paths of the files that the npm package leaves out, where the folder has none of them. */
  leftOut: string[];
  problems: Problem[];
}

const MANIFEST_FILE = 'manifest.json';
const READABLE_FORMAT = 1;

const isManifest = (value: unknown): value is Manifest => {
  const { name, version, files } = (value ?? {}) as Partial<Manifest>;
  return (
    name === 'misbaha-data' &&
    typeof version === 'string' &&
    Array.isArray(files) &&
    files.every(({ path, sha256, bytes }) => typeof path === 'string' && typeof sha256 === 'string' && typeof bytes === 'number')
  );
};

/** A version as numbers that can be compared; a draft comes before the edition that it becomes. */
const versionRank = (version: string): number[] => [
  ...version.replace('-draft', '').split('.').map(Number),
  version.endsWith('-draft') ? 0 : 1,
];

/** Whether the first version is the earlier one. */
function isOlder(first: string, second: string): boolean {
  const [one, other] = [versionRank(first), versionRank(second)];
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function readManifest(folder: string): Manifest | Problem {
  const file = join(folder, MANIFEST_FILE);
  if (!existsSync(file)) {
    return {
      kind: 'no-manifest',
      sentence: `${folder} holds no ${MANIFEST_FILE}: it is no copy of the data, or the download did not end.`,
    };
  }
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const format = (value as { format?: unknown } | null)?.format;
    if (format !== undefined && format !== READABLE_FORMAT) {
      return {
        kind: 'other-format',
        sentence: `The data are of format ${JSON.stringify(format)}, and this package reads format ${READABLE_FORMAT}.`,
      };
    }
    if (isManifest(value)) return value;
  } catch {
    // Invalid JSON is reported below, like JSON of another shape.
  }
  return { kind: 'broken-manifest', sentence: `${MANIFEST_FILE} is cut short or no manifest of the data: download it again.` };
}

/** The language that the manifest of a folder names; undefined where it names none or cannot be read. */
export function readManifestLanguage(folder: string): string | undefined {
  const manifest = readManifest(folder);
  return 'kind' in manifest ? undefined : manifest.language;
}

/** The files that the npm package leaves out, where none of them is there: the folder is the package's or a copy of it. */
function leftOutFiles(folder: string, { files }: Manifest): string[] {
  const tables = files.map(({ path }) => path).filter((path) => !isInPackage(path));
  return tables.some((path) => existsSync(join(folder, path))) ? [] : tables;
}

function fileProblem(folder: string, { path, sha256, bytes }: ManifestFile): Problem | undefined {
  const file = join(folder, path);
  if (!existsSync(file) || !statSync(file).isFile()) return { kind: 'missing', path, sentence: `${path} is missing: download it again.` };
  const content = readFileSync(file);
  if (createHash('sha256').update(content).digest('hex') === sha256) return undefined;
  if (content.length < bytes) {
    return { kind: 'cut-short', path, sentence: `${path} has ${content.length} of ${bytes} bytes: the download did not end.` };
  }
  return { kind: 'changed', path, sentence: `${path} is not what the manifest lists: it was changed, or belongs to another edition.` };
}

/** Files that the manifest does not list. Compressed copies of listed files are not extra. */
function extraFiles(folder: string, { files }: Manifest): Problem[] {
  const listed = new Set([MANIFEST_FILE, ...files.map(({ path }) => path)]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .filter((path) => !listed.has(path.replace(/\.(br|gz)$/, '')))
    .toSorted()
    .map((path) => ({ kind: 'extra', path, sentence: `${path} is no part of the edition: it was added, or is left of another one.` }));
}

/** Editions that do not name their language are English. */
const tagOf = ({ language = 'en' }: Partial<Manifest>): string => language;

function editionProblem(manifest: Manifest, expected: Manifest): Problem[] {
  const { version, files } = manifest;
  if (tagOf(manifest) !== tagOf(expected)) {
    return [
      {
        kind: 'other-language',
        sentence: `The folder holds the data in the language "${tagOf(manifest)}", and they are compared with those in "${tagOf(expected)}".`,
      },
    ];
  }
  if (isOlder(version, expected.version)) {
    return [
      {
        kind: 'older-edition',
        sentence: `The folder holds edition ${version}; ${expected.version} is newer, and CHANGELOG.md says what it changed.`,
      },
    ];
  }
  if (isOlder(expected.version, version)) {
    return [
      {
        kind: 'newer-edition',
        sentence: `The folder holds edition ${version}, which is newer than ${expected.version}, that of this package.`,
      },
    ];
  }
  const same = files.length === expected.files.length && files.every(({ sha256 }, at) => sha256 === expected.files[at]?.sha256);
  if (same) return [];
  if (version.endsWith('-draft')) {
    return [
      { kind: 'other-draft', sentence: `The folder holds another state of the draft ${version}, which may change until it is an edition.` },
    ];
  }
  return [
    { kind: 'foreign-manifest', sentence: `${MANIFEST_FILE} calls itself edition ${version} and lists other files than that edition has.` },
  ];
}

/**
 * Tells whether a folder holds an edition whole, and which.
 * @param folder a copy of `data/v1/`
 * @param expected the manifest of the edition that it should be; without it, the folder is checked only against its own
 */
export function verify(folder: string, expected?: Manifest): Verification {
  const manifest = readManifest(folder);
  if ('kind' in manifest) return { leftOut: [], problems: [manifest] };
  const leftOut = leftOutFiles(folder, manifest);
  const problems = [
    ...(expected ? editionProblem(manifest, expected) : []),
    ...manifest.files.filter(({ path }) => !leftOut.includes(path)).flatMap((file) => fileProblem(folder, file) ?? []),
    ...extraFiles(folder, manifest),
  ];
  const { version, language } = manifest;
  return { version, ...(language === undefined ? {} : { language }), leftOut, problems };
}
