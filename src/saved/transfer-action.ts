/** What "Export" and "Import" do. Loaded with the first press of one. */
import { learnedDuas } from '../learning/learning.ts';
import { saveFile } from '../share/save-file.ts';
import { notify } from '../toast/notify.ts';
import { savedDuas } from './saved.ts';
import { exportFile, importFile, type Imported, MOST_BYTES, TransferError } from './transfer.ts';

/** Saves the file of what is saved and what is learned. */
export const download = (): void =>
  saveFile(new Blob([exportFile(savedDuas(), learnedDuas())], { type: 'application/json' }), 'misbaha-saved.json');

const counted = (count: number): string => (count === 1 ? 'One dua' : `${count} duas`);

/** "2 duas were added", "One dua was added. Learning by heart was brought up to date for 3 duas." */
function told({ saved, learned }: Imported): string {
  if (saved + learned === 0) return 'All of its duas were here already';
  const parts = [
    ...(saved > 0 ? [`${counted(saved)} ${saved === 1 ? 'was' : 'were'} added`] : []),
    ...(learned > 0 ? [`Learning by heart was brought up to date for ${counted(learned).toLowerCase()}`] : []),
  ];
  return parts.join('. ');
}

/** Takes a file in and tells what came of it. */
export async function take(file: File): Promise<void> {
  try {
    if (file.size > MOST_BYTES)
      throw new TransferError('This file is too large for a list of saved duas. Choose the file that “Export” made.');
    await notify({ title: 'Imported', description: told(importFile(await file.text())) });
  } catch (error) {
    const description = error instanceof TransferError ? error.message : 'The file could not be opened.';
    await notify({ title: 'Could not import', description, destructive: true });
  }
}
