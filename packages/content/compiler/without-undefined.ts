/** A copy of the record without keys whose value is undefined, in the same order. */
export const withoutUndefined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
