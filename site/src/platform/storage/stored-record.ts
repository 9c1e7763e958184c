/** One JSON value stored under one key, read anew each time. */
import { type ChangeNotifier, createChangeNotifier } from './changes.ts';
import { parseJson, readText, removeText, writeText } from './storage.ts';

export interface StoredRecord<T> extends ChangeNotifier {
  /** The value; the same object as long as the same text is stored. */
  read: () => T;
  /** Keeps a value; false where it holds only until the page is closed. */
  write: (value: T) => boolean;
  /** Deletes the value. Returns false where storage refused, so that it is back once the page is opened again. */
  forget: () => boolean;
}

/** @param parse makes a value of whatever is stored; it gets undefined where nothing valid is stored */
export function createStoredRecord<T>(key: string, parse: (stored: unknown) => T): StoredRecord<T> {
  let last: { text: string | null; value: T } | undefined;
  return {
    read() {
      const text = readText(key);
      if (!last || last.text !== text) last = { text, value: parse(parseJson(text)) };
      return last.value;
    },
    write: (value) => writeText(key, JSON.stringify(value)),
    forget: () => removeText(key),
    ...createChangeNotifier((changed) => changed === key),
  };
}
