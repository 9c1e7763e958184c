/** The result of an import, in sentences for the reader. */
import { MAX_COPY_BYTES, TransferError } from './copy-file.ts';
import { importCopy, type ImportSummary, undoListImport } from './import-copy.ts';
import type { ListChanges } from './list-changes.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

/** Sentences on the lists. Each list that lost something is named; the others are only counted, where there are several. */
const listSentences = ({ added, updated, replaced, deleted }: ListChanges): string[] => [
  ...(added.length > 0 ? [transferMessages.listsAdded({ count: added.length, name: added[0] ?? '' })] : []),
  ...(updated.length > 0 ? [transferMessages.listsUpdated({ count: updated.length, name: updated[0] ?? '' })] : []),
  ...replaced.map(({ name, missing }) => transferMessages.listReplaced({ count: missing, name })),
  ...deleted.map((name) => transferMessages.listDeleted({ name })),
];

/** "2 duas were added", "The list “Morning” was added"; one sentence that says so where nothing is new. */
export function importSentences({ saved, learned, roots, lists, counts, days, settings }: ImportSummary): string[] {
  const sentences = [
    ...(saved > 0 ? [messages.added({ count: saved })] : []),
    ...(learned > 0 ? [messages.learningUpdated({ count: learned })] : []),
    ...(roots > 0 ? [messages.rootsUpdated({ count: roots })] : []),
    ...listSentences(lists),
    ...(counts > 0 ? [transferMessages.countsUpdated] : []),
    ...(days > 0 ? [transferMessages.daysUpdated({ count: days })] : []),
    ...(settings > 0 ? [transferMessages.settingsFilled] : []),
  ];
  return sentences.length > 0 ? sentences : [messages.allHereAlready];
}

/** The sentence for the reader on why an import failed. */
export const importProblemText = (error: unknown): string => (error instanceof TransferError ? error.message : messages.couldNotOpen);

/** Imports a file. @throws TransferError as `importCopy`, or for too large a file; other errors where it cannot be opened */
export async function importFile(file: File): Promise<ImportSummary> {
  if (file.size > MAX_COPY_BYTES) throw new TransferError(messages.fileTooLarge);
  return importCopy(await file.text());
}

/** The words of the button that puts lists back. */
export const undoListImportLabel = ({ former }: ListChanges): string => transferMessages.putListsBack({ count: former.length });

/** Puts back the lists that an import replaced or deleted. @returns a sentence for the reader. @throws TransferError as `undoListImport` */
export function undoListImportAndDescribe({ former }: ListChanges): string {
  undoListImport(former);
  return transferMessages.listsPutBack({ count: former.length });
}
