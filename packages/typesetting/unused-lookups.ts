/** Empties those layout rules (lookups) of a TrueType font that no text needs, so that the subsetter drops their contents. */

/** Byte offset of a table, or undefined where the font has none. */
function tableOffset(font: Buffer, tag: string): number | undefined {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  return undefined;
}

/**
 * A copy of the font in which, of the lookups of one table, only those in `keep` have subtables. The others do nothing; all keep
 * their numbers.
 * @param keep numbers of the lookups to leave as they are
 */
export function keepOnlyLookups(font: Buffer, tag: 'GSUB' | 'GPOS', keep: ReadonlySet<number>): Buffer {
  const copy = Buffer.from(font);
  const table = tableOffset(copy, tag);
  if (table === undefined) return copy;
  // The header holds the offset of the lookup list at byte 8; a lookup holds its count of subtables at byte 4.
  const list = table + copy.readUInt16BE(table + 8);
  const count = copy.readUInt16BE(list);
  for (let index = 0; index < count; index++) {
    const lookup = list + copy.readUInt16BE(list + 2 + 2 * index);
    if (!keep.has(index)) copy.writeUInt16BE(0, lookup + 4);
  }
  return copy;
}
