/** Addresses of the lists. All are below the base, except `sharedListUrl`, which is absolute. */
import { BASE_PATH } from '../../platform/site.ts';

export const LISTS_OVERVIEW_ADDRESS = '/lists';

export const listAddress = (id: string): string => `${LISTS_OVERVIEW_ADDRESS}?list=${id}`;

/** The key of a list in its counts, resume point, days and booklet; a page has the key `category/page` there. */
export const listKey = (id: string): string => `list:${id}`;

const LIST_KEY_PATTERN = /^list:([\da-f-]{36})$/;

/** The id of a list in such a key; undefined where it is a page's. */
export const listIdOfKey = (key: string): string | undefined => LIST_KEY_PATTERN.exec(key)?.[1];

/** The absolute address that shares a list. @param fragment the list, as `list-link.ts` encodes it */
export const sharedListUrl = (fragment: string): string => `${window.location.origin}${BASE_PATH}${LISTS_OVERVIEW_ADDRESS}#${fragment}`;
