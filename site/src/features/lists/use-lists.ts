import { useSyncExternalStore } from 'react';
import type { DuaList } from './list-record.ts';
import { allLists, emptyListsSnapshot, onListsChange } from './lists.ts';

/** All lists, updated also from other tabs. */
export const useLists = (): readonly DuaList[] => useSyncExternalStore(onListsChange, allLists, emptyListsSnapshot);
