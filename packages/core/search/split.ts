/**
 * The search index as two files: the texts, which the message check reads too, and what only the search needs. The
 * build splits it, the app joins it.
 */
import type { SerializedSearchIndex } from './engine.ts';
import type { SearchPage, SearchTextLocation, SearchText } from './model.ts';

type TextsFileLocation = Pick<SearchTextLocation, 'page' | 'id' | 'head'>;

/** Every text with the places where it stands. */
export interface SearchTextsFile {
  pages: Pick<SearchPage, 'path' | 'title' | 'menu'>[];
  texts: (Omit<SearchText, 'gloss' | 'places'> & { places: TextsFileLocation[] })[];
}

/** The rest of the index; pages, texts and places in the same order as in `SearchTextsFile`. */
export interface RestOfSearchIndex extends Omit<SerializedSearchIndex, 'pages' | 'texts'> {
  pages: Omit<SearchPage, keyof SearchTextsFile['pages'][number]>[];
  places: Omit<SearchTextLocation, keyof TextsFileLocation>[][];
}

/** Splits an index into its two files. */
export function splitIndex({ pages, texts, ...rest }: SerializedSearchIndex): [SearchTextsFile, RestOfSearchIndex] {
  return [
    {
      pages: pages.map(({ path, title, menu }) => ({ path, title, menu })),
      texts: texts.map(({ arabic, script, latin, translation, variants, places }) => ({
        arabic,
        script,
        latin,
        translation,
        variants,
        places: places.map(({ page, id, head }) => ({ page, id, head })),
      })),
    },
    {
      ...rest,
      pages: pages.map(({ about, needs }) => ({ about, needs })),
      places: texts.map(({ places }) => places.map(({ note, refs, needs }) => ({ note, refs, needs }))),
    },
  ];
}

/** Joins the two files of `splitIndex`. */
export const joinIndex = (
  { pages, texts }: SearchTextsFile,
  { pages: pageWords, places: placeWords, ...rest }: RestOfSearchIndex,
): SerializedSearchIndex => ({
  ...rest,
  pages: pages.map((page, at) => ({ ...page, ...pageWords[at] })),
  texts: texts.map((text, at) => ({ ...text, places: text.places.map((place, index) => ({ ...place, ...placeWords[at]?.[index] })) })),
});
