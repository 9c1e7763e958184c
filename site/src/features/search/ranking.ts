/** Ranks pages by their texts, their needs and the wishes that lead to them. */
import type { WishPageScores } from '../../../../packages/core/search/wishes.ts';
import type { PageNeedsMatch } from './need-match.ts';
import type { Engine } from './open-engine.ts';
import {
  type PageWithHits,
  type NeedsMatchByPage,
  pageWithoutHits,
  equalsTitle,
  isHitInDeliberatelyOmittedWords,
} from './pages-with-hits.ts';

/** Score of the page with the best texts, where a need that equals the query scores 1. */
const MAX_SCORE_FROM_TEXTS = 0.4;
/** Pages whose needs cover less of the query than this share of the best are dropped. */
const MIN_NEEDS_COVERAGE_SHARE = 0.5;

/**
 * Score of the page that wishes point to, where a need that equals the query has 1: for a query of several words, for one
 * some of whose words are in a text, and for a single word.
 */
const WISH_SCORE_BY_QUERY_KIND = { sentence: 1.4, inText: 0.65, word: 0.3 };
/** Exponent of the score from texts and needs: raises clear matches (above 1), lowers vague ones. */
const SCORE_EXPONENT = 1.5;

interface RankingEvidence {
  /** Pages by matching texts, best first. */
  texts: readonly PageWithHits[];
  needs: NeedsMatchByPage;
  wishes: WishPageScores;
  sought: readonly string[];
  /** Whether a need matches the whole query; wishes then add no page. */
  isAnswered: boolean;
}

/** A page that wishes alone lead to is dropped if its score is less than this share of the best page's. */
const MIN_WISH_SCORE_SHARE = 0.1;

/** @param ranked best page first */
function withoutWeakWishPages(ranked: readonly PageWithHits[]): PageWithHits[] {
  const least = (ranked[0]?.score ?? 0) * MIN_WISH_SCORE_SHARE;
  return ranked.filter(({ score, hits, needs }) => score >= least || hits.length > 0 || needs.length > 0);
}

/** Combines the scores of texts, needs and wishes; best page first. */
export function rankPages({ texts, needs, wishes, sought, isAnswered }: RankingEvidence, { index }: Engine): PageWithHits[] {
  const best = texts[0]?.score || 1;
  const groups = new Map(
    texts.map((group) => [group.page, { ...group, score: (group.score / best) * MAX_SCORE_FROM_TEXTS + group.quoted }]),
  );
  for (const [at, { score, needs: words }] of needs) {
    const page = index.pages[at];
    if (!page) continue;
    const group = groups.get(page) ?? pageWithoutHits(index, at);
    // A page that serves the need is shown for that, so hits among the words that it leaves out are dropped.
    const hits = group.hits.filter((hit) => !isHitInDeliberatelyOmittedWords(hit));
    groups.set(page, { ...group, hits, needs: words, score: group.score + score });
  }
  const most =
    sought.length === 1
      ? WISH_SCORE_BY_QUERY_KIND.word
      : texts.length > 0
        ? WISH_SCORE_BY_QUERY_KIND.inText
        : WISH_SCORE_BY_QUERY_KIND.sentence;
  // A page whose title equals the query gets the full score of wishes anyway.
  for (const [page, group] of groups) group.score = group.score ** SCORE_EXPONENT + (equalsTitle(page.title, sought) ? most : 0);
  for (const [at, score] of wishes.scores) {
    const page = index.pages[at];
    const group = page && (groups.get(page) ?? (isAnswered ? undefined : pageWithoutHits(index, at)));
    if (!page || !group || equalsTitle(page.title, sought)) continue;
    groups.set(page, { ...group, score: group.score + most * score });
  }
  return withoutWeakWishPages([...groups.values()].toSorted((a, b) => b.score - a.score));
}

/** The pages whose needs cover the query about as well as the best. */
export function pagesWithRelevantNeeds(pages: NeedsMatchByPage): Map<number, PageNeedsMatch> {
  const most = Math.max(0, ...Array.from(pages.values(), ({ covered }) => covered));
  return new Map([...pages].filter(([, { covered }]) => covered >= most * MIN_NEEDS_COVERAGE_SHARE));
}

/** Pages with the sought reference: first those with a need that names it, such as "surah kahf" of the page on the Dajjal. */
export function namedByNeedsFirst(groups: readonly PageWithHits[], needs: NeedsMatchByPage, { index }: Engine): PageWithHits[] {
  const named = new Set([...needs].flatMap(([at, { score }]) => (score >= 1 ? [index.pages[at]] : [])));
  return [...groups.filter(({ page }) => named.has(page)), ...groups.filter(({ page }) => !named.has(page))];
}
