/** The texts that have the words of a query, by their pages. */
import { foldWord } from '../../../../packages/core/search/fold.ts';
import {
  OMITTED_WORDS_SECTION_ID,
  type SearchPage,
  type SearchTextLocation,
  type SearchText,
  type SearchContent,
} from '../../../../packages/core/search/model.ts';
import type { IndexedNeedPhrase } from '../../../../packages/core/search/needs.ts';
import { type SearchLayer, termsOfText } from '../../../../packages/core/search/terms.ts';
import type { PageNeedsMatch } from './need-match.ts';
import type { Engine } from './open-engine.ts';
import { quoteBonuses } from './quote.ts';
import { significantWordsOf, type Tolerance, allOrAnyWordsQuery } from './word-query.ts';

/** The terms that were met in each layer. */
type Matched = Partial<Record<SearchLayer, ReadonlySet<string>>>;

export interface Hit {
  text: SearchText;
  /** Location of the text that the hit links to. */
  place: SearchTextLocation;
  matched: Matched;
  /** The text's reference that matches the query. */
  ref?: string;
  score: number;
}

export interface PageWithHits {
  page: SearchPage;
  matched: Matched;
  hits: Hit[];
  /** The needs of the page that match the query, sorted by score. */
  needs: readonly IndexedNeedPhrase[];
  /** What is added where the query quotes a text of the page. */
  quoted: number;
  score: number;
}

/** Factor for a text that the query quotes. */
const QUOTE_FACTOR = 1.6;
/** Factor for a page whose title contains the query: it comes before texts that mention it. */
const QUERY_IN_TITLE_FACTOR = 3;
/** A further factor, beside `QUERY_IN_TITLE_FACTOR`, where the title is exactly the query. */
const WHOLE_TITLE_FACTOR = 4;

interface RawHit {
  id: number;
  score: number;
  matched: Matched;
}

export function rawHits({ words }: Engine, sought: readonly string[], tolerance: Tolerance, combineWith: 'AND' | 'OR'): RawHit[] {
  return words.search(allOrAnyWordsQuery([...new Set(sought)], tolerance, combineWith)).map(({ id, score, match }) => {
    const matched: Partial<Record<SearchLayer, Set<string>>> = {};
    for (const [term, layers] of Object.entries(match)) {
      for (const layer of layers as SearchLayer[]) (matched[layer] ??= new Set()).add(term);
    }
    return { id: Number(id), score, matched };
  });
}

export type NeedsMatchByPage = ReadonlyMap<number, PageNeedsMatch>;

/** The place of a text to show: where the page's title, needs and wishes match the query best, else the first. */
function bestPlaceOfText(
  { places }: SearchText,
  { page: title }: Matched,
  { index }: Engine,
  scoreOfPage: (page: number) => number,
): SearchTextLocation | undefined {
  if (places.length === 1) return places[0];
  const met = ({ page }: SearchTextLocation): number =>
    (title ? termsOfText(index.pages[page]?.title ?? '', 'page').filter((term) => title.has(term)).length : 0) + scoreOfPage(page);
  return places.reduce((best, place) => (met(place) > met(best) ? place : best));
}

export const pageWithoutHits = ({ pages }: SearchContent, page: number): PageWithHits => ({
  page: pages[page] ?? { path: '/', title: '' },
  matched: {},
  hits: [],
  needs: [],
  quoted: 0,
  score: 0,
});

export const equalsTitle = (title: string, sought: readonly string[]): boolean =>
  significantWordsOf(title).map(foldWord).join(' ') === sought.map(foldWord).join(' ');

/**
 * Hits by their page; a page scores by its title and its best text.
 * @param checkQuotes whether any text can have all the words, so that checking their order is worth the time
 * @param scoreOfPage how well the page's needs and wishes match the query
 */
export function groupHitsByPage(
  raw: readonly RawHit[],
  sought: readonly string[],
  engine: Engine,
  checkQuotes: boolean,
  scoreOfPage: (page: number) => number,
): PageWithHits[] {
  const { index } = engine;
  const groups = new Map<number, PageWithHits>();
  const groupOf = (page: number): PageWithHits => {
    const known = groups.get(page);
    if (known) return known;
    const made = pageWithoutHits(index, page);
    groups.set(page, made);
    return made;
  };
  const textOf = (id: number): SearchText | undefined => index.texts[id - index.pages.length];
  const texts = raw.flatMap(({ id }) => textOf(id) ?? []);
  const bonuses = quoteBonuses(texts, sought, checkQuotes);
  for (const { id, score, matched } of raw) {
    if (id < index.pages.length) {
      const group = groupOf(id);
      group.matched = matched;
      group.score += score * (equalsTitle(group.page.title, sought) ? WHOLE_TITLE_FACTOR : 1) * (matched.page ? QUERY_IN_TITLE_FACTOR : 1);
      continue;
    }
    const text = textOf(id);
    const place = text && bestPlaceOfText(text, matched, engine, scoreOfPage);
    // Texts that match only by their page's title are found as the page.
    if (!place || Object.keys(matched).every((layer) => layer === 'page')) continue;
    const group = groupOf(place.page);
    const bonus = bonuses.get(text) ?? 0;
    group.quoted = Math.max(group.quoted, bonus);
    group.hits.push({ text, place, matched, score: score * (bonus > 0 ? QUOTE_FACTOR : 1) });
  }
  for (const group of groups.values()) {
    group.hits = distinctByAddress(
      group.hits.toSorted(
        (a, b) => Number(isHitInDeliberatelyOmittedWords(a)) - Number(isHitInDeliberatelyOmittedWords(b)) || b.score - a.score,
      ),
    );
    group.score += group.hits[0]?.score ?? 0;
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score);
}

/** Whether a hit is in the list of omitted words at the foot of a page; such hits come after all others of the page. */
export const isHitInDeliberatelyOmittedWords = ({ place: { id } }: Hit): boolean => id === OMITTED_WORDS_SECTION_ID;

/** One hit for each address: the blocks of a section share theirs. */
export function distinctByAddress(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ place: { id } }) => {
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return true;
    }
    return false;
  });
}
