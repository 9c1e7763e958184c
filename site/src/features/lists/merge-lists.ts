/** Merges the lists of two devices. The result is the same on both, whatever their clocks or the order. */
import { isDeleted, type ListRecord } from './list-record.ts';

/** All fields of a record as text, in a fixed order, so that texts are equal only where records are equal. */
function recordText(record: ListRecord): string {
  if (isDeleted(record)) return JSON.stringify([record.id, record.changed]);
  const items = record.items.map(({ id, count = 1, from = '' }) => [id, count, from]);
  return JSON.stringify([record.id, record.changed, record.name, items]);
}

/**
 * Negative where `b` replaces `a`. The later change wins; at the same moment a deletion, then the greater text, so that all
 * devices agree.
 */
function comparePrecedence(a: ListRecord, b: ListRecord): number {
  const [one, other] = [a, b].map((record) => [Date.parse(record.changed), isDeleted(record) ? 1 : 0, recordText(record)] as const);
  if (!one || !other) return 0;
  for (const at of [0, 1, 2] as const) if (one[at] !== other[at]) return one[at] < other[at] ? -1 : 1;
  return 0;
}

/**
 * The lists of both, one for each id: of two records the later one replaces the other as a whole, also if it is a
 * deletion.
 * @returns sorted by id
 */
export function mergeLists(ours: readonly ListRecord[], theirs: readonly ListRecord[]): ListRecord[] {
  const merged = new Map<string, ListRecord>();
  for (const record of [...ours, ...theirs]) {
    const known = merged.get(record.id);
    if (!known || comparePrecedence(known, record) < 0) merged.set(record.id, record);
  }
  return [...merged.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
