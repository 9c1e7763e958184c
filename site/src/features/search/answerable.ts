const LEAST_QUERY = 2;

/** Whether a query is long enough to be answered. */
export const isAnswerable = (query: string): boolean => query.trim().length >= LEAST_QUERY;
