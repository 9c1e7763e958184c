import { expect, test } from 'vitest';
import { PROJECT_FOLDER, projectLibrary } from '../../content/test/project-library.ts';
import { publishedCards } from '../published-cards.ts';
import { RULES } from '../../content/rules/rules.ts';
import { dayInWords } from './day-in-words.ts';
import { libraryWithEvidence } from './shown-library.ts';

const library = libraryWithEvidence(PROJECT_FOLDER, projectLibrary());

test('every card of every menu shows the beginning of the fingerprint that the published data list for its place', () => {
  const published = publishedCards(projectLibrary(), { since: () => '1.0.0' });
  for (const [place, { page }] of library.pages) {
    for (const { id, evidence } of page.cards)
      expect(evidence?.fingerprint, `${place}#${id}`).toBe(published.get(`${place}#${id}`)?.fingerprint.slice(0, 16));
  }
  const shown = [...library.menus.values()].flatMap(({ pages }) => pages.flatMap(({ cards }) => cards));
  expect(shown.filter(({ evidence }) => !evidence).map(({ permanentId }) => permanentId)).toEqual([]);
});

test('the evidence of a card gives the numbering of each reference once, and has no line twice', () => {
  for (const { page } of library.pages.values()) {
    for (const { permanentId, references, evidence } of page.cards) {
      const lines = evidence?.lines ?? [];
      for (const { label } of references)
        expect(
          lines.filter((line) => line.startsWith(`${label} `) && /Numbering: (?!its own)/.test(line)),
          permanentId,
        ).toHaveLength(1);
      expect(new Set(lines).size, permanentId).toBe(lines.length);
    }
  }
});

test('library.checks counts the cards, the texts and the rules of the checks', () => {
  expect(library.checks).toMatchObject({ cards: library.cards.length, rules: RULES.length });
  expect(library.checks.texts).toBeGreaterThan(library.checks.cards);
});

test.each([
  ['2026-11-22', '22 November 2026'],
  ['2027-01-05', '5 January 2027'],
])('%s is %s', (date, words) => {
  expect(dayInWords(date)).toBe(words);
});
