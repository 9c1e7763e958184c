import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectLibrary } from '../../content/test/project-library.ts';
import type { Library } from '../../content/compiler/library.ts';
import { type EditionsRecord, EDITIONS_FILE, editionsRecordFaults, readEditions, LAST_EDITION_TEXTS_FILE } from './edition.ts';
import { withNextEdition } from './next-edition.ts';
import { libraryEditionOf } from './unchanged-since.ts';
import { compareVersions, draftVersionAfter } from './version.ts';

const root = resolve(import.meta.dirname, '../../..');
const library = projectLibrary();
const folder = mkdtempSync(join(tmpdir(), 'misbaha-editions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 'quranic-duas/adam-dua';
/** The library with a changed Arabic text in the only card of a page. */
const changed = (of: Library, arabic: (text: string) => string): Library => ({
  ...of,
  cards: of.cards.map((one) =>
    one.card.permanentId.startsWith(`${PAGE}#`) ? { ...one, card: { ...one.card, arabic: arabic(one.card.arabic) } } : one,
  ),
});
const first = withNextEdition({ editions: [], texts: new Map() }, library, '1.0.0', '2026-11-22');
const corrected = changed(library, (text) => text.replace('\u064e', '\u064f'));
const { place, permanentId } = library.cards
  .filter(({ reuses, card }) => !reuses && card.permanentId.startsWith(`${PAGE}#`))
  .map(({ card }) => ({ place: card.permanentId, permanentId: card.permanentId }))[0] ?? { place: '', permanentId: '' };

describe('the record of the project', () => {
  test('has no contradictions', () => {
    const record = readEditions(root);
    expect(record.editions[0]).toMatchObject({ version: '1.0.0', date: '2026-11-22', changes: [] });
    expect(editionsRecordFaults(record)).toEqual([]);
  });

  test('is refused where a file was changed by hand or is missing', () => {
    mkdirSync(join(folder, 'editions'));
    expect(() => readEditions(folder)).toThrow('editions/editions.json is missing');
    writeFileSync(join(folder, EDITIONS_FILE), readFileSync(join(root, EDITIONS_FILE)));
    writeFileSync(
      join(folder, LAST_EDITION_TEXTS_FILE),
      readFileSync(join(root, LAST_EDITION_TEXTS_FILE), 'utf8').replace('\u064e', '\u064f'),
    );
    expect(() => readEditions(folder)).toThrow(/editions\/texts\.jsonl is not what edition .* wrote\. .*data:edition/);
  });

  test.each([
    ['cut short', '[{"version":"1.0.0"', 'editions/editions.json is no JSON ('],
    ['an empty list', '[]', 'editions/editions.json is no list of editions. It is written by'],
    ['another list', '[{"version":"1.0.0"}]', 'editions/editions.json is no list of editions. It is written by'],
    ['no list', '{}', 'editions/editions.json is no list of editions. It is written by'],
  ])('is refused where the list of editions is %s', (_, text, message) => {
    const broken = mkdtempSync(join(tmpdir(), 'misbaha-editions-'));
    mkdirSync(join(broken, 'editions'));
    writeFileSync(join(broken, EDITIONS_FILE), text);
    writeFileSync(join(broken, LAST_EDITION_TEXTS_FILE), '');
    expect(() => readEditions(broken)).toThrow(message);
    rmSync(broken, { recursive: true });
  });
});

describe('an edition', () => {
  test('marks every text as unchanged since the first edition', () => {
    const standing = libraryEditionOf(library, first);
    expect(standing).toMatchObject({ version: '1.0.0', date: '2026-11-22' });
    expect(standing.since(place)).toBe('1.0.0');
  });

  test('a corrected letter makes a draft of the next edition, which is the "since" of that text and of the cards that repeat it', () => {
    const standing = libraryEditionOf(corrected, first);
    expect(standing.version).toBe('1.0.1-draft');
    expect(standing.since(place)).toBe('1.0.1-draft');
    expect(standing.since('prayer/ablution#shahada', permanentId)).toBe('1.0.1-draft');
    expect(standing.since('prayer/ablution#shahada')).toBe('1.0.0');
  });

  test('records each letter that changed, and since when each text stands', () => {
    const second = withNextEdition(first, corrected, '1.0.1', '2026-12-01');
    expect(second.editions[1]?.changes).toEqual([
      { place, what: 'changed', fields: { arabic: [expect.stringMatching(/^line 1, word 1 .*: fatha \(U\+064E\) → damma \(U\+064F\)$/)] } },
    ]);
    expect(editionsRecordFaults(second)).toEqual([]);
    const standing = libraryEditionOf(corrected, second);
    expect([standing.version, standing.since(place), standing.since('names#1')]).toEqual(['1.0.1', '1.0.1', '1.0.0']);
  });

  test('records the texts that were added and withdrawn', () => {
    const without = { ...library, names: undefined };
    const second = withNextEdition(first, without, '1.1.0', '2026-12-01');
    expect(second.editions[1]?.changes).toHaveLength(99);
    expect(second.editions[1]?.changes[0]).toEqual({ place: 'names#1', what: 'withdrawn' });
    const third = withNextEdition(second, library, '1.2.0', '2026-12-02');
    expect(third.editions[2]?.changes[0]).toEqual({ place: 'names#1', what: 'added' });
    expect(libraryEditionOf(library, third).since('names#1')).toBe('1.2.0');
  });

  test('that adds or withdraws a text may not have the version number of a correction', () => {
    const without = { ...library, names: undefined };
    const message = 'names#1 was withdrawn: 1.0.1 would be a correction, so let the middle number grow.';
    expect(() => withNextEdition(first, without, '1.0.1', '2026-12-01')).toThrow(message);
    const second = withNextEdition(first, without, '2.0.0', '2026-12-01');
    expect(() => withNextEdition(second, library, '2.0.1', '2026-12-02')).toThrow('names#1 was added: 2.0.1 would be a correction');
  });

  test.each([
    ['1.0.0', '2026-12-01', '1.0.0 does not follow 1.0.0, the last edition.'],
    ['0.9.0', '2026-12-01', '0.9.0 does not follow 1.0.0, the last edition.'],
    ['1.1', '2026-12-01', '"1.1" is no version of an edition; write three numbers, for example 1.0.1'],
    ['1.0.99999999999999999999', '2026-12-01', '"1.0.99999999999999999999" has a number that is too large'],
    ['1.1.0', '1 December', '"1 December" is no date; write 2026-11-22'],
    ['1.1.0', '2026-11-31', '"2026-11-31" is no date; write 2026-11-22'],
    ['1.1.0', '2026-11-01', '1.1.0 would be dated before 1.0.0, of 2026-11-22.'],
  ])('%s of %s is refused', (version, date, message) => {
    expect(() => withNextEdition(first, library, version, date)).toThrow(message);
  });

  test('a text with another "since" than the record tells is reported as a fault', () => {
    const texts = new Map(first.texts);
    texts.set(place, { since: '1.0.1', fields: first.texts.get(place)?.fields ?? {} });
    expect(editionsRecordFaults({ ...first, texts } satisfies EditionsRecord)).toEqual([
      `${place} stands unchanged since 1.0.0, not since 1.0.1`,
    ]);
  });
});

test('versions are compared by their numbers', () => {
  expect(['1.10.0', '1.9.9', '1.9.10', '2.0.0'].toSorted(compareVersions)).toEqual(['1.9.9', '1.9.10', '1.10.0', '2.0.0']);
  expect(draftVersionAfter('1.9.9')).toBe('1.9.10-draft');
});
