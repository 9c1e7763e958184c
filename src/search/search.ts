/** One search: a place if the query names one, else the words, at first as they are, then with typos, then any of them. */
import { foldArabic, foldLatin, soundOf } from '../../text/search/fold.ts';
import type MiniSearch from 'minisearch';
import type { Entry } from '../../text/search/engine.ts';
import type { SearchPage, SearchPlace, SearchText, SearchTexts } from '../../text/search/model.ts';
import { type Layer, termsIn } from '../../text/search/terms.ts';
import { isArabic } from '../../text/search/words.ts';
import { boundQuery } from './query-bounds.ts';
import { nearness, parseReference, spanOf } from './reference-query.ts';
import { queryWords, type Tolerance, wordQuery } from './word-query.ts';

export interface Engine {
  index: SearchTexts;
  words: MiniSearch<Entry>;
}

/** The terms that were met in each layer. */
type Matched = Partial<Record<Layer, ReadonlySet<string>>>;

export interface Hit {
  text: SearchText;
  /** Where it is shown. */
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
  score: number;
}

export interface Found {
  groups: Group[];
  /** Texts met, over all groups. */
  texts: number;
  /** `closest` where no text has all the words. */
  kind: 'place' | 'words' | 'closest';
}

const PHRASE = 1.6;
/** A page that is called what is sought stands before texts that mention it. */
const TITLE = 3;
/** The more so where it is called just that. */
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

/** Whether the words stand one after another in a text, the last one begun. */
function hasPhrase(text: string | undefined, layer: Layer, sought: readonly string[]): boolean {
  if (!text) return false;
  const fold = (word: string): string =>
    layer === 'arabic' ? (foldArabic(word)[0] ?? '') : layer === 'latin' ? soundOf(foldLatin(word)) : foldLatin(word);
  return ` ${termsIn(text, layer).join(' ')}`.includes(` ${sought.map(fold).join(' ')}`);
}

const matchesPhrase = ({ arabic, latin, english }: SearchText, sought: readonly string[]): boolean =>
  sought.every(isArabic) ? hasPhrase(arabic, 'arabic', sought) : hasPhrase(english, 'english', sought) || hasPhrase(latin, 'latin', sought);

/** The place whose page is meant: the one whose title meets most of the query, else the first. */
function placeFor({ places }: SearchText, { page: title }: Matched, { index }: Engine): SearchPlace | undefined {
  if (!title || places.length === 1) return places[0];
  const met = (place: SearchPlace): number =>
    termsIn(index.pages[place.page]?.title ?? '', 'page').filter((term) => title.has(term)).length;
  return places.reduce((best, place) => (met(place) > met(best) ? place : best));
}

const isTitle = (title: string, sought: readonly string[]): boolean =>
  foldLatin(queryWords(title).join(' ')) === foldLatin(sought.join(' '));

/**
 * Hits by their page; a page scores by its title and its best text.
 * @param phrases whether any text can have all the words, so that it is worth looking how they stand there
 */
function grouped(raw: readonly Raw[], sought: readonly string[], engine: Engine, phrases: boolean): Group[] {
  const { index } = engine;
  const groups = new Map<number, Group>();
  const groupOf = (page: number): Group => {
    const known = groups.get(page);
    if (known) return known;
    const made: Group = { page: index.pages[page] ?? { path: '/', title: '' }, matched: {}, hits: [], score: 0 };
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
    const place = text && placeFor(text, matched, engine);
    // What is met by the title of its page alone is found by the page.
    if (!place || Object.keys(matched).every((layer) => layer === 'page')) continue;
    const phrase = phrases && sought.length > 1 && matchesPhrase(text, sought);
    groupOf(place.page).hits.push({ text, place, matched, score: score * (phrase ? PHRASE : 1) });
  }
  for (const group of groups.values()) {
    group.hits = distinct(group.hits.toSorted((a, b) => b.score - a.score));
    group.score += group.hits[0]?.score ?? 0;
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score);
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

function atPlace(query: string, { index }: Engine): Group[] {
  const sought = parseReference(query, index);
  if (!sought) return [];
  const near = index.texts.flatMap((text) => {
    const met = text.places.flatMap((place) => (place.refs ?? []).map((ref) => ({ place, ref, near: nearness(ref, sought) })));
    const best = met.reduce<(typeof met)[number] | undefined>((one, other) => (other.near > (one?.near ?? 0) ? other : one), undefined);
    return best ? [{ text, ...best }] : [];
  });
  const nearest = Math.max(0, ...near.map((one) => one.near));
  const groups = new Map<number, Group>();
  for (const { text, place, ref } of near.filter((one) => one.near === nearest)) {
    const group = groups.get(place.page) ?? { page: index.pages[place.page] ?? { path: '/', title: '' }, matched: {}, hits: [], score: 0 };
    const score = 1 / (1 + (sought.kind === 'verse' ? spanOf(ref) : 0));
    group.hits.push({ text, place, ref, matched: {}, score });
    group.score = Math.max(group.score, score);
    groups.set(place.page, group);
  }
  return [...groups.values()].map((group) => ({ ...group, hits: distinct(group.hits) })).toSorted((a, b) => b.score - a.score);
}

const found = (groups: Group[], kind: Found['kind']): Found => ({
  groups,
  kind,
  texts: groups.reduce((sum, { hits }) => sum + hits.length, 0),
});

/** Answers a query, as far as `boundQuery` lets it count. */
export function search(engine: Engine, typed: string): Found {
  const query = boundQuery(typed);
  const places = atPlace(query, engine);
  if (places.length > 0) return found(places, 'place');
  const sought = queryWords(query);
  if (sought.length === 0) return found([], 'words');
  for (const tolerance of ['exact', 'typos'] as const) {
    const groups = grouped(rawHits(engine, sought, tolerance, 'AND'), sought, engine, true);
    if (groups.length > 0) return found(groups, 'words');
  }
  if (sought.length === 1) return found([], 'words');
  const any = (tolerance: Tolerance): Group[] => grouped(rawHits(engine, sought, tolerance, 'OR'), sought, engine, false);
  const near = any('exact');
  return found(near.length > 0 ? near : any('typos'), 'closest');
}
