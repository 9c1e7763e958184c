/**
 * One search: the texts of a reference if the query names one; else the pages whose needs match it, together with the
 * texts that have all its words, exactly or else with typos, or else any of them.
 */
import { foldWord, withAsciiDigits } from '../../../../packages/core/search/fold.ts';
import { isInLocaleArabicScript } from '../../../../packages/core/search/own-script.ts';
import { withArabHamzas } from '../../../../packages/core/search/south-asian-spelling.ts';
import type { QueryToken } from '../../../../packages/core/search/query-tokens.ts';
import { speaksOfSelfHarm } from '../../../../packages/core/search/self-harm.ts';
import { scorePagesByWishes, type WishPageScores } from '../../../../packages/core/search/wishes.ts';
import { matchPagesByNeeds } from './need-match.ts';
import { separateJoinedWords } from './joined-words.ts';
import { truncateQuery, truncateToWholeWords } from './query-limits.ts';
import type { Engine } from './open-engine.ts';
import { referenceMatchLevel, verseCountOfReference } from './reference-match.ts';
import { isExactlyWhatIsSought } from './quote.ts';
import { parseReference, unambiguousReference } from './reference-query.ts';
import { significantWordsOf, type Tolerance } from './word-query.ts';
import { type PageWithHits, rawHits, groupHitsByPage, distinctByAddress, pageWithoutHits } from './pages-with-hits.ts';
import { rankPages, pagesWithRelevantNeeds, namedByNeedsFirst } from './ranking.ts';

export interface SearchResults {
  groups: PageWithHits[];
  /** Number of hits in all groups. */
  texts: number;
  /** `closest` where no text has all the words, `perhaps` where wishes do not lead to a page for sure either. */
  kind: 'place' | 'words' | 'closest' | 'perhaps';
  /** The query speaks of harming oneself. */
  selfHarm?: true;
  /** A reference that the query names and that no text has: `bukhari:4000`. */
  absent?: string;
}

function searchByReference(query: string, { index }: Engine): PageWithHits[] {
  const sought = parseReference(query, index);
  if (!sought) return [];
  const near = index.texts.flatMap((text) => {
    const met = text.places.flatMap((place) => (place.refs ?? []).map((ref) => ({ place, ref, near: referenceMatchLevel(ref, sought) })));
    const best = met.reduce<(typeof met)[number] | undefined>((one, other) => (other.near > (one?.near ?? 0) ? other : one), undefined);
    return best ? [{ text, ...best }] : [];
  });
  const nearest = Math.max(0, ...near.map((one) => one.near));
  if (sought.kind === 'verse' && sought.certainty === 'bare' && nearest < 2) return [];
  const groups = new Map<number, PageWithHits>();
  for (const { text, place, ref } of near.filter((one) => one.near === nearest)) {
    const group = groups.get(place.page) ?? pageWithoutHits(index, place.page);
    const score = 1 / (1 + (sought.kind === 'verse' ? verseCountOfReference(ref) : 0));
    group.hits.push({ text, place, ref, matched: {}, score });
    group.score = Math.max(group.score, score);
    groups.set(place.page, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, hits: distinctByAddress(group.hits) }))
    .toSorted((a, b) => b.score - a.score || b.hits.length - a.hits.length);
}

const toSearchResults = (groups: PageWithHits[], kind: SearchResults['kind']): SearchResults => ({
  groups,
  kind,
  texts: groups.reduce((sum, { hits }) => sum + hits.length, 0),
});

// Cached, as each key press looks up the same words again.
const isInTextsCache = new WeakMap<Engine, Map<string, boolean>>();

/** Returns a function that tells whether some text has a word as written. */
function isInTexts(engine: Engine): (word: QueryToken) => boolean {
  const known = isInTextsCache.get(engine) ?? new Map<string, boolean>();
  isInTextsCache.set(engine, known);
  return ({ folded, arabic }) => {
    if (arabic && !isInLocaleArabicScript(folded)) return false;
    const before = known.get(folded);
    if (before !== undefined) return before;
    const isThere = engine.words.search({ fields: ['translation', 'page', 'head'], queries: [folded] }).length > 0;
    known.set(folded, isThere);
    return isThere;
  };
}

/** Coverage above which a need has the whole query, rounding aside. */
const FULL_COVERAGE = 0.999;
/** Where wishes cover less of the query, by weight, the best page may be a coincidence. */
const MIN_SURE_WISH_COVERAGE = 0.5;
/** How many pages are shown where the results are unsure. */
const MAX_UNSURE_PAGES = 3;

/**
 * Results that neither texts nor needs confirm: a few, marked as unsure, if wishes do not confirm them either and no text is
 * quoted with a few wrong letters; else all.
 */
function unsureResults(groups: readonly PageWithHits[], { covered }: WishPageScores): SearchResults {
  const isQuote = (groups[0]?.quoted ?? 0) > 0;
  return covered < MIN_SURE_WISH_COVERAGE && !isQuote
    ? toSearchResults(groups.slice(0, MAX_UNSURE_PAGES), 'perhaps')
    : toSearchResults([...groups], 'closest');
}

/** Replaces the results by pages of comfort, without any that speaks of death. */
function replaceByComfortPages({ index }: Engine, answer: SearchResults): SearchResults {
  const groups = index.comfort.map((at) => answer.groups.find(({ page }) => page === index.pages[at]) ?? pageWithoutHits(index, at));
  return { ...toSearchResults(groups, 'words'), selfHarm: true };
}

/** A word of one letter, held down; its sound would be that letter. */
const HELD_LETTER = /^(\p{L})\1{3,}$/u;

const VOCATIVE = /^(?:ya|يا)$/;

/** The words that a text must have; of a call upon Allah by a name, such as "ya Wadud", only the name. */
function soughtWords(query: string, { index }: Engine): string[] {
  const words = significantWordsOf(query);
  const called = words.length === 2 && VOCATIVE.test(foldWord(words[0] ?? '')) ? words.slice(1) : [];
  return called.length > 0 && index.texts.some((text) => isExactlyWhatIsSought(text, called)) ? called : words;
}

/** Searches for a query, cut by `truncateQuery`. */
export function search(engine: Engine, typed: string): SearchResults {
  const answer = searchWithoutSelfHarmCheck(engine, withAsciiDigits(withArabHamzas(separateJoinedWords(typed))));
  return speaksOfSelfHarm(typed) ? replaceByComfortPages(engine, answer) : answer;
}

function searchWithoutSelfHarmCheck(engine: Engine, typed: string): SearchResults {
  const query = truncateQuery(typed);
  const { pages, understood } = matchPagesByNeeds(engine.needs, query, isInTexts(engine));
  const places = searchByReference(query, engine);
  if (places.length > 0) return toSearchResults(namedByNeedsFirst(places, pages, engine), 'place');
  // Else texts that happen to have the number of the reference would pass for it.
  const absent = unambiguousReference(query, engine.index);
  if (absent !== undefined) return { ...toSearchResults([], 'place'), absent };
  const sought = soughtWords(query, engine);
  if (sought.every((word) => HELD_LETTER.test(word))) return toSearchResults([], 'words');
  const needs = pagesWithRelevantNeeds(pages);
  const isAnswered = understood && [...needs.values()].some(({ covered }) => covered >= FULL_COVERAGE);
  // Wishes only add counts, which is cheap: they get all that the box accepts.
  const wishes = scorePagesByWishes(engine.wishes, truncateToWholeWords(typed));
  const scoreOfPage = (page: number): number => (needs.get(page)?.score ?? 0) + (wishes.scores.get(page) ?? 0);
  const together = (texts: PageWithHits[]): PageWithHits[] => rankPages({ texts, needs, wishes, sought, isAnswered }, engine);
  for (const tolerance of isAnswered ? (['exact'] as const) : (['exact', 'typos'] as const)) {
    const groups = groupHitsByPage(rawHits(engine, sought, tolerance, 'AND'), sought, engine, true, scoreOfPage);
    if (groups.length > 0) return toSearchResults(together(groups), 'words');
  }
  if (isAnswered) return toSearchResults(together([]), 'words');
  if (sought.length === 1) return needs.size > 0 ? toSearchResults(together([]), 'words') : unsureResults(together([]), wishes);
  const any = (tolerance: Tolerance): PageWithHits[] =>
    groupHitsByPage(rawHits(engine, sought, tolerance, 'OR'), sought, engine, false, scoreOfPage);
  const near = any('exact');
  return unsureResults(together(near.length > 0 ? near : any('typos')), wishes);
}
