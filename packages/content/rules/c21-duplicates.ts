import { splitIntoWordTokens } from '../../arabic/transliteration/tokens.ts';
import type { LocatedCard } from '../compiler/library.ts';
import type { WordingDifference } from '../compiler/schema.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { bareWords, wordPairSimilarity } from './bare-words.ts';
import { longestCommonSubsequence } from './common-subsequence.ts';

/** With this similarity two texts are one text with a slip, or two wordings of which one names the other. */
const MIN_SIMILARITY_OF_DUPLICATES = 0.85;
/** Shorter texts are often alike. */
const MIN_WORDS_TO_COMPARE = 4;

const OTHER_WORDING_KEY = 'other_wording_of';

interface ComparedCard {
  source: LocatedCard;
  words: string[];
  key: string;
}

/** A word with its vowels but without punctuation, and in bare letters. */
interface ComparedWord {
  form: string;
  bare: string;
}

const comparedWordsOf = (arabic: string): ComparedWord[] =>
  arabic
    .split('\n')
    .flatMap(splitIntoWordTokens)
    .map(({ core }) => ({ form: core, bare: bareWords(core).join('') }))
    .filter(({ bare }) => bare !== '');

/** The words that only one of the texts has. The texts are aligned from the end. */
function wordingDifferenceOf(one: readonly ComparedWord[], other: readonly ComparedWord[]): { has: string; lacks: string } {
  const fromEnd = (words: readonly ComparedWord[]): string[] => words.map(({ bare }) => bare).toReversed();
  const commonPlaces = longestCommonSubsequence(fromEnd(one), fromEnd(other));
  const formsOfOwnWords = (words: readonly ComparedWord[], side: 0 | 1): string => {
    const common = new Set(commonPlaces.map((places) => words.length - 1 - places[side]));
    const own = words.filter((_, place) => !common.has(place));
    return own.map(({ form }) => form).join(' ');
  };
  return { has: formsOfOwnWords(one, 0), lacks: formsOfOwnWords(other, 1) };
}

/** The fault of a card that names another as a different wording of its text; undefined where all is right. */
function otherWordingKeyFault(own: ComparedCard, other: ComparedCard | undefined, named: WordingDifference): string | undefined {
  if (!other) return 'is no card with a text of its own';
  if (other.source.otherWordingOf?.[own.source.card.permanentId]) return 'names this card too; one of the two names the other';
  const share = wordPairSimilarity(own.words, other.words);
  if (own.key === other.key || share < MIN_SIMILARITY_OF_DUPLICATES || own === other)
    return `is no other wording of the same text: ${Math.round(share * 100)} % of the words are the same`;
  const { has, lacks } = wordingDifferenceOf(comparedWordsOf(own.source.card.arabic), comparedWordsOf(other.source.card.arabic));
  return has === (named.has ?? '') && lacks === (named.lacks ?? '')
    ? undefined
    : `differs in other words: this card has "${has}" and lacks "${lacks}"`;
}

function* otherWordingKeyFaults(own: readonly ComparedCard[]): Iterable<Finding> {
  const cardsByPermanentId = new Map(own.map((one) => [one.source.card.permanentId, one]));
  for (const one of own) {
    const { card, file, path, otherWordingOf = {} } = one.source;
    for (const [permanentId, named] of Object.entries(otherWordingOf)) {
      const fault = otherWordingKeyFault(one, cardsByPermanentId.get(permanentId), named);
      if (fault === undefined) continue;
      yield {
        ...findingAt(file, [...path, OTHER_WORDING_KEY], `${card.permanentId}: ${permanentId} ${fault}`),
        hint: `Name under "${OTHER_WORDING_KEY}" a card that has the same text in other words, with the words that only one of the two has.`,
      };
    }
  }
}

function duplicateFault(a: ComparedCard, b: ComparedCard): string | undefined {
  const other = b.source.card.permanentId;
  if (a.key === b.key) return `has the same words as ${other}; keep the older of the two and let the other "use" it`;
  if (a.source.otherWordingOf?.[other] || b.source.otherWordingOf?.[a.source.card.permanentId]) return undefined;
  if (Math.min(a.words.length, b.words.length) < MIN_WORDS_TO_COMPARE) return undefined;
  const share = wordPairSimilarity(a.words, b.words);
  return share >= MIN_SIMILARITY_OF_DUPLICATES
    ? `is ${Math.round(share * 100)} % the words of ${other}; is one of them a slip?`
    : undefined;
}

export const duplicatesRule: Rule = {
  code: 'c21',
  name: 'duplicates',
  reason: 'The same words are one card, used by its id wherever they are shown: two copies drift apart.',
  hint: `Reuse the card with "use"; where both wordings are narrated, name the other card under "${OTHER_WORDING_KEY}" with the words that differ.`,
  whole: true,
  *check({ cards, pages }): Iterable<Finding> {
    const own = cards
      .filter(({ reuses }) => !reuses)
      .map((source): ComparedCard => {
        const words = bareWords(source.card.arabic);
        return { source, words, key: words.join(' ') };
      });
    for (const [index, later] of own.entries()) {
      for (const earlier of own.slice(0, index)) {
        const fault = duplicateFault(later, earlier);
        const { file, path, card } = later.source;
        if (fault)
          yield findingAt(file, path, `${card.permanentId} ${fault}`, { card: card.permanentId, field: earlier.source.card.permanentId });
      }
    }
    yield* otherWordingKeyFaults(own);
    for (const { cards: onPage, file } of pages.values()) {
      for (const [index, { card, path }] of onPage.entries()) {
        const first = onPage
          .slice(0, index)
          .find((one) => one.card.permanentId === card.permanentId && one.card.id !== card.id && one.card.repeat === card.repeat);
        if (first) yield findingAt(file, path, `${card.permanentId} stands twice on this page`);
      }
    }
  },
};
