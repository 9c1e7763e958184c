/** Which texts are compared with the reference corpus. */
import type { ExportedText } from '../compiler/exported-text.ts';

/**
 * The texts to compare. A reused card is compared at its original, unless it cites other numbers; words that a page
 * names without printing them may be in no collection.
 */
export function textsInCorpusScope(texts: readonly ExportedText[]): ExportedText[] {
  const textsById = new Map(texts.map((text) => [text.id, text]));
  const cited = ({ references, told_in = [] }: ExportedText): string => [...references, ...told_in].join();
  const isBorrowedWhole = (text: ExportedText): boolean => {
    const original = text.use === undefined ? undefined : textsById.get(text.use);
    return original !== undefined && cited(text) === cited(original);
  };
  return texts.filter((text) => text.kind !== 'omitted' && !isBorrowedWhole(text));
}
