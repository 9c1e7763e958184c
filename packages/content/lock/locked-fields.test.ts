import { describe, expect, it } from 'vitest';
import { compileCollectingProblems } from '../compiler/compile.ts';
import { cardYaml, ablutionFixtureFiles, VERSE_TRANSLATIONS_FILE, type FixtureFiles } from '../test/fixture.ts';
import { withFixtureProject } from '../test/fixture-project.ts';
import { compareLock, formatLock, lockKeyOf, lockedFields, parseLock, type LockedField } from './locked-fields.ts';

const fieldsOf = (files: FixtureFiles): LockedField[] =>
  withFixtureProject(files, (root) => lockedFields(compileCollectingProblems(root).library));
const lockOf = (files: FixtureFiles): string => formatLock(fieldsOf(files));

describe('the lock', () => {
  it('has a line for each sacred field, sorted, and reads back', () => {
    const text = lockOf({});
    const lines = text.trimEnd().split('\n').slice(1);
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'prayer/ablution#praise arabic',
      'prayer/ablution#praise narrator',
      'prayer/ablution#praise references',
      'prayer/ablution#praise translation',
      'prayer/bowing#glory arabic',
      'prayer/bowing#glory grades',
      'prayer/bowing#glory instruction',
      'prayer/bowing#glory narrator',
      'prayer/bowing#glory references',
      'prayer/bowing#glory repeat',
      'prayer/bowing#glory translation',
    ]);
    expect(parseLock(text).size).toBe(lines.length);
  });

  it('holds the reference and the Arabic of quoted verses, with the range of words that is taken', () => {
    const fields = fieldsOf(
      ablutionFixtureFiles(
        cardYaml({}),
        '  - id: verse\n    quran: 2:201\n    words: 4-14\n    translation: Our Lord, give us in this world\n',
      ),
    );
    expect(fields.find((field) => lockKeyOf(field) === 'prayer/ablution#verse quran')?.text).toBe('2:201 words 4-14');
    expect(fields.find((field) => lockKeyOf(field) === 'prayer/ablution#verse arabic')?.text).toMatch(/^رَبَّنَا/);
  });

  it('holds the English of whole verses, wherever it is written', () => {
    const verse = (english: string): FixtureFiles => ({
      ...ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 112:1\n'),
      [VERSE_TRANSLATIONS_FILE]: `"112:1": ${english}\n`,
    });
    const { changed } = compareLock(parseLock(lockOf(verse('He is Allah the One.'))), fieldsOf(verse('He is Allah the only One.')));
    expect(changed.map(({ field }) => lockKeyOf(field))).toEqual(['prayer/ablution#verse translation']);
  });

  it('holds what a reused card takes and what it says differently', () => {
    const fields = fieldsOf(ablutionFixtureFiles(cardYaml({}), '  - use: prayer/bowing#glory\n'));
    const texts = fields.filter(({ place }) => place === 'prayer/ablution#glory').map(({ field, text }) => `${field} ${text}`);
    expect(texts).toContain('use prayer/bowing#glory');
    expect(texts).toContain('repeat 3');
  });

  it('tells new, changed and gone fields apart', () => {
    const lock = parseLock(`${lockOf({})}prayer/ablution#gone arabic ${'0'.repeat(64)}\n`);
    const changes = compareLock(
      lock,
      fieldsOf(
        ablutionFixtureFiles(
          cardYaml({ translation: 'Praise is for Allah, who gave us life.', more: 'repeat: 3\n    instruction: Say it three times.' }),
        ),
      ),
    );
    expect(changes.changed.map(({ field }) => lockKeyOf(field))).toEqual(['prayer/ablution#praise translation']);
    expect(changes.added.map(lockKeyOf).toSorted()).toEqual(['prayer/ablution#praise instruction', 'prayer/ablution#praise repeat']);
    expect(changes.removed).toEqual(['prayer/ablution#gone arabic']);
  });

  it('takes a line that was tampered with as missing', () => {
    expect(parseLock('# head\nprayer/ablution#praise arabic 123\n\n').size).toBe(0);
  });
});
