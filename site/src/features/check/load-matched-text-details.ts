/** Loads the source of a text in a result: references, grades, narrator, or why it is left out. */
import { narratorLine } from '../../../../packages/core/grades.ts';
import type { Grade, Page, QuotedPassage, Reference, BlockSection } from '../../../../packages/core/model.ts';
import { loadCategory, loadDuaContextPages, loadFortyHadith, loadNamesOfAllah } from '../../platform/content/texts.ts';
import type { KnownTextWithAddress } from './known-texts.ts';

export interface MatchedTextDetails {
  references: readonly Reference[];
  grades?: readonly Grade[] | undefined;
  narrator?: string | undefined;
  /** How often it is said; set only for a dua that has a number. */
  repeat?: number | undefined;
  /** Title, instruction and notes of a dua, which may state a count; absent for a text that is no dua. */
  instructions?: string;
  /** Why this site does not print these words; set only for omitted words. */
  omissionReason?: string;
}

const NO_REFERENCES: MatchedTextDetails = { references: [] };

const passagesOf = (sections: readonly BlockSection[]): QuotedPassage[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'passage' ? [block] : [])));

function findReferencesInPassages(passages: readonly QuotedPassage[], arabic: string | undefined): MatchedTextDetails {
  const found = passages.find((passage) => passage.arabic === arabic);
  return found ? { references: found.references, grades: found.grades } : NO_REFERENCES;
}

function findReferencesInPage(page: Page, { searched, fragment }: KnownTextWithAddress): MatchedTextDetails {
  const omitted = page.omitted?.find(({ words, arabic }) => words === searched.latin && arabic === searched.arabic);
  if (omitted) return { references: omitted.references, grades: omitted.grades, omissionReason: omitted.reason };
  const card = page.cards.find(({ id }) => id === fragment);
  if (card) {
    const { references, grades, repeat, kind, title, subtitle, occasion, instruction, note } = card;
    const instructions = [title, subtitle, occasion, instruction, note].filter(Boolean).join('\n');
    return { references, grades, narrator: narratorLine(card), repeat, ...(kind === undefined ? { instructions } : {}) };
  }
  return findReferencesInPassages(passagesOf(page.sections), searched.arabic);
}

/** @returns no references for a text that has none, such as a name. Rejects where the page fails to load */
export async function loadMatchedTextDetails(text: KnownTextWithAddress): Promise<MatchedTextDetails> {
  const [, first = '', second = ''] = text.path.split('/');
  if (first === 'forty-hadith') {
    const hadith = (await loadFortyHadith()).hadith.find(({ number }) => String(number) === second);
    return hadith ? { references: hadith.references, grades: hadith.grades, narrator: hadith.narrator } : NO_REFERENCES;
  }
  if (first === 'context-behind-dua') {
    const page = (await loadDuaContextPages()).find(({ slug }) => slug === second);
    return findReferencesInPassages(passagesOf(page?.sections ?? []), text.searched.arabic);
  }
  if (first === 'asma-ul-husna') {
    const { verses, narrations } = await loadNamesOfAllah();
    return findReferencesInPassages([...verses, ...narrations], text.searched.arabic);
  }
  const page = (await loadCategory(first))?.pages.find(({ slug }) => slug === second);
  return page ? findReferencesInPage(page, text) : NO_REFERENCES;
}
