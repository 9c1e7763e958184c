import { useSyncExternalStore } from 'react';
import type { DuaList } from './list-record.ts';
import { allLists, noLists, onListsChange } from './lists.ts';

/** All lists, kept current over tabs. */
export const useLists = (): readonly DuaList[] => useSyncExternalStore(onListsChange, allLists, noLists);
