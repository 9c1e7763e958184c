/** The published editions: `editions/editions.json` says what each changed, `editions/texts.jsonl` holds the texts of the last one. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../command-line/input.ts';
import { compareVersions } from './version.ts';

/** What an edition did to one text that the lock guards. */
export interface TextChange {
  /** As in the lock: `prayer/ablution#before-wudu`, `names#7`. */
  place: string;
  what: 'added' | 'changed' | 'withdrawn';
  /** For a changed text: each field with its differences, a sentence each; Arabic by code points, all else by words. */
  fields?: Record<string, string[]>;
}

/** A published version of the data: its number and day, its checksums, and what it changed. */
export interface PublishedEdition {
  version: string;
  /** Day of publication, `2026-11-22`. */
  date: string;
  /** Number of texts that the lock guards. */
  texts: number;
  /**
   * SHA-256 of `editions/texts.jsonl` as this edition wrote it. Exception: 1.1.0 wrote ids of people and verdicts; its digest
   * is of the file with the printed names in their place.
   */
  sha256: string;
  /** SHA-256 over the published files (`digest` of `packages/dataset/make-data.ts`): other bytes are not this edition. */
  data: string;
  /** SHA-256 of its `manifest.json`, which has the checksum of every other file; the files lie in `editions/<version>.zip.br`. */
  manifest: string;
  /** Compared with the edition before; empty for the first. */
  changes: TextChange[];
}

/** A text of the last edition. */
export interface EditionText {
  /** The edition since which the text is unchanged. */
  since: string;
  /** Every locked field, as `publishedTextsByPlace` has it. */
  fields: Readonly<Record<string, string>>;
}

export interface EditionsRecord {
  /** The earliest first. */
  editions: readonly PublishedEdition[];
  /** Texts of the last edition by place. */
  texts: ReadonlyMap<string, EditionText>;
}

/** @throws InputError where nothing is published yet */
export function lastEditionOf({ editions }: Pick<EditionsRecord, 'editions'>): PublishedEdition {
  const last = editions.at(-1);
  if (!last) throw new InputError('there is no edition yet; run "npm run data:edition -- 1.0.0"');
  return last;
}

export const EDITIONS_FILE = 'editions/editions.json';
export const LAST_EDITION_TEXTS_FILE = 'editions/texts.jsonl';
const RESTORE_HINT = 'It is written by "npm run data:edition" alone; take it back from the last commit.';

/** The text of `editions/texts.jsonl`: a line each, in the order of places. */
export const textsAsJsonLines = (texts: ReadonlyMap<string, EditionText>): string =>
  [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, { since, fields }]) => `${JSON.stringify({ place, since, fields })}\n`)
    .join('');

/** 64 lowercase hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

interface TextsFileLine extends EditionText {
  place: string;
}

/** Contradictions in the record of editions: version order, dates, and the edition since which a text is unchanged. */
export function editionsRecordFaults({ editions, texts }: EditionsRecord): string[] {
  const faults = editions.slice(1).flatMap(({ version, date }, index) => {
    const before = editions[index];
    if (before && compareVersions(before.version, version) >= 0) return [`${version} stands after ${before.version}`];
    return before && before.date > date ? [`${version} is dated before ${before.version}`] : [];
  });
  const told = new Map<string, string>();
  for (const { version, changes } of editions) for (const { place } of changes) told.set(place, version);
  const first = editions[0]?.version;
  for (const [place, { since }] of texts) {
    const recorded = told.get(place) ?? first;
    if (since !== recorded) faults.push(`${place} stands unchanged since ${recorded}, not since ${since}`);
  }
  return faults;
}

/** @throws InputError that names the file where the text is no list of editions */
function parseEditions(text: string): PublishedEdition[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${EDITIONS_FILE} is no JSON (${error instanceof Error ? error.message : String(error)}). ${RESTORE_HINT}`);
  }
  const isEdition = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'version' in one && 'changes' in one && Array.isArray(one.changes);
  if (!Array.isArray(read) || read.length === 0 || !read.every(isEdition))
    throw new InputError(`${EDITIONS_FILE} is no list of editions. ${RESTORE_HINT}`);
  return read as PublishedEdition[];
}

/**
 * @param root absolute path of the project
 * @throws InputError where the record is missing, or where it was changed by hand
 */
export function readEditions(root: string): EditionsRecord {
  for (const name of [EDITIONS_FILE, LAST_EDITION_TEXTS_FILE])
    if (!existsSync(join(root, name))) throw new InputError(`${name} is missing. ${RESTORE_HINT}`);
  const editions = parseEditions(readFileSync(join(root, EDITIONS_FILE), 'utf8'));
  const written = readFileSync(join(root, LAST_EDITION_TEXTS_FILE), 'utf8');
  if (editions.at(-1)?.sha256 !== sha256(written))
    throw new InputError(`${LAST_EDITION_TEXTS_FILE} is not what edition ${editions.at(-1)?.version} wrote. ${RESTORE_HINT}`);
  const lines = written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TextsFileLine);
  const read: EditionsRecord = { editions, texts: new Map(lines.map(({ place, since, fields }) => [place, { since, fields }])) };
  const [fault] = editionsRecordFaults(read);
  if (fault) throw new InputError(`${EDITIONS_FILE}: ${fault}. ${RESTORE_HINT}`);
  return read;
}
