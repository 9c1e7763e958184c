/** Saved duas as a file: for another device, or to keep. */
import { addSaved, savedDuas, duasNotSaved } from './saved.ts';
import { MOST_SAVED, parseSavedDua, type SavedDua } from './saved-dua.ts';

const FORMAT = 'misbaha-saved';
const VERSION = 1;

/** More than the most duas take in a file that “Export” makes. */
export const MOST_BYTES = 1_000_000;

/** A file that cannot be taken in; the message is a sentence for the reader. */
export class TransferError extends Error {
  override name = 'TransferError';
}

/** The text of an export file. */
export const exportFile = (duas: readonly SavedDua[]): string => `${JSON.stringify({ format: FORMAT, version: VERSION, duas }, null, 2)}\n`;

const CHOOSE = 'Choose the file that “Export” made.';
const UNCHANGED = 'Nothing was changed.';
const TOO_MANY = `More than ${MOST_SAVED.toLocaleString('en')} duas cannot be saved. ${UNCHANGED}`;

function parseFile(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TransferError(`This is not a file of saved duas: it cannot be read as one. ${CHOOSE}`);
  }
  return (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
}

function checkVersion(version: unknown): void {
  if (version === undefined) throw new TransferError(`This file is damaged: its version is missing. ${UNCHANGED} ${CHOOSE}`);
  if (!Number.isSafeInteger(version) || Number(version) < 1)
    throw new TransferError(`This file is damaged: its version is not one that was ever made. ${UNCHANGED} ${CHOOSE}`);
  if (Number(version) > VERSION)
    throw new TransferError(`This file was made by a newer version. ${UNCHANGED} Reload the page to update, then try again.`);
}

/**
 * Reads an export file. Keys that it does not know are passed over, so that a file may say more one day.
 * @throws TransferError where it is another kind of file, a damaged one, or one of a newer version
 */
export function readFile(text: string): SavedDua[] {
  const { format, version, duas } = parseFile(text);
  if (format !== FORMAT) throw new TransferError(`This file holds something else. ${CHOOSE}`);
  checkVersion(version);
  if (!Array.isArray(duas)) throw new TransferError(`This file is damaged: its list of duas is missing. ${UNCHANGED}`);
  if (duas.length > MOST_SAVED) throw new TransferError(TOO_MANY);
  return duas.map((entry, at) => {
    const dua = parseSavedDua(entry);
    if (!dua) throw new TransferError(`This file is damaged: entry ${at + 1} of its list cannot be read. ${UNCHANGED}`);
    return dua;
  });
}

/**
 * Adds the duas of an export file to the saved ones; what is saved already keeps its date.
 * @returns how many are new
 * @throws TransferError where they cannot be had or cannot be kept; the saved ones are what they were
 */
export function importFile(text: string): number {
  const added = duasNotSaved(readFile(text));
  if (savedDuas().length + added.length > MOST_SAVED) throw new TransferError(TOO_MANY);
  if (!addSaved(added))
    throw new TransferError(`This browser could not store them: the room that it gives to this site is full, or none. ${UNCHANGED}`);
  return added.length;
}
