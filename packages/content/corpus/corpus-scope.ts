/** Which texts are held against the reference corpus. */
import type { ExportedText } from '../compiler/exported-text.ts';

/**
 * Texts that stand for themselves. A borrowed card is looked at where it is at home, unless it names numbers of its own; what a
 * page only names as not printed may be in no collection.
 */
export function inCorpusScope(texts: readonly ExportedText[]): ExportedText[] {
  const homes = new Map(texts.map((text) => [text.id, text]));
  const cited = ({ references, told_in = [] }: ExportedText): string => [...references, ...told_in].join();
  const isBorrowedWhole = (text: ExportedText): boolean => {
    const home = text.use === undefined ? undefined : homes.get(text.use);
    return home !== undefined && cited(text) === cited(home);
  };
  return texts.filter((text) => text.kind !== 'omitted' && !isBorrowedWhole(text));
}
