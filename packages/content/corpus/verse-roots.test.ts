import { expect, test } from 'vitest';
import { rootsFixtureFiles, VERSE_TRANSLATIONS_FILE, meaningsFixtureFiles, type FixtureFiles } from '../test/fixture.ts';
import { withFixtureProject } from '../test/fixture-project.ts';
import { compileCollectingProblems } from '../compiler/compile.ts';
import { compareRoots } from './verse-roots.ts';

const FORMS = ['قُلۡ', 'هُوَ', 'ٱللَّهُ', 'أَحَدٌ'];
const QURAN_WORDS = 'languages/en/words/quran.yaml';

/** The first verse of al-Ikhlas with roots of its words. */
const verse = (...own: string[]): FixtureFiles => ({
  ...meaningsFixtureFiles({}),
  'prayer/ablution.yaml': 'title: Ablution\ncards:\n  - id: one\n    quran: 112:1\n',
  [VERSE_TRANSLATIONS_FILE]: '"112:1": Say, "He is Allah the One."\n',
  [QURAN_WORDS]: `forms:\n${FORMS.map((form) => `  ${form}: word\n`).join('')}`,
  'roots.yaml': `roots:\n${FORMS.map((form, index) => (own[index] ? `  ${own[index]}:\n    ${form}: [${form}]\n` : '')).join('')}none:\n${FORMS.map((form, index) => (own[index] ? '' : `  ${form}: [${form}]\n`)).join('')}`,
});

const compared = (files: FixtureFiles, theirs: (string | null)[]): ReturnType<typeof compareRoots> =>
  withFixtureProject(files, (root) => compareRoots(compileCollectingProblems(root).library, new Map([['112:1', theirs]])));

test('equal roots, and words without a root on both sides, are counted and are no doubts', () => {
  expect(compared(verse('قول', '', 'أله', 'أحد'), ['قول', null, 'أله', 'أحد'])).toEqual({ compared: 4, doubts: [] });
});

test('one of two roots of the corpus is enough', () => {
  expect(compared(verse('قول', '', 'أله', 'أحد'), ['قول', null, 'أله', 'وحد+أحد']).doubts).toEqual([]);
});

test('another root, a root too many and a root too few are doubts', () => {
  const { doubts } = compared(verse('قول', 'هوي', '', 'وحد'), ['قول', null, 'أله', 'أحد']);
  expect(doubts.map(({ card, field }) => [card, field])).toEqual(FORMS.slice(1).map((form) => ['quran', form]));
  expect(doubts[2]?.message).toBe('the root is وحد here and أحد in the corpus (prayer/ablution#one, word no. 4)');
});

test('a verse that the corpus parts otherwise is a doubt, and is not compared', () => {
  const { compared: count, doubts } = compared(verse('قول', '', 'أله', 'أحد'), ['قول', null, 'أله']);
  expect([count, doubts.map(({ card }) => card)]).toEqual([0, ['prayer/ablution#one']]);
});

test('words of everyday spelling are not held against verses', () => {
  expect(compared({ ...meaningsFixtureFiles({}), ...rootsFixtureFiles() }, [])).toEqual({ compared: 0, doubts: [] });
});

/** The verse with أحد as the root of its last word, and `lines`, which list this word, at the end of `roots.yaml`. */
const labelled = (...lines: string[]): FixtureFiles => {
  const files = verse('قول', '', 'أله', 'أحد');
  return { ...files, 'roots.yaml': `${files['roots.yaml'] as string}${lines.map((line) => `${line}\n`).join('')}` };
};

test('a name or a joined word agrees with a word that has no root in the corpus', () => {
  expect(compared(labelled('names: [أَحَدٌ]'), ['قول', null, 'أله', null]).doubts).toEqual([]);
  expect(compared(labelled('joined: { أَحَدٌ: [هُوَ, ٱللَّهُ] }'), ['قول', null, 'أله', null]).doubts).toEqual([]);
});

test('a name that has a root in the corpus, or stands in no verse, is a doubt', () => {
  const { doubts } = compared(labelled('names: [أَحَدٌ]'), ['قول', null, 'أله', 'أحد']);
  expect(doubts.map(({ card, field }) => [card, field])).toEqual([['quran', 'أَحَدٌ']]);
  expect(doubts[0]?.message).toContain('take it out of "names"');
});

test('a name with another root in the corpus gives two doubts: its root, and its place among the names', () => {
  const { doubts } = compared(labelled('names: [أَحَدٌ]'), ['قول', null, 'أله', 'وحد']);
  expect(doubts.map(({ message }) => message)).toEqual([
    'the root is أحد here and وحد in the corpus (prayer/ablution#one, word no. 4)',
    'no verse has أَحَدٌ without a root in the corpus; take it out of "names" in content/roots.yaml',
  ]);
});
