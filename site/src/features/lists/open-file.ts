/** Opens a list's file. The history keeps what it holds, so that the list is shown before it is stored, after a reload too. */
import { ListFileError, type ListInFile, MAX_FILE_BYTES, readListFile, assertNotReaderDataCopy } from './list-file.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

export { ListFileError };

/** History state of the entry that shows the list of a file. */
interface ListFileHistoryState {
  file: ListInFile;
}

/** The history state that shows the list of a file. @throws ListFileError where it holds none */
export async function historyStateFromFile(file: File): Promise<ListFileHistoryState> {
  if (file.size > MAX_FILE_BYTES) {
    assertNotReaderDataCopy(await file.slice(0, MAX_FILE_BYTES).text());
    throw new ListFileError(messages.fileTooLarge);
  }
  return { file: readListFile(await file.text()) };
}

/** The list of an opened file; undefined where the entry shows none. @param state of the router's location */
export const listFromHistoryState = (state: unknown): ListInFile | undefined => (state as ListFileHistoryState | null)?.file;
