/** The actions of "Export" and "Import". Loaded with the first press of one. */
import { learnedDuas, learnedRoots } from '../learning/learning.ts';
import { saveFile } from '../share/save-file.ts';
import { notify } from '../../platform/toast/notify.ts';
import { savedDuas } from './saved.ts';
import { exportFile, importFile, type Imported, MOST_BYTES, TransferError } from './transfer.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/** Saves the file of what is saved and what is learned. */
export const download = (): void =>
  saveFile(new Blob([exportFile(savedDuas(), learnedDuas(), learnedRoots())], { type: 'application/json' }), 'misbaha-saved.json');

/** "2 duas were added", "One dua was added. Learning by heart was brought up to date for 3 duas." */
function told({ saved, learned, roots }: Imported): string {
  const parts = [
    ...(saved > 0 ? [messages.added({ count: saved })] : []),
    ...(learned > 0 ? [messages.learningUpdated({ count: learned })] : []),
    ...(roots > 0 ? [messages.rootsUpdated({ count: roots })] : []),
  ];
  return (
    parts.reduce((added, updated) => (added === '' ? updated : messages.addedAndUpdated({ added, updated })), '') || messages.allHereAlready
  );
}

/** Takes a file in and tells what came of it. */
export async function take(file: File): Promise<void> {
  try {
    if (file.size > MOST_BYTES) throw new TransferError(messages.fileTooLarge);
    await notify({ title: messages.imported, description: told(importFile(await file.text())) });
  } catch (error) {
    const description = error instanceof TransferError ? error.message : messages.couldNotOpen;
    await notify({ title: messages.couldNotImport, description, destructive: true });
  }
}
