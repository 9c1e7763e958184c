/** The counts of a day used to be kept as one record. It is taken over wherever it is met. */
import type { KeptEntries } from '../storage/kept-entries.ts';
import { parseJson, readText, removeText } from '../storage/storage.ts';
import { isDay } from './day.ts';

const RECORD_KEY = 'misbaha:counts';

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Makes entries of the record. What is no count is left behind. */
export function takeOverRecord(entries: Pick<KeptEntries, 'get' | 'set'>): void {
  const text = readText(RECORD_KEY);
  if (text === null) return;
  removeText(RECORD_KEY);
  const { day, counts } = fieldsOf(parseJson(text));
  if (typeof day !== 'string' || !isDay(day)) return;
  for (const [key, count] of Object.entries(fieldsOf(counts))) {
    const name = `${day}/${key}`;
    if (Number.isSafeInteger(count) && Number(count) > 0 && entries.get(name) === null) entries.set(name, String(count));
  }
}
