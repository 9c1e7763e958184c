/** What came of a copy, in sentences for the reader. */
import { MOST_BYTES, TransferError } from './copy-file.ts';
import { takeIn, type TakenIn } from './take-in.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

/** "2 duas were added", "One list was brought up to date"; that all was here already, where nothing is new. */
export function sentencesOf({ saved, learned, roots, lists, counts, days, settings }: TakenIn): string[] {
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

/** What stood in the way of a copy. */
export const problemOfCopy = (error: unknown): string => (error instanceof TransferError ? error.message : messages.couldNotOpen);

/** Takes a file in. @throws TransferError as `takeIn`; others where the file cannot be opened */
export async function takeFile(file: File): Promise<TakenIn> {
  if (file.size > MOST_BYTES) throw new TransferError(messages.fileTooLarge);
  return takeIn(await file.text());
}
