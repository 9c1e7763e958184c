/** Keys under which the app keeps data of the reader in local storage, and values that it never stored there. */
import * as fc from 'fast-check';
import { today } from '../../src/features/counting/today.ts';
import { STORAGE_PREFIXES } from '../../src/features/transfer/reader-data.ts';
import { STORED_FORMAT_BY_SETTING } from '../../src/features/transfer/setting-formats.ts';

/** Names of entries of each kind that is stored as many entries; those with a day are of today, as older ones may be removed. */
export const ENTRY_NAMES = {
  duas: ['prayer/ablution#bismillah'],
  savedFrom: ['prayer/ablution#bismillah'],
  learning: ['prayer/ablution#bismillah'],
  lists: ['0b7e9f5c-52a4-4a2e-9d0e-3f1f6a0c8d11'],
  counts: [`${today()}/prayer/while-bowing#glory-to-my-lord-the-magnificent`],
  days: [`${today()}/morning-evening/morning-remembrance`],
  // The home screen shows the first place, and the tested page uses the second.
  places: ['morning-evening/morning-remembrance', 'prayer/while-bowing'],
} satisfies Record<keyof typeof STORAGE_PREFIXES, string[]>;

/**
 * A key of every kind of entry and of every setting that the transfer copies; `reader-data.test.ts` compares these kinds and
 * settings with the code.
 */
export const STORED_KEYS: readonly string[] = [
  ...[...STORED_FORMAT_BY_SETTING.values()].map(({ key }) => key),
  ...(Object.keys(ENTRY_NAMES) as (keyof typeof ENTRY_NAMES)[]).flatMap((kind) =>
    ENTRY_NAMES[kind].map((name) => STORAGE_PREFIXES[kind] + name),
  ),
  // Stays on its device, so it is neither a kind nor a setting of the transfer.
  'language-offered',
];

/** JSON, or nearly JSON, that is no valid record. */
export const INVALID_RECORD_TEXTS = ['null', '[]', '{}', '-0', '1e999', '{"__proto__":{"x":1}}', '[[[[]]]]', '\u0000', '{"', '"words"'];

export const rubbish = fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...INVALID_RECORD_TEXTS));

/** Fixed, so that a failure can be reproduced. */
export const SEED = 20_261_121;
