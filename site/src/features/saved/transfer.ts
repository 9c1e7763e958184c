/** Exports and imports the saved and the learned duas as one file: for another device, or as a backup. */
import { isRootId, type LearnedDua, MOST_LEARNED, parseLearned } from '../learning/learned-dua.ts';
import { addLearned, learnedDuas, newOrNewerRecords } from '../learning/learning.ts';
import { addSaved, duasNotSaved, removeSaved, savedDuas } from './saved.ts';
import { isCardHome, MOST_SAVED, parseSavedDua, type SavedDua } from './saved-dua.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

const FORMAT = 'misbaha-saved';
const VERSION = 1;

/** More than the most duas take in a file that “Export” makes. */
export const MOST_BYTES = 1_000_000;

/** A file that cannot be taken in; the message is a sentence for the reader. */
export class TransferError extends Error {
  override name = 'TransferError';
}

/** Contents of an export file. */
interface Contents {
  duas: SavedDua[];
  /** Empty in a file that was made before duas were learned. */
  learning: LearnedDua[];
  /** Roots of the course; empty in a file that was made before there was one. */
  roots: LearnedDua[];
}

/** The number of duas that an import added to the saved ones, and of records that it added to the learned duas and roots. */
export interface Imported {
  saved: number;
  learned: number;
  roots: number;
}

/** The text of an export file. Duas and roots that are learned are further keys of it, which older versions pass over. */
export const exportFile = (duas: readonly SavedDua[], learning: readonly LearnedDua[], roots: readonly LearnedDua[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, duas, learning, roots }, null, 2)}\n`;

const TOO_MANY = messages.tooManySaved({ most: MOST_SAVED });
const TOO_MANY_LEARNED = messages.tooManyLearned({ most: MOST_LEARNED });

function parseFile(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TransferError(messages.notReadable);
  }
  return (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
}

function checkVersion(version: unknown): void {
  if (version === undefined) throw new TransferError(messages.versionMissing);
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw new TransferError(messages.versionUnknown);
  if (Number(version) > VERSION) throw new TransferError(messages.versionNewer);
}

function readDuas(duas: unknown): SavedDua[] {
  if (!Array.isArray(duas)) throw new TransferError(messages.listMissing);
  if (duas.length > MOST_SAVED) throw new TransferError(TOO_MANY);
  return duas.map((entry, at) => {
    const dua = parseSavedDua(entry);
    if (!dua) throw new TransferError(messages.entryUnreadable({ entry: at + 1 }));
    return dua;
  });
}

/** @param isMeant whether an id is one of what the list is of */
function readLearning(learning: unknown, isMeant: (home: unknown) => boolean): LearnedDua[] {
  if (learning === undefined) return [];
  if (!Array.isArray(learning)) throw new TransferError(messages.learningNoList);
  if (learning.length > MOST_LEARNED) throw new TransferError(TOO_MANY_LEARNED);
  return learning.map((entry: unknown, at) => {
    const home = (entry as { home?: unknown } | null)?.home;
    const dua = isMeant(home) ? parseLearned(home, entry) : undefined;
    if (!dua) throw new TransferError(messages.learningEntryUnreadable({ entry: at + 1 }));
    return dua;
  });
}

/**
 * Reads an export file. Keys that it does not know are passed over, so that a file may say more one day.
 * @throws TransferError where it is another kind of file, a damaged one, or one of a newer version
 */
export function readFile(text: string): Contents {
  const { format, version, duas, learning, roots } = parseFile(text);
  if (format !== FORMAT) throw new TransferError(messages.otherFile);
  checkVersion(version);
  return { duas: readDuas(duas), learning: readLearning(learning, isCardHome), roots: readLearning(roots, isRootId) };
}

/** The number of learned duas after some are added. */
const countWith = (added: readonly LearnedDua[]): number => new Set([...learnedDuas(), ...added].map(({ home }) => home)).size;

/**
 * Adds what an export file holds. What is saved already keeps its date, and of two records of learning the one that was answered
 * later holds.
 * @throws TransferError where it cannot be had or cannot be kept; everything is then what it was
 */
export function importFile(text: string): Imported {
  const { duas, learning, roots } = readFile(text);
  const added = duasNotSaved(duas);
  const records = newOrNewerRecords(learning);
  const ofRoots = newOrNewerRecords(roots);
  if (savedDuas().length + added.length > MOST_SAVED) throw new TransferError(TOO_MANY);
  if (countWith(records) > MOST_LEARNED) throw new TransferError(TOO_MANY_LEARNED);
  const isSaved = addSaved(added);
  if (!isSaved || !addLearned([...records, ...ofRoots])) {
    if (isSaved) removeSaved(added.map(({ home }) => home));
    throw new TransferError(messages.couldNotStore);
  }
  return { saved: added.length, learned: records.length, roots: ofRoots.length };
}
