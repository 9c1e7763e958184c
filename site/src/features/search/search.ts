/**
 * One search: a place if the query names one, else the pages whose words of need answer it together with the texts that have
 * its words, at first as they are, then with typos, then any of them.
 */
import { foldArabic, foldLatin, foldWord, isArabic } from '../../../../packages/core/search/fold.ts';
import { isOwnScript } from '../../../../packages/core/search/own-script.ts';
import type { SearchPage, SearchPlace, SearchText, SearchTexts } from '../../../../packages/core/search/model.ts';
import type { Need } from '../../../../packages/core/search/needs.ts';
import { type Layer, termsIn } from '../../../../packages/core/search/terms.ts';
import type { QueryToken } from '../../../../packages/core/search/query-tokens.ts';
import { soundOf } from '../../../../packages/core/search/sound.ts';
import { speaksOfSelfHarm } from '../../../../packages/core/search/self-harm.ts';
import { matchWishes, type WishMatch } from '../../../../packages/core/search/wishes.ts';
import { matchNeeds, type NeedMatch } from './need-match.ts';
import { truncateQuery, wholeWords } from './query-limits.ts';
import type { Engine } from './open-engine.ts';
import { referenceMatch, parseReference, verseCountIn } from './reference-query.ts';
import { queryWords, type Tolerance, wordQuery } from './word-query.ts';

/** The terms that were met in each layer. */
type Matched = Partial<Record<Layer, ReadonlySet<string>>>;

export interface Hit {
  text: SearchText;
  /** Location of the text that the hit links to. */
  place: SearchPlace;
  matched: Matched;
  /** The reference that was sought. */
  ref?: string;
  score: number;
}

export interface Group {
  page: SearchPage;
  matched: Matched;
  hits: Hit[];
  /** The needs of the page that match the query, sorted by score. */
  needs: readonly Need[];
  /** What is added where a text of the page has the query word for word. */
  quoted: number;
  score: number;
}

export interface Found {
  groups: Group[];
  /** Texts met, over all groups. */
  texts: number;
  /** `closest` where no text has all the words, `perhaps` where wishes do not lead to a page for sure either. */
  kind: 'place' | 'words' | 'closest' | 'perhaps';
  /** The query speaks of harming oneself. */
  selfHarm?: true;
}

const PHRASE = 1.6;
/** Factor for a page whose title contains the query: it comes before texts that mention it. */
const TITLE = 3;
/** The factor for a page whose title is the query and nothing else. */
const WHOLE_TITLE = 4;

interface Raw {
  id: number;
  score: number;
  matched: Matched;
}

function rawHits({ words }: Engine, sought: readonly string[], tolerance: Tolerance, combineWith: 'AND' | 'OR'): Raw[] {
  return words.search(wordQuery([...new Set(sought)], tolerance, combineWith)).map(({ id, score, match }) => {
    const matched: Partial<Record<Layer, Set<string>>> = {};
    for (const [term, layers] of Object.entries(match)) {
      for (const layer of layers as Layer[]) (matched[layer] ??= new Set()).add(term);
    }
    return { id: Number(id), score, matched };
  });
}

/** Whether the words follow one another in a text, where the last one may be unfinished. */
function hasPhrase(text: string | undefined, layer: Layer, sought: readonly string[]): boolean {
  if (!text) return false;
  const fold = (word: string): string =>
    layer === 'arabic' ? (foldArabic(word)[0] ?? '') : layer === 'latin' ? soundOf(foldLatin(word)) : foldWord(word);
  return ` ${termsIn(text, layer).join(' ')}`.includes(` ${sought.map(fold).join(' ')}`);
}

const matchesPhrase = ({ arabic, latin, english }: SearchText, sought: readonly string[]): boolean =>
  (sought.every(isArabic) && hasPhrase(arabic, 'arabic', sought)) ||
  (!sought.every((word) => isArabic(word) && !isOwnScript(word)) &&
    (hasPhrase(english, 'english', sought) || hasPhrase(latin, 'latin', sought)));

type NeedsOfPages = ReadonlyMap<number, NeedMatch>;

/** The location to show: its page title matches most of the query, then its needs do, else the first. */
function placeFor({ places }: SearchText, { page: title }: Matched, { index }: Engine, needs: NeedsOfPages): SearchPlace | undefined {
  if (places.length === 1) return places[0];
  const met = ({ page }: SearchPlace): number =>
    (title ? termsIn(index.pages[page]?.title ?? '', 'page').filter((term) => title.has(term)).length : 0) + (needs.get(page)?.score ?? 0);
  return places.reduce((best, place) => (met(place) > met(best) ? place : best));
}

const emptyGroup = ({ pages }: SearchTexts, page: number): Group => ({
  page: pages[page] ?? { path: '/', title: '' },
  matched: {},
  hits: [],
  needs: [],
  quoted: 0,
  score: 0,
});

const isTitle = (title: string, sought: readonly string[]): boolean =>
  queryWords(title).map(foldWord).join(' ') === sought.map(foldWord).join(' ');

/**
 * Hits by their page; a page scores by its title and its best text.
 * @param phrases whether any text can have all the words, so that checking their order is worth the time
 */
function grouped(raw: readonly Raw[], sought: readonly string[], engine: Engine, phrases: boolean, needs: NeedsOfPages): Group[] {
  const { index } = engine;
  const groups = new Map<number, Group>();
  const groupOf = (page: number): Group => {
    const known = groups.get(page);
    if (known) return known;
    const made = emptyGroup(index, page);
    groups.set(page, made);
    return made;
  };
  for (const { id, score, matched } of raw) {
    if (id < index.pages.length) {
      const group = groupOf(id);
      group.matched = matched;
      group.score += score * (isTitle(group.page.title, sought) ? WHOLE_TITLE : 1) * (matched.page ? TITLE : 1);
      continue;
    }
    const text = index.texts[id - index.pages.length];
    const place = text && placeFor(text, matched, engine, needs);
    // Texts that match only by their page's title are found as the page.
    if (!place || Object.keys(matched).every((layer) => layer === 'page')) continue;
    const phrase = phrases && sought.length > 1 && matchesPhrase(text, sought);
    const group = groupOf(place.page);
    if (isWhole(text, sought)) group.quoted = WHOLE_TEXT;
    else if (phrase) group.quoted = Math.max(group.quoted, PART_OF_TEXT);
    group.hits.push({ text, place, matched, score: score * (phrase ? PHRASE : 1) });
  }
  for (const group of groups.values()) {
    group.hits = distinct(group.hits.toSorted((a, b) => b.score - a.score));
    group.score += group.hits[0]?.score ?? 0;
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score);
}

/** A text that is much longer than the query is not just that. */
const MUCH_LONGER = 2;

/** Whether a text is just what is sought, as a name of Allah may be. */
function isWhole({ latin = '', arabic = '' }: SearchText, sought: readonly string[]): boolean {
  if (sought.every(isArabic)) return termsIn(arabic, 'arabic').includes(foldArabic(sought.join(''))[0] ?? '') && !arabic.includes(' ');
  const typed = sought.join('');
  if (latin === '' || latin.length > MUCH_LONGER * typed.length) return false;
  return soundOf(foldLatin(typed)) === soundOf(foldLatin(latin.replaceAll(' ', '')));
}

/** One hit for each address: the blocks of a section share theirs. */
function distinct(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ place: { id } }) => {
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return true;
    }
    return false;
  });
}

function searchByReference(query: string, { index }: Engine): Group[] {
  const sought = parseReference(query, index);
  if (!sought) return [];
  const near = index.texts.flatMap((text) => {
    const met = text.places.flatMap((place) => (place.refs ?? []).map((ref) => ({ place, ref, near: referenceMatch(ref, sought) })));
    const best = met.reduce<(typeof met)[number] | undefined>((one, other) => (other.near > (one?.near ?? 0) ? other : one), undefined);
    return best ? [{ text, ...best }] : [];
  });
  const nearest = Math.max(0, ...near.map((one) => one.near));
  const groups = new Map<number, Group>();
  for (const { text, place, ref } of near.filter((one) => one.near === nearest)) {
    const group = groups.get(place.page) ?? emptyGroup(index, place.page);
    const score = 1 / (1 + (sought.kind === 'verse' ? verseCountIn(ref) : 0));
    group.hits.push({ text, place, ref, matched: {}, score });
    group.score = Math.max(group.score, score);
    groups.set(place.page, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, hits: distinct(group.hits) }))
    .toSorted((a, b) => b.score - a.score || b.hits.length - a.hits.length);
}

const found = (groups: Group[], kind: Found['kind']): Found => ({
  groups,
  kind,
  texts: groups.reduce((sum, { hits }) => sum + hits.length, 0),
});

/** The score of the best text, beside 1 for a need that equals the query. */
const ALL_WORDS = 0.4;
const ANY_WORDS = 0.4;
/** Added for a text that has the query word for word, and for one that is nothing else. */
const PART_OF_TEXT = 0.3;
const WHOLE_TEXT = 1;
/** A need below this share of the best one only mentions the query beside something else. */
const LEAST_COVERED = 0.5;
const WHOLE = 0.999;

/**
 * The score of the page that wishes lead to, beside 1 for a need that equals the query. It is less where one text has all the words
 * of the query, and least for one word.
 */
const LEARNED = { sentence: 1.4, inText: 0.65, word: 0.3 };
/** The clear answers of texts and needs count more, and the vague ones less. */
const CLEAR = 1.5;

interface Evidence {
  /** Pages with texts, the best first, and what the best text counts. */
  texts: readonly Group[];
  share: number;
  needs: NeedsOfPages;
  wishes: WishMatch;
  sought: readonly string[];
  /** A need has the whole query, so that wishes add no page. */
  isAnswered: boolean;
}

/** The groups of texts, the needs and what wishes have taught together, the best page first. */
function ranked({ texts, share, needs, wishes, sought, isAnswered }: Evidence, { index }: Engine): Group[] {
  const best = texts[0]?.score || 1;
  const groups = new Map(texts.map((group) => [group.page, { ...group, score: (group.score / best) * share + group.quoted }]));
  for (const [at, { score, needs: words }] of needs) {
    const page = index.pages[at];
    if (!page) continue;
    const group = groups.get(page) ?? emptyGroup(index, at);
    groups.set(page, { ...group, needs: words, score: group.score + score });
  }
  const most = sought.length === 1 ? LEARNED.word : share === ALL_WORDS ? LEARNED.inText : LEARNED.sentence;
  // A page that is called just so needs no wish.
  for (const [page, group] of groups) group.score = group.score ** CLEAR + (isTitle(page.title, sought) ? most : 0);
  for (const [at, score] of wishes.scores) {
    const page = index.pages[at];
    const group = page && (groups.get(page) ?? (isAnswered ? undefined : emptyGroup(index, at)));
    if (!page || !group || isTitle(page.title, sought)) continue;
    groups.set(page, { ...group, score: group.score + most * score });
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score);
}

/** The needs to list: those that match about as much of the query as the best. */
function relevantNeeds(pages: NeedsOfPages): Map<number, NeedMatch> {
  const most = Math.max(0, ...Array.from(pages.values(), ({ covered }) => covered));
  return new Map([...pages].filter(([, { covered }]) => covered >= most * LEAST_COVERED));
}

/** Pages with the sought reference: first those whose needs name it, as al-Kahf against the Dajjal. */
function byNeed(places: readonly Group[], needs: NeedsOfPages, { index }: Engine): Group[] {
  const named = new Set([...needs].flatMap(([at, { score }]) => (score >= 1 ? [index.pages[at]] : [])));
  return [...places.filter(({ page }) => named.has(page)), ...places.filter(({ page }) => !named.has(page))];
}

// Words come again with each key press.
const wordCache = new WeakMap<Engine, Map<string, boolean>>();

/** Whether a text has the word as it is written. */
function isInTexts(engine: Engine): (word: QueryToken) => boolean {
  const known = wordCache.get(engine) ?? new Map<string, boolean>();
  wordCache.set(engine, known);
  return ({ folded, arabic }) => {
    if (arabic && !isOwnScript(folded)) return false;
    const before = known.get(folded);
    if (before !== undefined) return before;
    const isThere = engine.words.search({ fields: ['english', 'page', 'head'], queries: [folded] }).length > 0;
    known.set(folded, isThere);
    return isThere;
  };
}

/** Below this part of the query, by weight, the best page may have been met by chance. */
const SURE = 0.5;
/** Pages that are shown where the answer is not sure. */
const PERHAPS = 3;

/** An answer that no text and no need bears out. */
function unsure(groups: readonly Group[], { covered }: WishMatch): Found {
  return covered < SURE ? found(groups.slice(0, PERHAPS), 'perhaps') : found([...groups], 'closest');
}

/** The pages that comfort, and none that speaks of death. */
function comforted({ index }: Engine, answer: Found): Found {
  const groups = index.comfort.map((at) => answer.groups.find(({ page }) => page === index.pages[at]) ?? emptyGroup(index, at));
  return { ...found(groups, 'words'), selfHarm: true };
}

/** Answers a query, as far as `truncateQuery` lets it count. */
export function search(engine: Engine, typed: string): Found {
  const answer = answerTo(engine, typed);
  return speaksOfSelfHarm(typed) ? comforted(engine, answer) : answer;
}

function answerTo(engine: Engine, typed: string): Found {
  const query = truncateQuery(typed);
  const { pages, understood } = matchNeeds(engine.needs, query, isInTexts(engine));
  const places = searchByReference(query, engine);
  if (places.length > 0) return found(byNeed(places, pages, engine), 'place');
  const sought = queryWords(query);
  if (sought.length === 0) return found([], 'words');
  const needs = relevantNeeds(pages);
  const isAnswered = understood && [...needs.values()].some(({ covered }) => covered >= WHOLE);
  // Counts are cheap, so the wishes are asked with all that the box takes.
  const wishes = matchWishes(engine.wishes, wholeWords(typed));
  const together = (texts: Group[], share: number): Group[] => ranked({ texts, share, needs, wishes, sought, isAnswered }, engine);
  for (const tolerance of isAnswered ? (['exact'] as const) : (['exact', 'typos'] as const)) {
    const groups = grouped(rawHits(engine, sought, tolerance, 'AND'), sought, engine, true, needs);
    if (groups.length > 0) return found(together(groups, ALL_WORDS), 'words');
  }
  if (isAnswered) return found(together([], 0), 'words');
  if (sought.length === 1) return needs.size > 0 ? found(together([], 0), 'words') : unsure(together([], 0), wishes);
  const any = (tolerance: Tolerance): Group[] => grouped(rawHits(engine, sought, tolerance, 'OR'), sought, engine, false, needs);
  const near = any('exact');
  return unsure(together(near.length > 0 ? near : any('typos'), ANY_WORDS), wishes);
}
