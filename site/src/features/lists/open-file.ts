/** Converts a list's file to the fragment of its link, so that both open in the same view before they are stored. */
import { listLinkFragment } from './known-duas.ts';
import { ListFileError, MAX_FILE_BYTES, readListFile } from './list-file.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

export { ListFileError };

/** The fragment of the link that holds the list of a file. @throws ListFileError where it holds none */
export async function listFragmentOf(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new ListFileError(messages.fileTooLarge);
  return listLinkFragment(readListFile(await file.text()));
}
