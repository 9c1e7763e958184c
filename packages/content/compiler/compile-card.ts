/** One card from its source: verses fetched, references resolved, transliteration made. */
import type { Card, Grade } from '../../core/model.ts';
import { verseReference } from '../../core/reference.ts';
import { compileHadithReferences } from './compile-hadith-references.ts';
import type { ReferenceLookupTables } from './compilation.ts';
import { compileVariantReadings } from './compile-readings.ts';
import type { LocatedCard, WrittenGradesAndNarrator } from './library.ts';
import { runAllSteps, rethrowWithKey } from './problem.ts';
import { quoteVerses, withBasmalaReferences } from './quran.ts';
import type { WrittenCard, WrittenGrade, WrittenNarrationCard, WrittenReusingCard, WrittenVersesCard } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';
import { translationOfVerses, expandVerseRanges } from './translation-of-verses.ts';
import { withoutUndefined } from './without-undefined.ts';

export type CompiledCard = Pick<LocatedCard, 'card' | 'whole' | 'readings' | 'otherWordingOf' | 'quran' | 'words'>;

const isReuse = (source: WrittenCard): source is WrittenReusingCard => 'use' in source;
const isVerses = (source: WrittenCard): source is WrittenVersesCard => 'quran' in source;

/** The id of the card that a source reuses, or undefined where it is a card of its own. */
export const reusedCardId = (source: WrittenCard): string | undefined => (isReuse(source) ? source.use : undefined);

const compileDescriptiveFields = (
  { title, subtitle, occasion, instruction, note, repeat, repeat_first_line, kind, narrator, saying_of }: WrittenCard,
  { language }: ReferenceLookupTables,
): Partial<Card> =>
  withoutUndefined({
    title,
    subtitle,
    occasion,
    instruction,
    note,
    narrator: narrator && rethrowWithKey('narrator', () => language.persons(narrator)),
    sayingOf: saying_of && rethrowWithKey('saying_of', () => language.persons(saying_of)),
    kind: kind === 'narration' ? kind : undefined,
    repeat,
    repeatsFirstLine: repeat_first_line,
  });

/**
 * Compiles a card that has a text of its own.
 * @param permanentId `category/slug#card`
 * @throws Error, ErrorAtKey or an AggregateError of them, with the fault in its message; the caller adds the place
 */
export function compileCard(
  source: WrittenVersesCard | WrittenNarrationCard,
  permanentId: string,
  sources: ReferenceLookupTables,
): CompiledCard {
  return isVerses(source) ? compileVerses(source, permanentId, sources) : compileNarration(source, permanentId, sources);
}

function compileVerses(source: WrittenVersesCard, permanentId: string, sources: ReferenceLookupTables): CompiledCard {
  const words = source.words?.toString();
  const { ranges, reference } = rethrowWithKey('quran', () => quoteVerses(source.quran, words));
  const recited = source.basmala ? withBasmalaReferences(reference) : reference;
  const { arabic, ranges: recitedRanges } = quoteVerses(recited, words);
  if (words !== undefined && source.basmala) throw new Error('"basmala" goes with whole surahs, not with "words"');
  const card: Card = {
    id: source.id,
    permanentId,
    script: 'quran',
    ...compileDescriptiveFields(source, sources),
    arabic,
    transliteration: transliterateCard(arabic, 'quran', source.transliteration),
    translation:
      requireVerseExcerptTranslation(words, source.translation) ??
      rethrowWithKey('quran', () => translationOfVerses(recitedRanges, sources)),
    references: [verseReference(ranges, sources.language.quran), ...compileHadithReferences(source, sources.collections)],
    ...compileGrades(source, sources),
  };
  return { card, quran: recited, ...(words ? { words } : { whole: expandVerseRanges(recitedRanges) }) };
}

/**
 * The editor's translation of a part of verses; undefined for whole verses, which are translated in `verses.yaml`.
 * @throws Error for a part without its translation, and for whole verses with one
 */
export function requireVerseExcerptTranslation(wordRange: string | undefined, translation: string | undefined): string | undefined {
  if (wordRange !== undefined && translation === undefined)
    throw new Error('"words" takes a part of the verses, so "translation" must give that part');
  if (wordRange === undefined && translation !== undefined) {
    throw new Error('whole verses take their translation from verses.yaml of the language; remove "translation"');
  }
  return translation;
}

function compileNarration(source: WrittenNarrationCard, permanentId: string, sources: ReferenceLookupTables): CompiledCard {
  const [transliteration, references, readings] = runAllSteps(
    () => rethrowWithKey('arabic', () => transliterateCard(source.arabic, 'naskh', source.transliteration)),
    () => compileHadithReferences(source, sources.collections),
    () => compileVariantReadings(source, sources.collections),
  );
  const card: Card = {
    id: source.id,
    permanentId,
    script: 'naskh',
    ...compileDescriptiveFields(source, sources),
    arabic: source.arabic,
    transliteration,
    translation: source.translation,
    references,
    ...compileGrades(source, sources),
  };
  const { other_wording_of: otherWordingOf } = source;
  return { card, ...(readings.length ? { readings } : {}), ...(otherWordingOf ? { otherWordingOf } : {}) };
}

/** The verdicts of a text, in words of the language. */
export const compileGrades = (
  { grades }: { grades?: readonly WrittenGrade[] | undefined },
  { language, graders }: ReferenceLookupTables,
): { grades?: Grade[] } => (grades ? { grades: rethrowWithKey('grades', () => language.grades(grades, graders)) } : {});

/** Fields that depend on the cited numbers: a reuse that cites other numbers drops them. */
function withoutAttribution({ grades: _grades, narrator: _narrator, sayingOf: _sayingOf, ...rest }: Card): Card {
  return rest;
}

/** A card has a narrator or a `sayingOf`, never both: where a reuse sets one, the other of the original is dropped. */
function withoutReplacedNarrator({ narrator, sayingOf, ...rest }: Card, { narrator: told, sayingOf: said }: Partial<Card>): Card {
  return {
    ...rest,
    ...withoutUndefined({ narrator: said === undefined ? narrator : undefined, sayingOf: told === undefined ? sayingOf : undefined }),
  };
}

/**
 * The attribution of a reuse: what it states itself, else the original's. One that cites references of its own takes none of the
 * original's; `narrator` and `saying_of` replace each other.
 */
export function gradesAndNarratorOfReuse(original: WrittenGradesAndNarrator, source: WrittenCard): WrittenGradesAndNarrator {
  const { grades, narrator, saying_of } = source;
  const cites = source.references !== undefined || source.told_in !== undefined;
  const kept = cites ? {} : original;
  return {
    grades: grades ?? kept.grades,
    narrator: narrator ?? (saying_of === undefined ? kept.narrator : undefined),
    saying_of: saying_of ?? (narrator === undefined ? kept.saying_of : undefined),
  };
}

/** A reused card: the original text with the fields that this page overrides. */
export function reuseCard(original: Card, source: WrittenCard, sources: ReferenceLookupTables): Card {
  if (!isReuse(source)) return original;
  const verses = original.references.filter(({ id }) => id.startsWith('quran:'));
  const said = compileDescriptiveFields(source, sources);
  const cited = compileHadithReferences(source, sources.collections);
  const { kind, ...kept } = withoutReplacedNarrator(cited.length ? withoutAttribution(original) : original, said);
  return {
    ...kept,
    ...withoutUndefined({ kind: source.kind === 'supplication' ? undefined : kind }),
    ...said,
    id: source.id ?? original.id,
    references: cited.length ? [...verses, ...cited] : original.references,
    ...compileGrades(source, sources),
  };
}
