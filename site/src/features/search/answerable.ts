const MIN_QUERY_LENGTH = 2;

/** Whether a query is long enough to be answered. */
export const isAnswerable = (query: string): boolean => query.trim().length >= MIN_QUERY_LENGTH;
