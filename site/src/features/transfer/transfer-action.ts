/** The actions of "Export" and "Import". Loaded with the first press of one. */
import { saveFile } from '../share/save-file.ts';
import { notify } from '../../platform/toast/notify.ts';
import { copyText } from './copy-file.ts';
import { keptHere } from './kept.ts';
import { problemOfCopy, sentencesOf, takeFile } from './told.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/** Saves the file of all that is kept here. */
export const download = (): void => saveFile(new Blob([copyText(keptHere())], { type: 'application/json' }), 'misbaha-saved.json');

/** "One dua was added. Learning by heart was brought up to date for 3 duas." */
const joined = (sentences: readonly string[]): string => sentences.reduce((added, updated) => messages.addedAndUpdated({ added, updated }));

/** Takes a file in and tells what came of it. */
export async function take(file: File): Promise<void> {
  try {
    await notify({ title: messages.imported, description: joined(sentencesOf(await takeFile(file))) });
  } catch (error) {
    await notify({ title: messages.couldNotImport, description: problemOfCopy(error), destructive: true });
  }
}
