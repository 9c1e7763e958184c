/** The result of an import, in sentences for the reader. */
import { MAX_COPY_BYTES, TransferError } from './copy-file.ts';
import { importCopy, type ImportSummary } from './import-copy.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

/** "2 duas were added", "One list was brought up to date"; one sentence that says so where nothing is new. */
export function importSentences({ saved, learned, roots, lists, counts, days, settings }: ImportSummary): string[] {
  const sentences = [
    ...(saved > 0 ? [messages.added({ count: saved })] : []),
    ...(learned > 0 ? [messages.learningUpdated({ count: learned })] : []),
    ...(roots > 0 ? [messages.rootsUpdated({ count: roots })] : []),
    ...(lists > 0 ? [transferMessages.listsUpdated({ count: lists })] : []),
    ...(counts > 0 ? [transferMessages.countsUpdated] : []),
    ...(days > 0 ? [transferMessages.daysUpdated({ count: days })] : []),
    ...(settings > 0 ? [transferMessages.settingsFilled] : []),
  ];
  return sentences.length > 0 ? sentences : [messages.allHereAlready];
}

/** The sentence for the reader on why an import failed. */
export const importProblemText = (error: unknown): string => (error instanceof TransferError ? error.message : messages.couldNotOpen);

/** Imports a file. @throws TransferError as `importCopy`; others where the file cannot be opened */
export async function importFile(file: File): Promise<ImportSummary> {
  if (file.size > MAX_COPY_BYTES) throw new TransferError(messages.fileTooLarge);
  return importCopy(await file.text());
}
