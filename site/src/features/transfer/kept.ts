/** All that a reader has on a device and may take to another one, read from storage and written to it. */
import { keysUnder, parseJson, readText, removeText, writeText } from '../../platform/storage/storage.ts';
import { isRootId, type LearnedDua, parseLearned } from '../learning/learned-dua.ts';
import { type ListRecord, parseListRecord } from '../lists/list-record.ts';
import { parseSavedDua, type SavedDua } from '../saved/saved-dua.ts';
import { isCount, isDay, isResumePoint } from './entry-forms.ts';
import { isSetting, SETTINGS, type SettingName, type SettingValue } from './setting-forms.ts';

export interface Kept {
  /** Saved duas. */
  duas: SavedDua[];
  /** Duas that are learned by heart. */
  learning: LearnedDua[];
  /** Roots that are learned. */
  roots: LearnedDua[];
  /** Own lists, and what is left of deleted ones. */
  lists: ListRecord[];
  /** Times that a dua was said on a day, by `2026-11-21/category/page#card`. */
  counts: ReadonlyMap<string, number>;
  /** Titles of what was gone through to its end, by `2026-11-21/category/page` or `2026-11-21/list:<id>`. */
  days: ReadonlyMap<string, string>;
  /** Where to go on, by page or list: `2026-11-21 3/10 card`. */
  places: ReadonlyMap<string, string>;
  settings: ReadonlyMap<SettingName, SettingValue>;
}

/** What the keys of each kind begin with, as the modules of the features have it; `kept.test.ts` holds that none is missing. */
export const FOLDERS = {
  duas: 'misbaha:saved/',
  learning: 'misbaha:learning/',
  lists: 'misbaha:lists/',
  counts: 'misbaha:counts/',
  days: 'misbaha:days/',
  places: 'misbaha:place/',
} as const;

/** Names and texts of a folder, in alphabetical order of the names. */
const entriesOf = (folder: string): [name: string, text: string][] =>
  keysUnder(folder)
    .toSorted()
    .map((key) => [key.slice(folder.length), readText(key) ?? '']);

/** Both learned duas and roots; each says by its id what it is. */
const learnedHere = (): LearnedDua[] => entriesOf(FOLDERS.learning).flatMap(([home, text]) => parseLearned(home, parseJson(text)) ?? []);

function listsHere(): ListRecord[] {
  return entriesOf(FOLDERS.lists).flatMap(([id, text]) => {
    const record = parseListRecord(parseJson(text));
    return record?.id === id ? [record] : [];
  });
}

function settingsHere(): Map<SettingName, SettingValue> {
  const settings = new Map<SettingName, SettingValue>();
  for (const [name, { key, isJson }] of SETTINGS) {
    const text = readText(key);
    const value = isJson ? parseJson(text) : text;
    if (isSetting(name, value)) settings.set(name, value);
  }
  return settings;
}

/** All that this device keeps. What makes no sense is left out, as the screens leave it out. */
export function keptHere(): Kept {
  const learned = learnedHere();
  return {
    duas: entriesOf(FOLDERS.duas).flatMap(([home, at]) => parseSavedDua({ home, at }) ?? []),
    learning: learned.filter(({ home }) => !isRootId(home)),
    roots: learned.filter(({ home }) => isRootId(home)),
    lists: listsHere(),
    counts: new Map(
      entriesOf(FOLDERS.counts)
        .map(([name, text]): [string, number] => [name, Number(text)])
        .filter(([name, count]) => isCount(name, count)),
    ),
    days: new Map(entriesOf(FOLDERS.days).filter(([name, title]) => isDay(name, title))),
    places: new Map(entriesOf(FOLDERS.places).filter(([name, text]) => isResumePoint(name, text))),
    settings: settingsHere(),
  };
}

/** The text of a learned dua; fields of the stored one that this version does not know stay. */
function learnedText({ home, ...fields }: LearnedDua): string {
  const stored = parseJson(readText(FOLDERS.learning + home));
  const others = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  const { at, step, answered, due, memory } = fields;
  return JSON.stringify({ ...others, at, step, answered, due, memory });
}

/** The entries of storage that hold something. */
function textsOf({ duas, learning, roots, lists, counts, days, places, settings }: Kept): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { home, at } of duas) texts.set(FOLDERS.duas + home, at);
  for (const dua of [...learning, ...roots]) texts.set(FOLDERS.learning + dua.home, learnedText(dua));
  for (const list of lists) texts.set(FOLDERS.lists + list.id, JSON.stringify(list));
  for (const [name, count] of counts) texts.set(FOLDERS.counts + name, String(count));
  for (const [name, title] of days) texts.set(FOLDERS.days + name, title);
  for (const [name, text] of places) texts.set(FOLDERS.places + name, text);
  for (const [name, value] of settings) {
    const setting = SETTINGS.get(name);
    if (setting) texts.set(setting.key, !setting.isJson && typeof value === 'string' ? value : JSON.stringify(value));
  }
  return texts;
}

/** Lets every part of the app look again at what is kept, as after a change in another tab. */
const tellAll = (): void => void globalThis.window?.dispatchEvent(new StorageEvent('storage'));

/** Keeps entries: all of them, or none where the device cannot keep them all. @returns whether it could */
export function keep(kept: Kept): boolean {
  const texts = [...textsOf(kept)].filter(([key, text]) => readText(key) !== text);
  const before = texts.map(([key]): [string, string | null] => [key, readText(key)]);
  const isKept = texts.every(([key, text]) => writeText(key, text));
  if (!isKept) {
    // First what is new, so that there is room for what was there.
    for (const [key, text] of before) if (text === null) removeText(key);
    for (const [key, text] of before) if (text !== null) writeText(key, text);
  }
  tellAll();
  return isKept;
}
