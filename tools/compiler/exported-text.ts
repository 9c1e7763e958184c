/** The content as one JSON line a text, for the attestation and for anyone who checks the texts. */
import { runningText } from '../../text/transliteration/stored-words.ts';
import type { Library } from './library.ts';

/** One exported text. `quran` is set where it is verses; `transliteration` is the running precise style. */
export interface ExportedText {
  id: string;
  route: string;
  arabic: string;
  quran?: string;
  translation: string;
  transliteration?: string;
  references: string[];
  repeat?: number;
}

const isVerse = (reference: string): boolean => reference.startsWith('quran:');

/** Every card once (reused ones where they are at home) and every other quotation. */
export function exportTexts(library: Library): ExportedText[] {
  const cards = library.cards
    .filter(({ reuses }) => !reuses)
    .map(({ card, quran, category, page }): ExportedText => ({
      id: card.home,
      route: `/${category}/${page}`,
      arabic: card.arabic,
      ...(quran ? { quran } : {}),
      translation: card.translation,
      transliteration: runningText(card.transliteration),
      references: card.references.map(({ id }) => id).filter((id) => !isVerse(id)),
      ...(card.repeat ? { repeat: card.repeat } : {}),
    }));
  const passages = library.passages.map(({ id, route, arabic, quran, translation, references }): ExportedText => ({
    id,
    route,
    arabic,
    ...(quran ? { quran } : {}),
    translation,
    references,
  }));
  return [...cards, ...passages];
}
