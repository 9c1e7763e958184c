/**
 * `npm run data:edition -- 1.0.1`: records the next edition with what changed since the last one, and archives its
 * files.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { InputError } from '../command-line/input.ts';
import { readOptions, UsageError } from '../command-line/options.ts';
import { compileLibrary } from '../content/compiler/compile.ts';
import { editionArchivePath, packEdition } from './editions/archive.ts';
import {
  type PublishedEdition,
  EDITIONS_FILE,
  type EditionsRecord,
  textsAsJsonLines,
  readEditions,
  sha256,
  LAST_EDITION_TEXTS_FILE,
} from './editions/edition.ts';
import { withNextEdition } from './editions/next-edition.ts';
import { makeData, textOfDataFile } from './make-data.ts';

const USAGE = 'npm run data:edition -- <version, for example 1.0.1> [--date 2026-11-22] [--again] [--code]';

function writeEditionsRecord(root: string, { editions, texts }: EditionsRecord): void {
  mkdirSync(join(root, 'editions'), { recursive: true });
  writeFileSync(join(root, LAST_EDITION_TEXTS_FILE), textsAsJsonLines(texts));
  writeFileSync(join(root, EDITIONS_FILE), `${JSON.stringify(editions, null, 2)}\n`);
}

/**
 * The empty record before the first edition, for making that edition again.
 * @throws InputError for a later edition, since the record no longer has the texts of the edition before it
 */
const emptyRecordForRemaking = ({ editions }: EditionsRecord, version: string): EditionsRecord => {
  if (editions.length !== 1 || editions[0]?.version !== version)
    throw new InputError('Only a first edition that nobody has yet can be made again; a later one takes the next number.');
  return { editions: [], texts: new Map() };
};

/**
 * @param isCodeFix the code of the npm package changed, which needs a version of its own
 * @throws InputError where the data are those of the last edition, byte for byte, and `isCodeFix` is false
 */
export function refuseUnchanged(last: PublishedEdition | undefined, digest: string, isCodeFix: boolean): void {
  if (last?.data === digest && !isCodeFix)
    throw new InputError(
      `Nothing differs from edition ${last.version}, so there is none to make. For a mend of the package's code, add --code.`,
    );
}

/**
 * @param argv the version, `--date` (default: today), `--again` to make the first edition again before it is published,
 *   `--code` for a fix of the package's code alone
 */
export async function main(argv: string[]): Promise<number> {
  const { values, names } = readOptions(
    argv,
    USAGE,
    { date: { type: 'string' }, again: { type: 'boolean', default: false }, code: { type: 'boolean', default: false } },
    true,
  );
  const [version, ...more] = names;
  if (version === undefined || more.length) throw new UsageError('It takes one version', USAGE);
  const root = cwd();
  const none = !existsSync(join(root, EDITIONS_FILE));
  const recorded: EditionsRecord = none ? { editions: [], texts: new Map() } : readEditions(root);
  const before = values.again ? emptyRecordForRemaking(recorded, version) : recorded;
  const library = compileLibrary(root);
  if (before.editions.length) refuseUnchanged(before.editions.at(-1), makeData(root, library, before).digest, values.code);
  const after = withNextEdition(before, library, version, values.date ?? new Date().toISOString().slice(0, 10));
  const edition = after.editions.at(-1) as PublishedEdition;
  edition.data = makeData(root, library, after).digest;
  // Made a second time: the files get the edition's version, and not that of a draft, only when the record has the digest.
  const { files } = makeData(root, library, after);
  edition.manifest = sha256(textOfDataFile({ files }, 'manifest.json'));
  writeEditionsRecord(root, after);
  writeFileSync(join(root, editionArchivePath(version)), packEdition(files));
  const { texts, changes } = edition;
  console.log(`Edition ${version}: ${texts} texts, ${changes.length} of them changed, added or withdrawn since the one before.`);
  return 0;
}
