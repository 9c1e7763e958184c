/** Scores the needs of each page against a query. */
import { firstConsonantsKey, type IndexedNeedPhrase, type NeedsIndex } from '../../../../packages/core/search/needs.ts';
import { tokensOf, unspacedSoundsOf, type QueryToken, withoutStopWords } from '../../../../packages/core/search/query-tokens.ts';
import { unspacedSoundsSimilarity, type ScoredNeed, scoreNeed, sum, wordWeight, type NeedsQuery } from './need-score.ts';
import { needsWithWord } from './need-words.ts';

export interface PageNeedsMatch {
  /** About 1 for a need that equals the query. */
  score: number;
  /** Share of the query's weight that the page's needs match, from 0 to 1. */
  covered: number;
  /** The best matching needs, best first, without the page's title. */
  needs: IndexedNeedPhrase[];
}

export interface NeedsMatchResult {
  /** By the page's index in `SearchContent.pages`. */
  pages: Map<number, PageNeedsMatch>;
  /** Whether every word of the query occurs in some need. */
  understood: boolean;
}

/** How many needs are shown, and the least share of the best score that they must have. */
const MAX_SHOWN_NEEDS = 3;
const MIN_SHARE_OF_BEST_SCORE = 0.6;
/**
 * What a page gains beyond the score of its best need: the share of the query that only its other needs match, times the first
 * weight, and the scores of its next needs, times the second.
 */
const OTHER_NEEDS_COVERAGE_WEIGHT = 0.5;
const FURTHER_NEED_WEIGHT = 0.06;
const MAX_FURTHER_NEEDS = 3;

/** The needs that explain why a page is a result. */
function needsToShow(best: readonly ScoredNeed[]): IndexedNeedPhrase[] {
  const least = (best[0]?.score ?? 0) * MIN_SHARE_OF_BEST_SCORE;
  const words = best.filter(({ need, score }) => need.kind !== 'title' && score >= least).map(({ need }) => need);
  const meaning = ({ words: own }: IndexedNeedPhrase): string => own.map(({ forms }) => forms[1] ?? forms[0]).join(' ');
  return words.filter((need, at) => words.findIndex((other) => meaning(other) === meaning(need)) === at).slice(0, MAX_SHOWN_NEEDS);
}

function parseNeedsQuery(index: NeedsIndex, query: string, isKnown: (word: QueryToken) => boolean): NeedsQuery {
  const all = tokensOf(query);
  const words = withoutStopWords(all);
  const met = words.map((word, at) => needsWithWord(index, word, at === words.length - 1, isKnown));
  // A word that no page has counts nothing, so that it does not lower the others' share.
  const weights = words.map((word, at) => (met[at]?.size || isKnown(word) ? wordWeight(index, word) : 0));
  const run = all.every(({ arabic }) => !arabic) ? unspacedSoundsOf(all) : { sound: '', consonants: '' };
  return { words, met, weights, weight: sum(weights), text: query.trim(), run };
}

/** The needs that have a word or the sound of the query, by page, the best one first. */
function scoredNeedsByPage(index: NeedsIndex, query: NeedsQuery): Map<number, ScoredNeed[]> {
  const sounding = (index.runs.get(firstConsonantsKey(query.run)) ?? []).filter(
    (id) => unspacedSoundsSimilarity(index.needs[id]?.run, query.run) > 0,
  );
  const pages = new Map<number, ScoredNeed[]>();
  for (const id of new Set([...query.met.flatMap((one) => [...one.keys()]), ...sounding])) {
    const need = index.needs[id];
    if (!need) continue;
    const known = pages.get(need.page);
    const one = scoreNeed(index, need, id, query);
    if (known) known.push(one);
    else pages.set(need.page, [one]);
  }
  for (const one of pages.values()) one.sort((a, b) => b.score - a.score);
  return pages;
}

/**
 * The pages whose needs match a query.
 * @param isKnown whether some text has a word, so that it is not taken for a slip of the hand
 */
export function matchPagesByNeeds(index: NeedsIndex, query: string, isKnown: (word: QueryToken) => boolean): NeedsMatchResult {
  const wish = parseNeedsQuery(index, query, isKnown);
  const onlyWeak = wish.words.every(({ weak }) => weak);
  const telling = wish.words.map(({ weak }, at) => (weak && !onlyWeak ? 0 : (wish.weights[at] ?? 0)));
  const share = (hits: Iterable<number>): number => sum(Array.from(hits, (at) => telling[at] ?? 0)) / (sum(telling) || 1);
  const pages = new Map(
    Array.from(scoredNeedsByPage(index, wish), ([page, best]): [number, PageNeedsMatch] => {
      const covered = share(new Set(best.flatMap(({ hits }) => hits)));
      const other = covered - share(best[0]?.hits ?? []);
      const further = sum(best.slice(1, 1 + MAX_FURTHER_NEEDS).map(({ score }) => score));
      return [
        page,
        {
          score: (best[0]?.score ?? 0) + OTHER_NEEDS_COVERAGE_WEIGHT * other + FURTHER_NEED_WEIGHT * further,
          covered,
          needs: needsToShow(best),
        },
      ];
    }),
  );
  return { pages, understood: wish.met.every(({ size }) => size > 0) };
}
