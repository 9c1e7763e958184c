/** One card from its source: verses fetched, references resolved, transliteration made. */
import type { Card, Grade, Reference } from '../../text/model.ts';
import { type Collections, resolveHadith, verseReference } from '../../text/reference.ts';
import { underKey } from './problem.ts';
import { excerpt, quoteVerses, withBasmala } from './quran.ts';
import type { CardSource, NarrationSource, ReusedSource, VersesSource } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';

export interface CompiledCard {
  card: Card;
  quran?: string;
  words?: string;
}

const isReused = (source: CardSource): source is ReusedSource => 'use' in source;
const isVerses = (source: CardSource): source is VersesSource => 'quran' in source;

/** The home of the card that a source reuses, or undefined where it is a card of its own. */
export const reusedHome = (source: CardSource): string | undefined => (isReused(source) ? source.use : undefined);

const presentation = (source: CardSource): Partial<Card> => {
  const { title, subtitle, instruction, note, repeat } = source;
  return Object.fromEntries(Object.entries({ title, subtitle, instruction, note, repeat }).filter(([, value]) => value !== undefined));
};

const resolveAll = (references: readonly string[] | undefined, collections: Collections): Reference[] =>
  underKey('references', () => (references ?? []).map((id) => resolveHadith(id, collections)));

const gradeOf = (grade: Grade | undefined): { grade?: Grade } => (grade ? { grade } : {});

/**
 * Compiles a card that has a text of its own.
 * @param home permanent id, `category/slug#card`
 * @throws Error or KeyFault with the fault in its message; the caller adds the place
 */
export function compileCard(source: VersesSource | NarrationSource, home: string, collections: Collections): CompiledCard {
  return isVerses(source) ? compileVerses(source, home, collections) : compileNarration(source, home, collections);
}

function compileVerses(source: VersesSource, home: string, collections: Collections): CompiledCard {
  const words = source.words?.toString();
  const { ranges, reference, translation } = underKey('quran', () => quoteVerses(source.quran, words));
  const recited = source.basmala ? withBasmala(reference) : reference;
  const { arabic } = quoteVerses(recited, words);
  if (words !== undefined && source.translation === undefined) {
    throw new Error(`"words" takes a part of the verses, so "translation" must give that part of: ${translation}`);
  }
  if (words !== undefined && source.basmala) throw new Error('"basmala" goes with whole surahs, not with "words"');
  if (words === undefined && source.translation !== undefined) {
    throw new Error('whole verses take their translation from the published edition; remove "translation"');
  }
  const card: Card = {
    id: source.id,
    home,
    script: 'quran',
    ...presentation(source),
    arabic,
    transliteration: transliterateCard(arabic, 'quran', source.transliteration),
    translation: partOf(translation, source.translation),
    references: [verseReference(ranges), ...resolveAll(source.references, collections)],
    ...gradeOf(source.grade),
  };
  return { card, quran: recited, ...(words ? { words } : {}) };
}

const partOf = (translation: string, run: string | undefined): string =>
  run === undefined ? translation : underKey('translation', () => excerpt(translation, run));

function compileNarration(source: NarrationSource, home: string, collections: Collections): CompiledCard {
  const card: Card = {
    id: source.id,
    home,
    script: 'naskh',
    ...presentation(source),
    arabic: source.arabic,
    transliteration: underKey('arabic', () => transliterateCard(source.arabic, 'naskh', source.transliteration)),
    translation: source.translation,
    references: resolveAll(source.references, collections),
    ...gradeOf(source.grade),
  };
  return { card };
}

/** A reused card: the text of its home with what this page says differently about it. */
export function reuseCard(original: Card, source: CardSource, collections: Collections): Card {
  if (!isReused(source)) return original;
  const { grade: _, ...rest } = original;
  const verses = original.references.filter(({ id }) => id.startsWith('quran:'));
  return {
    ...(source.references ? rest : original),
    ...presentation(source),
    id: source.id ?? original.id,
    references: source.references ? [...verses, ...resolveAll(source.references, collections)] : original.references,
    ...gradeOf(source.grade),
  };
}
