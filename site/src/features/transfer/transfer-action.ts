/** The actions of "Export" and "Import". Loaded with the first press of one. */
import { saveFile } from '../share/save-file.ts';
import { notify } from '../../platform/toast/notify.ts';
import { serializeCopy } from './copy-file.ts';
import { readReaderData } from './reader-data.ts';
import { importProblemText, importSentences, importFile, undoListImportAndDescribe, undoListImportLabel } from './import-report.ts';
import type { ListChanges } from './list-changes.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as shareMessages from '../../../../packages/core/messages/share.ts';

const FILE_NAME = 'misbaha-saved.json';
/** With one id, a new result replaces an earlier toast, whose button would put outdated lists back. */
const IMPORT_NOTICE_ID = 'import';

/** Saves a file of all data of this device. @returns a sentence for the reader, with the name of the file */
export function exportFile(): string {
  saveFile(new Blob([serializeCopy(readReaderData())], { type: 'application/json' }), FILE_NAME);
  return shareMessages.savedAs({ file: FILE_NAME });
}

/** Saves a file of all data of this device and shows a toast. */
export const exportAndNotify = (): Promise<void> => notify({ title: exportFile(), description: '' });

/** Joins sentences: "One dua was added. Learning by heart was brought up to date for 3 duas." */
const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((added, updated) => messages.addedAndUpdated({ added, updated }));

async function undoListImportAndNotify(lists: ListChanges): Promise<void> {
  try {
    await notify({ title: undoListImportAndDescribe(lists), description: '' });
  } catch (error) {
    await notify({ title: importProblemText(error), description: '', destructive: true });
  }
}

/** Imports a file and shows the result as a toast. The toast stays open where it offers to put lists back. */
export async function importAndNotify(file: File): Promise<void> {
  try {
    const taken = await importFile(file);
    const { lists } = taken;
    const action = { label: undoListImportLabel(lists), later: commonMessages.close, run: () => void undoListImportAndNotify(lists) };
    await notify({
      id: IMPORT_NOTICE_ID,
      title: messages.imported,
      description: joinSentences(importSentences(taken)),
      ...(lists.former.length > 0 ? { action } : {}),
    });
  } catch (error) {
    await notify({ title: messages.couldNotImport, description: importProblemText(error), destructive: true });
  }
}
