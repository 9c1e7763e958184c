/** Addresses of the lists, below the base. */

export const listsOverviewAddress = '/lists';

export const listAddress = (id: string): string => `${listsOverviewAddress}?list=${id}`;

/** In the query of a list's address, where its duas are said one at a time. */
export const ONE_AT_A_TIME = 'one';

/** The key of a list where pages have `category/page`: of its counts, its resume point, its days and its booklet. */
export const listKey = (id: string): string => `list:${id}`;

const KEY = /^list:([\da-f-]{36})$/;

/** The id of a list in such a key; undefined where it is a page's. */
export const idInKey = (key: string): string | undefined => KEY.exec(key)?.[1];

/** The whole address of a link that holds a list. */
export const sharedAddress = (fragment: string): string =>
  `${window.location.origin}${import.meta.env.BASE_URL.replace(/\/$/, '')}${listsOverviewAddress}#${fragment}`;
