/** Opens the file of a list as a link does: both are shown in one place before anything is kept. */
import { listLinkFragment } from './known-duas.ts';
import { ListFileError, MOST_BYTES, readListFile } from './list-file.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

export { ListFileError };

/** The fragment of the link that holds the list of a file. @throws ListFileError where it holds none */
export async function listFragmentOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new ListFileError(messages.fileTooLarge);
  return listLinkFragment(readListFile(await file.text()));
}
