/** Saved duas as a file: for another device, or to keep. */
import { isSavedList, type SavedDua } from './saved.ts';

const FORMAT = 'misbaha-saved';
const VERSION = 1;

/** A file that cannot be taken in; the message is a sentence for the reader. */
export class TransferError extends Error {
  override name = 'TransferError';
}

/** The text of an export file. */
export const exportFile = (duas: readonly SavedDua[]): string => `${JSON.stringify({ format: FORMAT, version: VERSION, duas }, null, 2)}\n`;

/**
 * Reads an export file.
 * @throws TransferError with a sentence for the reader, where it is another kind of file or a damaged one
 */
export function importFile(text: string): SavedDua[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TransferError('This is not a file of saved duas: it cannot be read as one. Choose the file that “Export” made.');
  }
  const { format, version, duas } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (format !== FORMAT) throw new TransferError('This file holds something else. Choose the file that “Export” made.');
  if (version !== VERSION) throw new TransferError('This file was made by a newer version. Reload the page to update, then try again.');
  if (!isSavedList(duas)) throw new TransferError('This file is damaged: some of its entries cannot be read. Nothing was changed.');
  return duas;
}
