/** A record without the keys that have no value, in the order of the others. */
export const withoutAbsent = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
