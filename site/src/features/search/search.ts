/**
 * One search: the texts of a reference if the query names one; else the pages whose needs match it, together with the
 * texts that have all its words, exactly or else with typos, or else any of them.
 */
import { foldWord } from '../../../../packages/core/search/fold.ts';
import { isOwnArabicScript } from '../../../../packages/core/search/own-script.ts';
import {
  OMITTED_WORDS_FRAGMENT,
  type SearchPage,
  type SearchTextLocation,
  type SearchText,
  type SearchContent,
} from '../../../../packages/core/search/model.ts';
import type { IndexedNeedPhrase } from '../../../../packages/core/search/needs.ts';
import { withArabHamzas } from '../../../../packages/core/search/south-asian-spelling.ts';
import { type SearchLayer, termsIn } from '../../../../packages/core/search/terms.ts';
import type { QueryToken } from '../../../../packages/core/search/query-tokens.ts';
import { speaksOfSelfHarm } from '../../../../packages/core/search/self-harm.ts';
import { matchWishes, type WishPageScores } from '../../../../packages/core/search/wishes.ts';
import { matchNeeds, type PageNeedsMatch } from './need-match.ts';
import { separateJoinedWords } from './joined-words.ts';
import { truncateQuery, truncateToWholeWords } from './query-limits.ts';
import type { Engine } from './open-engine.ts';
import { referenceMatch, verseCountIn } from './reference-match.ts';
import { isWholeText, quoteBonuses } from './quote.ts';
import { parseReference, writtenReference } from './reference-query.ts';
import { requiredWordsOf, type Tolerance, wordQuery } from './word-query.ts';

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

export interface PageGroup {
  page: SearchPage;
  matched: Matched;
  hits: Hit[];
  /** The needs of the page that match the query, sorted by score. */
  needs: readonly IndexedNeedPhrase[];
  /** What is added where the query quotes a text of the page. */
  quoted: number;
  score: number;
}

export interface SearchResults {
  groups: PageGroup[];
  /** Number of hits in all groups. */
  texts: number;
  /** `closest` where no text has all the words, `perhaps` where wishes do not lead to a page for sure either. */
  kind: 'place' | 'words' | 'closest' | 'perhaps';
  /** The query speaks of harming oneself. */
  selfHarm?: true;
  /** A reference that the query names and that no text has: `bukhari:4000`. */
  absent?: string;
}

/** Factor for a text that the query quotes. */
const QUOTE_FACTOR = 1.6;
/** Factor for a page whose title contains the query: it comes before texts that mention it. */
const QUERY_IN_TITLE_FACTOR = 3;
/** Factor of a page whose title equals the query. */
const WHOLE_TITLE_FACTOR = 4;

interface RawHit {
  id: number;
  score: number;
  matched: Matched;
}

function rawHits({ words }: Engine, sought: readonly string[], tolerance: Tolerance, combineWith: 'AND' | 'OR'): RawHit[] {
  return words.search(wordQuery([...new Set(sought)], tolerance, combineWith)).map(({ id, score, match }) => {
    const matched: Partial<Record<SearchLayer, Set<string>>> = {};
    for (const [term, layers] of Object.entries(match)) {
      for (const layer of layers as SearchLayer[]) (matched[layer] ??= new Set()).add(term);
    }
    return { id: Number(id), score, matched };
  });
}

type NeedsMatchByPage = ReadonlyMap<number, PageNeedsMatch>;

/** The place of a text to show: where the page's title, needs and wishes match the query best, else the first. */
function bestPlaceOfText(
  { places }: SearchText,
  { page: title }: Matched,
  { index }: Engine,
  scoreOfPage: (page: number) => number,
): SearchTextLocation | undefined {
  if (places.length === 1) return places[0];
  const met = ({ page }: SearchTextLocation): number =>
    (title ? termsIn(index.pages[page]?.title ?? '', 'page').filter((term) => title.has(term)).length : 0) + scoreOfPage(page);
  return places.reduce((best, place) => (met(place) > met(best) ? place : best));
}

const emptyGroup = ({ pages }: SearchContent, page: number): PageGroup => ({
  page: pages[page] ?? { path: '/', title: '' },
  matched: {},
  hits: [],
  needs: [],
  quoted: 0,
  score: 0,
});

const equalsTitle = (title: string, sought: readonly string[]): boolean =>
  requiredWordsOf(title).map(foldWord).join(' ') === sought.map(foldWord).join(' ');

/**
 * Hits by their page; a page scores by its title and its best text.
 * @param checkQuotes whether any text can have all the words, so that checking their order is worth the time
 * @param scoreOfPage how well the page's needs and wishes match the query
 */
function groupHitsByPage(
  raw: readonly RawHit[],
  sought: readonly string[],
  engine: Engine,
  checkQuotes: boolean,
  scoreOfPage: (page: number) => number,
): PageGroup[] {
  const { index } = engine;
  const groups = new Map<number, PageGroup>();
  const groupOf = (page: number): PageGroup => {
    const known = groups.get(page);
    if (known) return known;
    const made = emptyGroup(index, page);
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
      group.hits.toSorted((a, b) => Number(isInOmittedWords(a)) - Number(isInOmittedWords(b)) || b.score - a.score),
    );
    group.score += group.hits[0]?.score ?? 0;
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score);
}

/** Whether a hit is in the list of omitted words at the foot of a page; such hits come after all others of the page. */
const isInOmittedWords = ({ place: { id } }: Hit): boolean => id === OMITTED_WORDS_FRAGMENT;

/** One hit for each address: the blocks of a section share theirs. */
function distinctByAddress(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ place: { id } }) => {
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return true;
    }
    return false;
  });
}

function searchByReference(query: string, { index }: Engine): PageGroup[] {
  const sought = parseReference(query, index);
  if (!sought) return [];
  const near = index.texts.flatMap((text) => {
    const met = text.places.flatMap((place) => (place.refs ?? []).map((ref) => ({ place, ref, near: referenceMatch(ref, sought) })));
    const best = met.reduce<(typeof met)[number] | undefined>((one, other) => (other.near > (one?.near ?? 0) ? other : one), undefined);
    return best ? [{ text, ...best }] : [];
  });
  const nearest = Math.max(0, ...near.map((one) => one.near));
  if (sought.kind === 'verse' && sought.certainty === 'bare' && nearest < 2) return [];
  const groups = new Map<number, PageGroup>();
  for (const { text, place, ref } of near.filter((one) => one.near === nearest)) {
    const group = groups.get(place.page) ?? emptyGroup(index, place.page);
    const score = 1 / (1 + (sought.kind === 'verse' ? verseCountIn(ref) : 0));
    group.hits.push({ text, place, ref, matched: {}, score });
    group.score = Math.max(group.score, score);
    groups.set(place.page, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, hits: distinctByAddress(group.hits) }))
    .toSorted((a, b) => b.score - a.score || b.hits.length - a.hits.length);
}

const toSearchResults = (groups: PageGroup[], kind: SearchResults['kind']): SearchResults => ({
  groups,
  kind,
  texts: groups.reduce((sum, { hits }) => sum + hits.length, 0),
});

/** Score of the page with the best texts, beside 1 for a need that equals the query. */
const MAX_SCORE_FROM_TEXTS = 0.4;
/** Pages whose needs cover less of the query than this share of the best are dropped. */
const MIN_NEEDS_COVERAGE_SHARE = 0.5;
const FULL_COVERAGE = 0.999;

/**
 * Score of the page that wishes point to, where a need that equals the query has 1: for a query of several words, for one
 * some of whose words are in a text, and for a single word.
 */
const WISH_SCORE_BY_QUERY_KIND = { sentence: 1.4, inText: 0.65, word: 0.3 };
/** Exponent of the score from texts and needs: raises clear matches (above 1), lowers vague ones. */
const SCORE_EXPONENT = 1.5;

interface RankingEvidence {
  /** Pages by matching texts, best first. */
  texts: readonly PageGroup[];
  needs: NeedsMatchByPage;
  wishes: WishPageScores;
  sought: readonly string[];
  /** A need has the whole query, so that wishes add no page. */
  isAnswered: boolean;
}

/** Combines the scores of texts, needs and wishes; best page first. */
function ranked({ texts, needs, wishes, sought, isAnswered }: RankingEvidence, { index }: Engine): PageGroup[] {
  const best = texts[0]?.score || 1;
  const groups = new Map(
    texts.map((group) => [group.page, { ...group, score: (group.score / best) * MAX_SCORE_FROM_TEXTS + group.quoted }]),
  );
  for (const [at, { score, needs: words }] of needs) {
    const page = index.pages[at];
    if (!page) continue;
    const group = groups.get(page) ?? emptyGroup(index, at);
    // A page that serves the need is shown by it, and not by words that it leaves out.
    const hits = group.hits.filter((hit) => !isInOmittedWords(hit));
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
    const group = page && (groups.get(page) ?? (isAnswered ? undefined : emptyGroup(index, at)));
    if (!page || !group || equalsTitle(page.title, sought)) continue;
    groups.set(page, { ...group, score: group.score + most * score });
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score);
}

/** The pages whose needs cover the query about as well as the best. */
function pagesWithRelevantNeeds(pages: NeedsMatchByPage): Map<number, PageNeedsMatch> {
  const most = Math.max(0, ...Array.from(pages.values(), ({ covered }) => covered));
  return new Map([...pages].filter(([, { covered }]) => covered >= most * MIN_NEEDS_COVERAGE_SHARE));
}

/** Pages with the sought reference: first those whose needs name it, as al-Kahf against the Dajjal. */
function namedByNeedsFirst(groups: readonly PageGroup[], needs: NeedsMatchByPage, { index }: Engine): PageGroup[] {
  const named = new Set([...needs].flatMap(([at, { score }]) => (score >= 1 ? [index.pages[at]] : [])));
  return [...groups.filter(({ page }) => named.has(page)), ...groups.filter(({ page }) => !named.has(page))];
}

// Cached, as each key press looks up the same words again.
const isInTextsCache = new WeakMap<Engine, Map<string, boolean>>();

/** Returns a function that tells whether some text has a word as written. */
function isInTexts(engine: Engine): (word: QueryToken) => boolean {
  const known = isInTextsCache.get(engine) ?? new Map<string, boolean>();
  isInTextsCache.set(engine, known);
  return ({ folded, arabic }) => {
    if (arabic && !isOwnArabicScript(folded)) return false;
    const before = known.get(folded);
    if (before !== undefined) return before;
    const isThere = engine.words.search({ fields: ['translation', 'page', 'head'], queries: [folded] }).length > 0;
    known.set(folded, isThere);
    return isThere;
  };
}

/** Where wishes cover less of the query, by weight, the best page may be a coincidence. */
const MIN_SURE_WISH_COVERAGE = 0.5;
/** How many pages are shown where the results are unsure. */
const MAX_UNSURE_PAGES = 3;

/** Results that neither texts nor needs confirm, unless the query quotes a text with a few wrong letters. */
function unsureResults(groups: readonly PageGroup[], { covered }: WishPageScores): SearchResults {
  const isQuote = (groups[0]?.quoted ?? 0) > 0;
  return covered < MIN_SURE_WISH_COVERAGE && !isQuote
    ? toSearchResults(groups.slice(0, MAX_UNSURE_PAGES), 'perhaps')
    : toSearchResults([...groups], 'closest');
}

/** Replaces the results by pages of comfort, without any that speaks of death. */
function replaceByComfortPages({ index }: Engine, answer: SearchResults): SearchResults {
  const groups = index.comfort.map((at) => answer.groups.find(({ page }) => page === index.pages[at]) ?? emptyGroup(index, at));
  return { ...toSearchResults(groups, 'words'), selfHarm: true };
}

/** A word of one letter, held down; its sound would be that letter. */
const HELD_LETTER = /^(\p{L})\1{3,}$/u;

const VOCATIVE = /^(?:ya|يا)$/;

/** The words that a text must have: of a name that is called upon the name alone, "ya Wadud". */
function soughtWords(query: string, { index }: Engine): string[] {
  const words = requiredWordsOf(query);
  const called = words.length === 2 && VOCATIVE.test(foldWord(words[0] ?? '')) ? words.slice(1) : [];
  return called.length > 0 && index.texts.some((text) => isWholeText(text, called)) ? called : words;
}

/** Searches for a query, cut by `truncateQuery`. */
export function search(engine: Engine, typed: string): SearchResults {
  const answer = searchWithoutSelfHarmCheck(engine, withArabHamzas(separateJoinedWords(typed)));
  return speaksOfSelfHarm(typed) ? replaceByComfortPages(engine, answer) : answer;
}

function searchWithoutSelfHarmCheck(engine: Engine, typed: string): SearchResults {
  const query = truncateQuery(typed);
  const { pages, understood } = matchNeeds(engine.needs, query, isInTexts(engine));
  const places = searchByReference(query, engine);
  if (places.length > 0) return toSearchResults(namedByNeedsFirst(places, pages, engine), 'place');
  // Words that happen to have its number would pass for the reference.
  const absent = writtenReference(query, engine.index);
  if (absent !== undefined) return { ...toSearchResults([], 'place'), absent };
  const sought = soughtWords(query, engine);
  if (sought.every((word) => HELD_LETTER.test(word))) return toSearchResults([], 'words');
  const needs = pagesWithRelevantNeeds(pages);
  const isAnswered = understood && [...needs.values()].some(({ covered }) => covered >= FULL_COVERAGE);
  // Wishes only add counts, which is cheap: they get all that the box accepts.
  const wishes = matchWishes(engine.wishes, truncateToWholeWords(typed));
  const scoreOfPage = (page: number): number => (needs.get(page)?.score ?? 0) + (wishes.scores.get(page) ?? 0);
  const together = (texts: PageGroup[]): PageGroup[] => ranked({ texts, needs, wishes, sought, isAnswered }, engine);
  for (const tolerance of isAnswered ? (['exact'] as const) : (['exact', 'typos'] as const)) {
    const groups = groupHitsByPage(rawHits(engine, sought, tolerance, 'AND'), sought, engine, true, scoreOfPage);
    if (groups.length > 0) return toSearchResults(together(groups), 'words');
  }
  if (isAnswered) return toSearchResults(together([]), 'words');
  if (sought.length === 1) return needs.size > 0 ? toSearchResults(together([]), 'words') : unsureResults(together([]), wishes);
  const any = (tolerance: Tolerance): PageGroup[] =>
    groupHitsByPage(rawHits(engine, sought, tolerance, 'OR'), sought, engine, false, scoreOfPage);
  const near = any('exact');
  return unsureResults(together(near.length > 0 ? near : any('typos')), wishes);
}
