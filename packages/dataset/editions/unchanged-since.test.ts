import { describe, expect, test } from 'vitest';
import type { Library } from '../../content/compiler/library.ts';
import { PROJECT_FOLDER, projectLibrary } from '../../content/test/project-library.ts';
import type { Card, Hadith, Passage } from '../model/types.ts';
import { projectPublishedData } from '../test/project-data.ts';
import { readVerifiedEdition } from './archive.ts';
import { readEditions } from './edition.ts';
import { withNextEdition } from './next-edition.ts';
import { libraryEditionOf } from './unchanged-since.ts';

type PublishedText = Card | Hadith | Passage;

/** Every text with a fingerprint, by its id. */
function textsIn(files: Iterable<readonly [path: string, content: string | Uint8Array]>): Map<string, PublishedText> {
  const found = new Map<string, PublishedText>();
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('fingerprint' in value) found.set((value as PublishedText).id, value as PublishedText);
    Object.values(value).forEach(gather);
  };
  for (const [path, content] of files)
    if (/^(?:categories\/.+|names|forty-hadith|context)\.json$/.test(path)) gather(JSON.parse(Buffer.from(content).toString('utf8')));
  return found;
}

const readingsOf = (text: PublishedText | undefined): unknown =>
  text && 'words' in text ? text.words.flat().map(({ readings = [] }) => readings) : undefined;

describe('the field "since" of the published texts', () => {
  const record = readEditions(PROJECT_FOLDER);
  const last = record.editions.at(-1);
  if (!last) throw new Error('there is no edition');
  const before = textsIn(readVerifiedEdition(PROJECT_FOLDER, last));
  const now = textsIn(projectPublishedData().files.map(({ path, content }) => [path, content]));
  const isDraft = ({ since }: PublishedText): boolean => since.endsWith('-draft');

  test('is the draft where the fingerprint is not that of the last edition', () => {
    expect(now.size).toBeGreaterThan(700);
    const differing = [...now.values()].filter(({ id, fingerprint }) => before.get(id)?.fingerprint !== fingerprint);
    expect(differing.filter((text) => !isDraft(text)).map(({ id }) => id)).toEqual([]);
  });

  test('is an edition where the fingerprint is that of the last edition, unless other readings changed, which no fingerprint covers', () => {
    const same = [...now.values()].filter(({ id, fingerprint }) => before.get(id)?.fingerprint === fingerprint);
    expect(same.length).toBeGreaterThan(300);
    const moved = same
      .filter(isDraft)
      .filter((text) => JSON.stringify(readingsOf(text)) === JSON.stringify(readingsOf(before.get(text.id))));
    expect(moved.map(({ id }) => id)).toEqual([]);
  });
});

describe('the field "since"', () => {
  const library = projectLibrary();
  const first = withNextEdition({ editions: [], texts: new Map() }, library, '1.0.0', '2026-11-22');
  const repeated = library.cards.find(({ reuses, card }) => reuses && card.grades && card.narrator);
  if (!repeated) throw new Error('no card with a narrator and verdicts is repeated');
  const repeating = `${repeated.category}/${repeated.page}#${repeated.card.id}`;
  const { permanentId } = repeated.card;
  const isOriginal = ({ card, reuses }: Library['cards'][number]): boolean => !reuses && card.permanentId === permanentId;
  const withCards = (change: (source: Library['cards'][number]) => Library['cards'][number]): Library => ({
    ...library,
    cards: library.cards.map(change),
  });

  test('changes with the printed name of a narrator and with the wording of a verdict, although their ids stay', () => {
    const renamed = withCards((one) => (isOriginal(one) ? { ...one, card: { ...one.card, narrator: 'Another Name' } } : one));
    expect(libraryEditionOf(renamed, first).since(permanentId)).toBe('1.0.1-draft');
    const { changes } = withNextEdition(first, renamed, '1.0.1', '2026-12-01').editions[1] ?? {};
    expect(changes).toEqual([{ place: permanentId, what: 'changed', fields: { narrator: [expect.stringMatching(/ → "Another Name"$/)] } }]);
    const graded = withCards((one) =>
      isOriginal(one)
        ? { ...one, card: { ...one.card, grades: (one.card.grades ?? []).map((grade) => ({ ...grade, verdict: 'Sound' })) } }
        : one,
    );
    expect(libraryEditionOf(graded, first).since(permanentId)).toBe('1.0.1-draft');
  });

  test('of a card that repeats another changes with the words they share, and not with the narrator of the other card', () => {
    const renamed = withCards((one) => (isOriginal(one) ? { ...one, card: { ...one.card, narrator: 'Another Name' } } : one));
    const second = withNextEdition(first, renamed, '1.0.1', '2026-12-01');
    expect([
      libraryEditionOf(renamed, first).since(repeating, permanentId),
      libraryEditionOf(renamed, second).since(repeating, permanentId),
    ]).toEqual(['1.0.0', '1.0.0']);
    const translated = withCards((one) => (isOriginal(one) ? { ...one, card: { ...one.card, translation: 'Other words' } } : one));
    const third = withNextEdition(first, translated, '1.0.1', '2026-12-01');
    expect([
      libraryEditionOf(translated, first).since(repeating, permanentId),
      libraryEditionOf(translated, third).since(repeating, permanentId),
    ]).toEqual(['1.0.1-draft', '1.0.1']);
  });
});
