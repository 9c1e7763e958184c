/**
 * The needs of the pages. Each is a small text of its own, so that the search compares a query with it as a whole: "exam" with
 * "exam", "i failed my exam" with "failed exam". They are few, so the device indexes them, and the index file has only their
 * words.
 */
import type { SearchTexts } from './model.ts';
import { allWords, type LetterRun, runOf, type QueryToken, withoutStopWords } from './query-tokens.ts';
import { isArabic } from './fold.ts';
import { isArabicLanguage } from './own-script.ts';

export interface Need {
  /** Index into the pages. */
  page: number;
  /** Id of the card that has the need; absent for a need of the page. */
  card?: string;
  /** As it is written. */
  text: string;
  /** `title`: what the page is called, which says most. */
  kind: 'title' | 'need' | 'card';
  /** Place among the page's own words in its script, from 0; the nearest come first. */
  at: number;
  words: readonly QueryToken[];
  /** Letters without the spaces; absent for one word and for Arabic. */
  run?: LetterRun;
}

export interface NeedsIndex {
  needs: readonly Need[];
  /** Places of the needs that hold a form of a word. */
  forms: ReadonlyMap<string, ReadonlySet<number>>;
  /** The weight of a form: the fewer pages have it, the higher. */
  weights: ReadonlyMap<string, number>;
  /** Places of the needs that have a run of letters, by how its consonants begin (`beginningOf`). */
  runs: ReadonlyMap<string, readonly number[]>;
}

/** The number of first consonants in the key of a run: two runs, one of which is the beginning of the other, share a key. */
const BEGINNING = 2;
export const beginningOf = ({ consonants }: LetterRun): string => consonants.slice(0, BEGINNING);

/** The number of needs in one slice. */
const SLICE = 250;

function needOf(text: string, page: number, kind: Need['kind'], at: number, card?: string): Need {
  const all = allWords(text);
  const run = all.length > 1 && all.every(({ arabic }) => !arabic) ? runOf(all) : undefined;
  return { page, text, kind, at, words: withoutStopWords(all), ...(run ? { run } : {}), ...(card === undefined ? {} : { card }) };
}

/** The place of each among those in its script: Arabic is written behind the rest, and is not farther for that. */
function places(needs: readonly string[]): number[] {
  const scripts = needs.map((need) => (isArabicLanguage(need) ? 'Arabic' : isArabic(need) ? 'own' : 'Latin'));
  return scripts.map((script, at) => scripts.slice(0, at).filter((other) => other === script).length);
}

function* needsOfOne(needs: readonly string[], page: number, kind: Need['kind'], card?: string): Generator<Need> {
  const at = places(needs);
  for (const [index, text] of needs.entries()) yield needOf(text, page, kind, at[index] ?? 0, card);
}

/** Every need of every page and card, and what the pages are called, one by one. */
function* needsOf({ pages, texts }: SearchTexts): Generator<Need> {
  for (const [page, { title, needs = [] }] of pages.entries()) {
    yield needOf(title, page, 'title', 0);
    yield* needsOfOne(needs, page, 'need');
  }
  for (const text of texts) for (const { page, id, needs = [] } of text.places) yield* needsOfOne(needs, page, 'card', id);
}

/**
 * Makes the words of need ready, in slices.
 * @param pause waits between two of them, so that the page answers to the reader
 */
export async function openNeeds(texts: SearchTexts, pause: () => Promise<void>): Promise<NeedsIndex> {
  const needs: Need[] = [];
  const forms = new Map<string, Set<number>>();
  const runs = new Map<string, number[]>();
  for (const need of needsOf(texts)) {
    for (const { forms: own } of need.words) {
      for (const form of own) {
        const known = forms.get(form);
        if (known) known.add(needs.length);
        else forms.set(form, new Set([needs.length]));
      }
    }
    if (need.run) {
      const beginning = beginningOf(need.run);
      const known = runs.get(beginning);
      if (known) known.push(needs.length);
      else runs.set(beginning, [needs.length]);
    }
    if (needs.push(need) % SLICE === 0) await pause();
  }
  const pagesOf = (ids: ReadonlySet<number>): number => new Set(Array.from(ids, (id) => needs[id]?.page)).size;
  const weights = new Map(Array.from(forms, ([form, ids]) => [form, Math.log(1 + texts.pages.length / (1 + pagesOf(ids)))]));
  return { needs, forms, weights, runs };
}

/** The weight of a word that no page has. */
export const UNKNOWN_WEIGHT = Math.log(300);
