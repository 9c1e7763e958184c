/** Addresses of the lists: below the base, but for the one to share. */
import { BASE_PATH } from '../../platform/site.ts';

export const listsOverviewAddress = '/lists';

export const listAddress = (id: string): string => `${listsOverviewAddress}?list=${id}`;

/** The key of a list where pages have `category/page`: of its counts, its resume point, its days and its booklet. */
export const listKey = (id: string): string => `list:${id}`;

const LIST_KEY_PATTERN = /^list:([\da-f-]{36})$/;

/** The id of a list in such a key; undefined where it is a page's. */
export const listIdOfKey = (key: string): string | undefined => LIST_KEY_PATTERN.exec(key)?.[1];

/** The absolute address that shares a list. @param fragment the list, as `list-link.ts` encodes it */
export const sharedListUrl = (fragment: string): string => `${window.location.origin}${BASE_PATH}${listsOverviewAddress}#${fragment}`;
