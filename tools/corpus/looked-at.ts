/** Which texts are held against the reference corpus. */
import type { ExportedText } from '../compiler/exported-text.ts';

/**
 * Texts that stand for themselves. A borrowed card is looked at where it is at home, unless it names numbers of its own; what a
 * page only names as not printed may be in no collection.
 */
export function lookedAt(texts: readonly ExportedText[]): ExportedText[] {
  const homes = new Map(texts.map((text) => [text.id, text]));
  const isBorrowedWhole = ({ use, references }: ExportedText): boolean =>
    use !== undefined && references.join() === homes.get(use)?.references.join();
  return texts.filter((text) => text.kind !== 'omitted' && !isBorrowedWhole(text));
}
