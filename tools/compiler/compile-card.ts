/** One card from its source: verses fetched, references resolved, transliteration made. */
import type { Card } from '../../text/model.ts';
import { type Collections, verseReference } from '../../text/reference.ts';
import { citedNumbers } from './cited-numbers.ts';
import type { Sources } from './compilation.ts';
import { allOf, underKey } from './problem.ts';
import { quoteVerses, withBasmala } from './quran.ts';
import type { CardSource, NarrationSource, ReusedSource, VersesSource } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';
import { verseEnglish, versesOf } from './verse-english.ts';

export interface CompiledCard {
  card: Card;
  /** Verses that are shown whole, with the English of `content/quran.yaml`. */
  whole?: readonly string[];
  quran?: string;
  words?: string;
}

const isReused = (source: CardSource): source is ReusedSource => 'use' in source;
const isVerses = (source: CardSource): source is VersesSource => 'quran' in source;

/** The home of the card that a source reuses, or undefined where it is a card of its own. */
export const reusedHome = (source: CardSource): string | undefined => (isReused(source) ? source.use : undefined);

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

const presentation = ({ title, subtitle, occasion, instruction, note, repeat, kind, narrator, saying_of }: CardSource): Partial<Card> =>
  given({
    title,
    subtitle,
    occasion,
    instruction,
    note,
    narrator,
    sayingOf: saying_of,
    kind: kind === 'narration' ? kind : undefined,
    repeat,
  });

/**
 * Compiles a card that has a text of its own.
 * @param home permanent id, `category/slug#card`
 * @throws Error, KeyFault or an AggregateError of them, with the fault in its message; the caller adds the place
 */
export function compileCard(source: VersesSource | NarrationSource, home: string, sources: Sources): CompiledCard {
  return isVerses(source) ? compileVerses(source, home, sources) : compileNarration(source, home, sources);
}

function compileVerses(source: VersesSource, home: string, { collections, english }: Sources): CompiledCard {
  const words = source.words?.toString();
  const { ranges, reference } = underKey('quran', () => quoteVerses(source.quran, words));
  const recited = source.basmala ? withBasmala(reference) : reference;
  const { arabic, ranges: recitedRanges } = quoteVerses(recited, words);
  if (words !== undefined && source.basmala) throw new Error('"basmala" goes with whole surahs, not with "words"');
  const card: Card = {
    id: source.id,
    home,
    script: 'quran',
    ...presentation(source),
    arabic,
    transliteration: transliterateCard(arabic, 'quran', source.transliteration),
    translation: partEnglish(words, source.translation) ?? underKey('quran', () => verseEnglish(recitedRanges, english)),
    references: [verseReference(ranges), ...citedNumbers(source, collections)],
    ...given({ grades: source.grades }),
  };
  return { card, quran: recited, ...(words ? { words } : { whole: versesOf(recitedRanges) }) };
}

/**
 * The English of a part of verses, which the editor writes; undefined for whole verses, whose English is in `content/quran.yaml`.
 * @throws Error where the one is missing or stands beside the other
 */
export function partEnglish(words: string | undefined, translation: string | undefined): string | undefined {
  if (words !== undefined && translation === undefined)
    throw new Error('"words" takes a part of the verses, so "translation" must give that part');
  if (words === undefined && translation !== undefined) {
    throw new Error('whole verses take their English from content/quran.yaml; remove "translation"');
  }
  return translation;
}

function compileNarration(source: NarrationSource, home: string, { collections }: Sources): CompiledCard {
  const [transliteration, references] = allOf(
    () => underKey('arabic', () => transliterateCard(source.arabic, 'naskh', source.transliteration)),
    () => citedNumbers(source, collections),
  );
  const card: Card = {
    id: source.id,
    home,
    script: 'naskh',
    ...presentation(source),
    arabic: source.arabic,
    transliteration,
    translation: source.translation,
    references,
    ...given({ grades: source.grades }),
  };
  return { card };
}

/** What belongs to the cited numbers: with other numbers it is no longer said. */
function withoutSource({ grades: _grades, narrator: _narrator, sayingOf: _sayingOf, ...rest }: Card): Card {
  return rest;
}

/** One of the two says who tells of a text; naming one takes the other's place. */
function withoutOtherTeller({ narrator, sayingOf, ...rest }: Card, { narrator: told, sayingOf: said }: Partial<Card>): Card {
  return {
    ...rest,
    ...given({ narrator: said === undefined ? narrator : undefined, sayingOf: told === undefined ? sayingOf : undefined }),
  };
}

/** A reused card: the text of its home with what this page says differently about it. */
export function reuseCard(original: Card, source: CardSource, collections: Collections): Card {
  if (!isReused(source)) return original;
  const verses = original.references.filter(({ id }) => id.startsWith('quran:'));
  const said = presentation(source);
  const cited = citedNumbers(source, collections);
  const { kind, ...kept } = withoutOtherTeller(cited.length ? withoutSource(original) : original, said);
  return {
    ...kept,
    ...given({ kind: source.kind === 'supplication' ? undefined : kind }),
    ...said,
    id: source.id ?? original.id,
    references: cited.length ? [...verses, ...cited] : original.references,
    ...given({ grades: source.grades }),
  };
}
