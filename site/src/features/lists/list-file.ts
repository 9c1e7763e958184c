/** Writes and reads a list as a file, to share it. */
import { objectFields } from '../../platform/storage/object-fields.ts';
import { LIST_FILE_FORMAT, MAX_NAME_LENGTH, parseItems, tidyName, type DuaList } from './list-record.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/**
 * The beginning of an export of all data of a reader (`transfer/copy-file.ts`); such a file is recognised even if it is cut off.
 */
const COPY_BEGINNING = /^\s*\{\s*"format":\s*"misbaha-saved"/;
const VERSION = 1;

/** More than the longest list takes. */
export const MAX_FILE_BYTES = 100_000;

/** What a file holds of a list. */
export type ListInFile = Pick<DuaList, 'name' | 'items'>;

/** A file that cannot be taken in; the message is a sentence for the reader. */
export class ListFileError extends Error {
  override name = 'ListFileError';
}

export const listFileText = ({ name, items }: ListInFile): string =>
  `${JSON.stringify({ format: LIST_FILE_FORMAT, version: VERSION, name, items }, null, 2)}\n`;

function parseFile(text: string): Record<string, unknown> {
  try {
    return objectFields(JSON.parse(text));
  } catch {
    throw new ListFileError(messages.fileCannotBeRead);
  }
}

/** @throws ListFileError where a text is an export of all data of a reader, or the beginning of one */
export function assertNotReaderDataCopy(text: string): void {
  if (COPY_BEGINNING.test(text)) throw new ListFileError(messages.fileIsCopy);
}

/**
 * Reads the file of a list. Keys that it does not know are passed over, so that a file may say more one day.
 * @throws ListFileError where it is another kind of file, a damaged one, or one of a newer version
 */
export function readListFile(text: string): ListInFile {
  assertNotReaderDataCopy(text);
  const { format, version, name, items } = parseFile(text);
  if (format !== LIST_FILE_FORMAT) throw new ListFileError(messages.fileUnreadable);
  if (typeof version === 'number' && version > VERSION) throw new ListFileError(messages.fileNewer);
  const parsed = parseItems(items);
  if (version !== VERSION || typeof name !== 'string' || name.length > MAX_NAME_LENGTH * 4 || !parsed)
    throw new ListFileError(messages.fileDamaged);
  return { name: tidyName(name), items: parsed };
}

/** File name of a list: its name, with other characters than letters and digits replaced by hyphens. */
export const fileNameOf = (name: string): string =>
  `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'list'}.misbaha.json`;
