/** The reader's settings in the running app: read afresh, changed, and followed over tabs. */
import { keptRecord } from '../storage/kept-record.ts';
import { parseSettings, READING_KEY, type ReadingSettings, showSettings } from './settings.ts';

const record = keptRecord(READING_KEY, parseSettings);

/** The settings in force. */
export const readingSettings = record.read;

let shown: ReadingSettings | undefined;

function showChanged(): void {
  const settings = readingSettings();
  if (settings !== shown) showSettings(settings);
  shown = settings;
}

/** Changes some settings and shows them at once. @returns whether the device keeps them once the page is closed */
export function changeSettings(change: Partial<ReadingSettings>): boolean {
  const kept = record.write({ ...readingSettings(), ...change });
  showChanged();
  record.tell();
  return kept;
}

/** Back to the defaults, and nothing stored. @returns whether the device keeps it so */
export function resetSettings(): boolean {
  const kept = record.forget();
  showChanged();
  record.tell();
  return kept;
}

/**
 * Calls back whenever they may have changed, in this tab or another one. Returns the way to stop. The style sheet is told
 * first: a page that showed no text has followed nothing meanwhile.
 */
export function onSettingsChange(listener: () => void): () => void {
  showChanged();
  return record.subscribe(() => {
    showChanged();
    listener();
  });
}
