/** The texts that are searched: pages by their titles, and every text once with all its locations. */
import type { ArabicScript } from '../model.ts';
import type { PackedWishTerms } from './wishes.ts';

/** A page that can be found by its title. */
export interface SearchPage {
  /** Address below the base, beginning with a slash. */
  path: string;
  title: string;
  /** Title of the menu that lists the page; absent where none does. */
  menu?: string;
  /** Subtitle and introduction, searched but not shown. */
  about?: string;
  /** Words by which people look for the page, the best fitting first. */
  needs?: readonly string[];
}

/** Id of the section of a page that lists the words that the page omits; addresses lead to it by `#omitted`. */
export const OMITTED_WORDS_SECTION_ID = 'omitted';

/** One location of a text. */
export interface SearchTextLocation {
  /** Index into the pages. */
  page: number;
  /** Fragment of the card; absent where the text has no address of its own. */
  id?: string;
  head?: string;
  /** Subtitle, instruction and note of the card. */
  note?: string;
  /** Canonical references. */
  refs?: string[];
  /** Words that lead a search to this card rather than to its page as a whole. */
  needs?: readonly string[];
}

export interface SearchText {
  arabic?: string;
  script?: ArabicScript;
  /** Transliteration as running text. */
  latin?: string;
  translation?: string;
  /** Attested variants that the check of a text accepts: our wording, and the wording that other versions have instead. */
  variants?: (readonly [ours: string, theirs: string])[];
  /** Terms in the meanings of its words that the translation lacks, in no order. For the index alone; the app does not load it. */
  gloss?: string;
  places: SearchTextLocation[];
}

/** A root of words, found by its letters in either script and by its sense; see `packages/core/roots.ts`. */
export type SearchRoot = readonly [letters: string, sense: string, slug: string];

export interface SearchContent {
  pages: SearchPage[];
  texts: SearchText[];
  /** Names of the cited collections, by key. */
  collections: Record<string, string>;
  /** Names of all surahs, by number: in Latin letters and in Arabic, with commas between. */
  surahs: Record<string, string>;
  /** The most frequent first. */
  roots: readonly SearchRoot[];
  /** Indexes of the pages for those who think of harming themselves. */
  comfort: readonly number[];
  /** Term counts of example queries; see `wishes.ts`. */
  wishes: PackedWishTerms;
}
