/** Scores the needs of each page against a query. */
import { beginningOf, type Need, type NeedsIndex } from '../../../../packages/core/search/needs.ts';
import { allWords, runOf, type QueryToken, withoutStopWords } from '../../../../packages/core/search/query-tokens.ts';
import { runQuality, type Scored, scoreOf, sum, weightOf, type Wish } from './need-score.ts';
import { needsWithWord } from './need-words.ts';

export interface NeedMatch {
  /** About 1 for a need that equals the query. */
  score: number;
  /** Share of the query's weight that the page's needs match, from 0 to 1. */
  covered: number;
  /** The words of need that answer it best, the best one first; what the page is called is not among them. */
  needs: Need[];
}

export interface NeedMatches {
  /** By the page's place in the index. */
  pages: Map<number, NeedMatch>;
  /** Whether some need has each word. */
  understood: boolean;
}

/** Needs that are shown, and how much less than the best they may say. */
const MOST_SHOWN = 3;
const LEAST_SHOWN = 0.6;
/** The bonus for a need that matches another part of the query, and for a further need that matches the same part. */
const OTHER_PART = 0.5;
const FURTHER = 0.06;
const MOST_FURTHER = 3;

/** The needs that explain why a page is a result. */
function shown(best: readonly Scored[]): Need[] {
  const least = (best[0]?.score ?? 0) * LEAST_SHOWN;
  const words = best.filter(({ need, score }) => need.kind !== 'title' && score >= least).map(({ need }) => need);
  const meaning = ({ words: own }: Need): string => own.map(({ forms }) => forms[1] ?? forms[0]).join(' ');
  return words.filter((need, at) => words.findIndex((other) => meaning(other) === meaning(need)) === at).slice(0, MOST_SHOWN);
}

function readWish(index: NeedsIndex, query: string, isKnown: (word: QueryToken) => boolean): Wish {
  const all = allWords(query);
  const words = withoutStopWords(all);
  const met = words.map((word, at) => needsWithWord(index, word, at === words.length - 1, isKnown));
  // A word that no page has takes no weight from the others.
  const weights = words.map((word, at) => (met[at]?.size || isKnown(word) ? weightOf(index, word) : 0));
  const run = all.every(({ arabic }) => !arabic) ? runOf(all) : { sound: '', consonants: '' };
  return { words, met, weights, weight: sum(weights), text: query.trim(), run };
}

/** The needs that have a word or the sound of the query, by page, the best one first. */
function byPage(index: NeedsIndex, wish: Wish): Map<number, Scored[]> {
  const sounding = (index.runs.get(beginningOf(wish.run)) ?? []).filter((id) => runQuality(index.needs[id]?.run, wish.run) > 0);
  const pages = new Map<number, Scored[]>();
  for (const id of new Set([...wish.met.flatMap((one) => [...one.keys()]), ...sounding])) {
    const need = index.needs[id];
    if (!need) continue;
    const known = pages.get(need.page);
    const one = scoreOf(index, need, id, wish);
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
export function matchNeeds(index: NeedsIndex, query: string, isKnown: (word: QueryToken) => boolean): NeedMatches {
  const wish = readWish(index, query, isKnown);
  const onlyWeak = wish.words.every(({ weak }) => weak);
  const telling = wish.words.map(({ weak }, at) => (weak && !onlyWeak ? 0 : (wish.weights[at] ?? 0)));
  const share = (hits: Iterable<number>): number => sum(Array.from(hits, (at) => telling[at] ?? 0)) / (sum(telling) || 1);
  const pages = new Map(
    Array.from(byPage(index, wish), ([page, best]): [number, NeedMatch] => {
      const covered = share(new Set(best.flatMap(({ hits }) => hits)));
      const other = covered - share(best[0]?.hits ?? []);
      const further = sum(best.slice(1, 1 + MOST_FURTHER).map(({ score }) => score));
      return [page, { score: (best[0]?.score ?? 0) + OTHER_PART * other + FURTHER * further, covered, needs: shown(best) }];
    }),
  );
  return { pages, understood: wish.met.every(({ size }) => size > 0) };
}
