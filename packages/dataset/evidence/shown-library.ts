/** The texts as the app shows them: each card with the evidence by which a reader can check it. */
import type { Card, CardEvidence } from '../../core/model.ts';
import { evidenceLines } from '../../core/evidence-lines.ts';
import type { Card as PublishedCard } from '../model/types.ts';
import type { Library } from '../../content/compiler/library.ts';
import { libraryWithNoBreakBeforeSalawat } from '../../content/compiler/typography.ts';
import type { LibraryWithContentCheckCounts } from '../../content/compiler/vite-plugin.ts';
import { publishedCards } from '../published-cards.ts';
import { type PublishedEdition, lastEditionOf, readEditions } from '../editions/edition.ts';
import { libraryEditionOf } from '../editions/unchanged-since.ts';
import { RULES } from '../../content/rules/rules.ts';
import { dayInWords } from './day-in-words.ts';

/**
 * Enough hexadecimal digits to tell texts apart, and few enough to compare by eye. With all 64, a page is 0.7 KB
 * heavier.
 */
const SHOWN_FINGERPRINT_DIGITS = 16;

/** @param editions the published ones, without a draft */
function evidenceOf(card: Card, { references, since, fingerprint }: PublishedCard, editions: readonly PublishedEdition[]): CardEvidence {
  const date = editions.find(({ version }) => version === since)?.date;
  const numbering = references.map(({ edition }) => edition);
  const lines = evidenceLines(card, { numbering, since, ...(date === undefined ? {} : { date: dayInWords(date) }) });
  return { lines, fingerprint: fingerprint.slice(0, SHOWN_FINGERPRINT_DIGITS) };
}

/**
 * Gives the cards of a library their evidence.
 * @param root absolute path of the folder that holds `editions/`
 * @returns a copy, as the app shows it
 * @throws Error where the record of editions is missing or was changed by hand
 */
export function libraryWithEvidence(root: string, library: Library): LibraryWithContentCheckCounts {
  const record = readEditions(root);
  const libraryEdition = libraryEditionOf(library, record);
  const published = publishedCards(library, libraryEdition);
  const shown = libraryWithNoBreakBeforeSalawat(library);
  for (const [place, { page }] of library.pages) {
    for (const [index, card] of page.cards.entries()) {
      const found = published.get(`${place}#${card.id}`);
      const copy = shown.pages.get(place)?.page.cards[index];
      if (!found || !copy) throw new Error(`the published data have no card ${place}#${card.id}`);
      copy.evidence = evidenceOf(card, found, record.editions);
    }
  }
  const last = lastEditionOf(record);
  const checks = {
    cards: library.cards.length,
    texts: last.texts,
    rules: RULES.length,
    edition: last.version,
    date: dayInWords(last.date),
  };
  return { ...shown, checks };
}
