import { describe, expect, it } from 'vitest';
import {
  cardYaml,
  ablutionFixtureFiles,
  rootsFixtureFiles,
  meaningsFixtureFiles,
  WORD_MEANINGS_FILE,
  type FixtureFiles,
} from '../test/fixture.ts';
import { withFixtureProject } from '../test/fixture-project.ts';
import { compileLibrary, compileCollectingProblems } from './compile.ts';
import { textsForExport } from './exported-text.ts';
import type { TextWithMeanings } from './library.ts';

const textsWithMeaningsIn = (files: FixtureFiles): readonly TextWithMeanings[] =>
  withFixtureProject(files, (root) => compileCollectingProblems(root).library.textsWithMeanings);
const meaningsOf = (files: FixtureFiles, id: string): (string | undefined)[] | undefined =>
  textsWithMeaningsIn(files)
    .find((text) => text.id === id)
    ?.words.map(({ meaning }) => meaning);

describe('the meanings of words', () => {
  it('stand beside the words in their order', () => {
    expect(meaningsOf(meaningsFixtureFiles({}), 'prayer/ablution#praise')).toEqual(['all praise', 'is for Allah', 'who', 'gave us life']);
  });

  it('are found under the word without its punctuation, line after line', () => {
    const files = { ...meaningsFixtureFiles({}), ...ablutionFixtureFiles(cardYaml({ arabic: '"الْحَمْدُ، لِلَّهِ.\\nالَّذِي أَحْيَانَا؟"' })) };
    expect(textsWithMeaningsIn(files)[0]?.words).toEqual([
      { arabic: 'الْحَمْدُ،', form: 'الْحَمْدُ', meaning: 'all praise' },
      { arabic: 'لِلَّهِ.', form: 'لِلَّهِ', meaning: 'is for Allah' },
      { arabic: 'الَّذِي', form: 'الَّذِي', meaning: 'who' },
      { arabic: 'أَحْيَانَا؟', form: 'أَحْيَانَا', meaning: 'gave us life' },
    ]);
  });

  it('can be set for one word of one text, and apply only there', () => {
    const files = meaningsFixtureFiles({}, '3 الَّذِي: He who');
    expect(meaningsOf(files, 'prayer/ablution#praise')).toEqual(['all praise', 'is for Allah', 'He who', 'gave us life']);
    const elsewhere = { ...files, ...ablutionFixtureFiles(cardYaml({ id: 'other' })) };
    expect(meaningsOf(elsewhere, 'prayer/ablution#other')?.[2]).toBe('who');
  });

  it('are given for another reading of a word too, with its transliteration and its references', () => {
    const readings = 'readings: { 4 أَحْيَانَا: [{ arabic: أَحْيَانِي, references: [abudawud:5049] }] }';
    const files = { ...meaningsFixtureFiles({ أَحْيَانِي: 'gave me life' }), ...ablutionFixtureFiles(cardYaml({ more: readings })) };
    const own = textsWithMeaningsIn(files)[0]?.words;
    expect(own?.map((word) => word.readings?.length ?? 0)).toEqual([0, 0, 0, 1]);
    expect(own?.[3]?.readings?.[0]).toMatchObject({
      arabic: 'أَحْيَانِي',
      transliteration: 'aḥyānī',
      meaning: 'gave me life',
      references: [{ id: 'abudawud:5049', label: 'Sunan Abi Dawud 5049' }],
    });
    const here = meaningsFixtureFiles({ أَحْيَانِي: undefined }, '4 أَحْيَانِي: revived me');
    expect(textsWithMeaningsIn({ ...files, ...here })[0]?.words[3]?.readings?.[0]?.meaning).toBe('revived me');
  });

  it('are undefined for a word that no file explains, and {name} stays {name}', () => {
    const files = {
      ...meaningsFixtureFiles({}),
      ...ablutionFixtureFiles(cardYaml({ arabic: 'الْحَمْدُ {name} لَهُ', translation: 'All praise, {name}, is for Him.' })),
    };
    expect(meaningsOf(files, 'prayer/ablution#praise')).toEqual(['all praise', '{name}', undefined]);
  });

  it('in a file of the wrong structure are reported with file and line', () => {
    const files: FixtureFiles = { [WORD_MEANINGS_FILE]: 'forms:\n  الْحَمْدُ لِلَّهِ: all praise is for Allah\nhere:\n  ablution: {}\n' };
    const problems = withFixtureProject(files, (root) => compileCollectingProblems(root).problems);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      `content/${WORD_MEANINGS_FILE}:2`,
      `content/${WORD_MEANINGS_FILE}:4`,
    ]);
    expect(problems.map(({ message }) => message).join('\n')).toContain('a key is one word');
  });

  it('are exported with each word and its piece of the transliteration, for reused cards too', () => {
    const borrowed = {
      ...meaningsFixtureFiles({ الْحَمْدُ: "all praise (Qur'an)" }),
      ...ablutionFixtureFiles(cardYaml({}), '  - use: prayer/bowing#glory\n'),
    };
    const texts = withFixtureProject(borrowed, (root) => textsForExport(compileLibrary(root)));
    expect(texts.find(({ id }) => id === 'prayer/ablution#praise')?.words).toEqual([
      { arabic: 'الْحَمْدُ', transliteration: 'al-ḥamdu', meaning: 'all praise (Qur’an)', root: null },
      { arabic: 'لِلَّهِ', transliteration: 'lillāhi', meaning: 'is for Allah', root: null },
      { arabic: 'الَّذِي', transliteration: '-lladhī', meaning: 'who', root: null },
      { arabic: 'أَحْيَانَا', transliteration: 'aḥyānā', meaning: 'gave us life', root: null },
    ]);
    expect(texts.find(({ id }) => id === 'prayer/ablution#glory')?.words?.map(({ meaning }) => meaning)).toEqual([
      'glory be to',
      'my Lord',
      'the Magnificent',
    ]);
  });

  it('go with the root of each word, null where it has none', () => {
    const rooted = { ...meaningsFixtureFiles({}), ...rootsFixtureFiles() };
    const text = textsWithMeaningsIn(rooted).find(({ id }) => id === 'prayer/ablution#praise');
    expect(text?.words.map(({ root }) => root)).toEqual(['حمد', 'أله', null, 'حيي']);
    expect(text?.words.map(({ lemma }) => lemma)).toEqual(['حَمْد', 'اللَّه', 'الَّذِي', 'أَحْيَا']);
    const exported = withFixtureProject(rooted, (root) => textsForExport(compileLibrary(root)));
    expect(exported.find(({ id }) => id === 'prayer/bowing#glory')?.words?.map(({ root }) => root)).toEqual(['سبح', 'ربب', 'عظم']);
  });

  it('are none where a project has no such files', () => {
    expect(textsWithMeaningsIn({})).toEqual([]);
    expect(withFixtureProject({}, (root) => textsForExport(compileLibrary(root)).every((text) => !('words' in text)))).toBe(true);
  });
});
