import { describe, expect, it } from 'vitest';
import { SourceFile } from '../compiler/source-file.ts';
import { MUTANT_KINDS } from './mutants.ts';
import { batchMutants, drawMutants, batchConflictsFinder } from './plan.ts';
import { seededRandom } from './random.ts';
import { targetsOf, type MutationTarget } from './targets.ts';

const text = `title: A
cards:
  - id: a
    arabic: |
      سُبْحَانَ رَبِّيَ الْعَظِيمِ
    translation: Glory be to my Lord, the Magnificent.
    repeat: 3
    narrator: hudhayfah
    references: [abudawud:871, nasai:1008]
    grades: [{ verdict: sahih, by: al-albani }]
  - id: b
    quran: 3:190-200
forms:
  رَبِّيَ: my Lord
`;
const one = new SourceFile('content/texts/prayer/one.yaml', text);
const two = new SourceFile(
  'content/texts/prayer/two.yaml',
  text.replace('Glory be to my Lord, the Magnificent.', '>-\n      Another one.').replace('my Lord\n', 'our Lord\n'),
);
const read = new SourceFile(
  'content/texts/prayer/read.yaml',
  `cards:
  - id: a
    arabic: سُبْحَانَ رَبِّيَ الْعَظِيمِ
    readings:
      3 الْعَظِيمِ: [{ arabic: الْأَعْلَى رَبِّيَ, references: [abudawud:870] }]
`,
);
const user = new SourceFile('content/texts/prayer/user.yaml', 'title: B\ncards:\n  - use: prayer/one#a\n');
const said = new SourceFile('content/languages/en/texts/prayer/one.yaml', 'title: A\ncards:\n  a:\n    translation: Glory.\n');
const words = new SourceFile('content/languages/en/words/everyday.yaml', 'forms:\n  رَبِّيَ: my Lord\n');
const roots = new SourceFile('content/roots.yaml', 'roots:\n  ربب:\n    رَبّ: [رَبِّيَ, رَبِّنَا]\n  عظم:\n    عَظِيم: [الْعَظِيمِ]\nnone:\n  مَا: [مَا]\n');
const senses = new SourceFile('content/languages/en/roots.yaml', 'ربب: lord\nعظم: greatness\n');
const kind = (name: string): (typeof MUTANT_KINDS)[number] =>
  MUTANT_KINDS.find((each) => each.name === name) ?? (MUTANT_KINDS[0] as (typeof MUTANT_KINDS)[number]);
/** The targets of a run; those of the language file with a card of another language and with words that other texts share. */
const all: readonly MutationTarget[] = [
  ...targetsOf(one),
  ...targetsOf(said).map((each) => ({ ...each, foreign: 'a:\n    translation: Gloire.', rendering: ['glory'] })),
  ...targetsOf(read),
  ...targetsOf(roots),
  ...targetsOf(senses),
];
const target = (file: SourceFile, key: string): MutationTarget => targetsOf(file).find((found) => found.key === key) as MutationTarget;

describe('targets', () => {
  it('are the very characters of the file', () => {
    for (const { start, end, source } of targetsOf(one)) expect(text.slice(start, end)).toBe(source);
    expect(targetsOf(said).map(({ key }) => key)).toEqual(['said card', 'translation']);
    expect(targetsOf(one).map(({ key }) => key)).toEqual([
      'card',
      'card',
      'meaning',
      'arabic',
      'translation',
      'repeat',
      'narrator',
      'references',
      'references',
      'verdict',
      'by',
      'quran',
    ]);
    for (const { start, end, source } of targetsOf(roots)) expect(roots.text.slice(start, end)).toBe(source);
    expect(targetsOf(roots).map(({ key, value }) => `${key} ${value}`)).toEqual([
      'root ربب',
      'root عظم',
      'root form رَبِّيَ',
      'root form رَبِّنَا',
      'root form الْعَظِيمِ',
      'root form مَا',
    ]);
    expect(targetsOf(senses).map(({ key, value }) => `${key} ${value}`)).toEqual(['root sense ربب: lord', 'root sense عظم: greatness']);
  });
});

describe('mutants', () => {
  it.each(MUTANT_KINDS.map(({ name }) => name))('%s changes a value and leaves valid YAML', (name) => {
    const random = seededRandom(1);
    const other = [...targetsOf(two), ...targetsOf(roots).toReversed(), ...targetsOf(senses)];
    const fitting = all.filter((candidate) => kind(name).fits(candidate));
    expect(fitting.length).toBeGreaterThan(0);
    for (const found of fitting) {
      const changes = kind(name).make(found, random, other.find((candidate) => kind(name).fits(candidate)) ?? found);
      expect(changes?.length).toBeGreaterThan(0);
      for (const change of changes ?? []) {
        expect(change.source).not.toBe(change.target.source);
        const file = [one, two, said, read, roots, senses].find(({ path }) => path === change.target.file) ?? one;
        const changed = file.text.slice(0, change.target.start) + change.source + file.text.slice(change.target.end);
        expect(new SourceFile('x', changed).problems).toEqual([]);
      }
    }
  });

  it('translate a repeated phrase with a word that means something else', () => {
    const translation = all.find(({ file, key }) => file === said.path && key === 'translation') as MutationTarget;
    const [change] = kind('translate a repeated phrase otherwise').make(translation, seededRandom(1), translation) ?? [];
    expect(change?.source).toMatch(/^[a-z]+\.$/);
    expect(change?.source).not.toMatch(/glory/i);
  });

  it('drop exactly one mark', () => {
    const arabic = target(one, 'arabic');
    expect(kind('drop a mark').make(arabic, seededRandom(1), arabic)?.[0]?.source).toHaveLength(arabic.source.length - 1);
  });

  it('do not swap a translation with itself', () => {
    const translation = target(one, 'translation');
    expect(kind('swap two translations').make(translation, seededRandom(1), translation)).toBeUndefined();
  });

  it('are the same for the same seed and others for another', () => {
    const draw = (seed: number): string =>
      JSON.stringify(drawMutants([one, two], 24, seededRandom(seed)).map(({ changes }) => changes.map(({ source }) => source)));
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
  });
});

describe('batches', () => {
  it('never change a file twice, nor a page beside one that uses its cards', () => {
    const mutants = drawMutants([one, two], 24, seededRandom(3));
    const made = batchMutants(mutants, batchConflictsFinder([one, two, user]));
    expect(made.flat()).toHaveLength(mutants.length);
    for (const batch of made) {
      const files = batch.flatMap(({ changes }) => changes.map((change) => change.target.file));
      expect(new Set(files).size).toBe(files.length);
    }
    expect([...batchConflictsFinder([one, two, user])(one.path)]).toEqual([one.path, user.path]);
    expect([...batchConflictsFinder([one, said])(said.path)].toSorted()).toEqual([said.path, one.path].toSorted());
    expect([...batchConflictsFinder([one, words])(one.path)]).toEqual([one.path, words.path]);
    expect([...batchConflictsFinder([one, roots])(one.path)]).toEqual([one.path, roots.path]);
    expect([...batchConflictsFinder([one, words])(words.path)].toSorted()).toEqual([one.path, words.path].toSorted());
  });
});
