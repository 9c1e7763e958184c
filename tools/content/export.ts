/** The content as one JSON line a text, for the attestation and for anyone who checks the texts. */
import { cwd } from 'node:process';
import { runningText } from '../../text/transliteration-text.ts';
import { compileLibrary } from './compile.ts';
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

/** @returns exit code: 1 where the content does not compile */
export async function main(): Promise<number> {
  try {
    const lines = exportTexts(compileLibrary(cwd())).map((text) => JSON.stringify(text));
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
