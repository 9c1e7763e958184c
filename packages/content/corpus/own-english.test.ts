import { expect, test } from 'vitest';
import { compileCollectingProblems } from '../compiler/compile.ts';
import type { PhraseFormula } from '../rules/control-files.ts';
import { cardYaml, ablutionFixtureFiles, VERSE_TRANSLATIONS_FILE } from '../test/fixture.ts';
import { withFixtureProject } from '../test/fixture-project.ts';
import { copiedEnglishDoubts, longestRunOfSharedWords, shareInOrder } from './own-english.ts';

const split = (text: string): string[] => text.split(' ');

test('words count in their order', () => {
  expect(shareInOrder(split('a b c d'), split('a x b c'))).toBe(0.75);
  expect(shareInOrder(split('d c b a'), split('a b c d'))).toBe(0.25);
  expect(shareInOrder([], split('a'))).toBe(0);
});

test('the longest run of words in both texts', () => {
  expect(longestRunOfSharedWords(split('a b c x d e f g'), split('d e f g a b c'))).toEqual(split('d e f g'));
  expect(longestRunOfSharedWords(split('a'), split('b'))).toEqual([]);
});

const PUBLISHED = 'Allah does not burden any soul with more than it can well bear';
const doubts = (english: string, words?: string): string[] =>
  withFixtureProject(
    {
      ...ablutionFixtureFiles(
        cardYaml({}),
        `  - id: verse\n    quran: 2:286\n${words ? `    words: 1-6\n    translation: ${english}\n` : ''}`,
      ),
      [VERSE_TRANSLATIONS_FILE]: words ? '{}\n' : `"2:286": ${english}\n`,
    },
    (root) =>
      copiedEnglishDoubts(compileCollectingProblems(root).library, new Map([['2:286', PUBLISHED]])).map(
        ({ card: place, field }) => `${place} ${field}`,
      ),
  );

test('a verse, or a part of a verse, in the published English is reported', () => {
  expect(doubts('Allah does not burden any soul with more than it can ever bear.')).toEqual(['quran 2:286']);
  expect(doubts('Allah does not burden any soul, ever, with more than it bears.', 'part')).toEqual(['prayer/ablution#verse translation']);
  expect(doubts('On nobody does Allah lay a load that is beyond him.')).toEqual([]);
  expect(doubts('Allah does not burden any soul, ever, with more.')).toEqual([]);
});

test('nine published words in a row are reported, however long the rest is, and "Allāh" is "Allah"', () => {
  const rest = 'this is a long addition of other words that nobody has published anywhere and that goes on for some while';
  const run = 'Allāh does not burden any soul with more than';
  expect(doubts(`${run} ${rest}.`)).toEqual(['quran 2:286']);
  expect(doubts(`${run.replace('with more than', 'beyond what')} ${rest}.`)).toEqual([]);
});

const VERSE = 'Our Lord, do not hold us to account if we forget or fall into error, our Lord';
const RABBANA: PhraseFormula = { arabic: ['ربنا'], words: 'our Lord' };
const withFormula = (english: string, formulas: readonly PhraseFormula[]): number =>
  withFixtureProject(
    { ...ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 2:286\n'), [VERSE_TRANSLATIONS_FILE]: `"2:286": ${english}\n` },
    (root) => copiedEnglishDoubts(compileCollectingProblems(root).library, new Map([['2:286', VERSE]]), formulas).length,
  );

test('words of a formula do not count, and all others do', () => {
  const own = 'Our Lord, our Lord, our Lord, lay no blame on us for what we forget.';
  expect(shareInOrder(split('our lord our lord'), split('our lord x our lord'))).toBe(1);
  expect(withFormula(`${VERSE}.`, [RABBANA])).toBe(1);
  expect(withFormula(own, [RABBANA])).toBe(0);
});

test('a formula that the Arabic lacks counts as any words', () => {
  expect(withFormula('Our Lord, do not hold us to account for it, our Lord.', [{ arabic: ['النجوم'], words: 'do not hold us' }])).toBe(1);
});
