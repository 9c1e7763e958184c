/**
 * The needs of the pages. Each is a small text of its own, so that the search compares a query with it as a whole: "exam" with
 * "exam", "i failed my exam" with "failed exam". They are few, so the index file has only their texts, and the device makes
 * their index.
 */
import type { SearchContent } from './model.ts';
import { tokensOf, type UnspacedSounds, unspacedSoundsOf, type QueryToken, withoutStopWords } from './query-tokens.ts';
import { hasArabicLetters } from './fold.ts';
import { isArabicLanguageText } from './own-script.ts';

export interface IndexedNeedPhrase {
  /** Index into the pages. */
  page: number;
  /** Id of the card that has the need; absent for a need of the page. */
  card?: string;
  /** The need or the title, as it is written. */
  text: string;
  /** `title`: the title of the page, which counts most; `need`: a need of the page; `card`: a need of one card. */
  kind: 'title' | 'need' | 'card';
  /** Rank among the needs of the same page or card in the same script, from 0: the best fitting come first; 0 for a title. */
  at: number;
  words: readonly QueryToken[];
  /** Letters without the spaces; absent for one word and for Arabic. */
  run?: UnspacedSounds;
}

export interface NeedsIndex {
  needs: readonly IndexedNeedPhrase[];
  /** Indexes of the needs that have a form of a word, by the form. */
  forms: ReadonlyMap<string, ReadonlySet<number>>;
  /** The weight of a form: the fewer pages have it, the higher. */
  weights: ReadonlyMap<string, number>;
  /** Indexes of the needs of several Latin words, by the key of their sound (`firstConsonantsKey`). */
  runs: ReadonlyMap<string, readonly number[]>;
}

/** Number of first consonants in the key. Where one text without blanks begins with another, both have the same key. */
const FIRST_CONSONANTS_KEY_LENGTH = 2;
export const firstConsonantsKey = ({ consonants }: UnspacedSounds): string => consonants.slice(0, FIRST_CONSONANTS_KEY_LENGTH);

/** The number of needs in one slice. */
const NEEDS_PER_SLICE = 250;

function needOf(text: string, page: number, kind: IndexedNeedPhrase['kind'], rank: number, card?: string): IndexedNeedPhrase {
  const all = tokensOf(text);
  const run = all.length > 1 && all.every(({ arabic }) => !arabic) ? unspacedSoundsOf(all) : undefined;
  return { page, text, kind, at: rank, words: withoutStopWords(all), ...(run ? { run } : {}), ...(card === undefined ? {} : { card }) };
}

/** The rank of each need among those in its script. Arabic stands last in a list and would rank too low in the whole list. */
function ranksWithinScript(needs: readonly string[]): number[] {
  const scripts = needs.map((need) => (isArabicLanguageText(need) ? 'Arabic' : hasArabicLetters(need) ? 'own' : 'Latin'));
  return scripts.map((script, at) => scripts.slice(0, at).filter((other) => other === script).length);
}

function* needsOfItem(
  needs: readonly string[],
  page: number,
  kind: IndexedNeedPhrase['kind'],
  card?: string,
): Generator<IndexedNeedPhrase> {
  const at = ranksWithinScript(needs);
  for (const [index, text] of needs.entries()) yield needOf(text, page, kind, at[index] ?? 0, card);
}

/** Every need of every page and card, and the title of every page. */
function* needsOf({ pages, texts }: SearchContent): Generator<IndexedNeedPhrase> {
  for (const [page, { title, needs = [] }] of pages.entries()) {
    yield needOf(title, page, 'title', 0);
    yield* needsOfItem(needs, page, 'need');
  }
  for (const text of texts) for (const { page, id, needs = [] } of text.places) yield* needsOfItem(needs, page, 'card', id);
}

/**
 * Indexes the needs, in slices.
 * @param pause waits between two slices, so that the page stays responsive
 */
export async function indexNeeds(content: SearchContent, pause: () => Promise<void>): Promise<NeedsIndex> {
  const needs: IndexedNeedPhrase[] = [];
  const forms = new Map<string, Set<number>>();
  const runs = new Map<string, number[]>();
  for (const need of needsOf(content)) {
    for (const { forms: own } of need.words) {
      for (const form of own) {
        const known = forms.get(form);
        if (known) known.add(needs.length);
        else forms.set(form, new Set([needs.length]));
      }
    }
    if (need.run) {
      const beginning = firstConsonantsKey(need.run);
      const known = runs.get(beginning);
      if (known) known.push(needs.length);
      else runs.set(beginning, [needs.length]);
    }
    if (needs.push(need) % NEEDS_PER_SLICE === 0) await pause();
  }
  const pagesOf = (ids: ReadonlySet<number>): number => new Set(Array.from(ids, (id) => needs[id]?.page)).size;
  const weights = new Map(Array.from(forms, ([form, ids]) => [form, Math.log(1 + content.pages.length / (1 + pagesOf(ids)))]));
  return { needs, forms, weights, runs };
}

/** The weight of a word that no page has. */
export const UNKNOWN_WORD_WEIGHT = Math.log(300);
