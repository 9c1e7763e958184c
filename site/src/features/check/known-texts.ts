/** Converts the search's texts for the checker, with the address of each. */
import type { KnownText } from '../../../../packages/core/check/model.ts';
import { OMITTED_WORDS_SECTION_ID } from '../../../../packages/core/search/model.ts';
import type { SearchTextsFile } from '../../../../packages/core/search/split.ts';

export type SearchFileText = SearchTextsFile['texts'][number];

/** Where a text stands. */
interface TextAddress {
  /** Address below the base, beginning with a slash. */
  path: string;
  /** Fragment on the page; absent where the text has none. */
  fragment?: string;
}

/** A text to compare with, and its address. */
export interface KnownTextWithAddress extends TextAddress {
  known: KnownText;
  searched: SearchFileText;
  /** The other places where it stands, which may have other sources. */
  otherPlaces: readonly TextAddress[];
  /** Heading of the text, or title of its page. */
  title: string;
  /** Title of the page, where the text has a heading of its own. */
  page?: string;
}

/** Whether a text is the site's own prose and no dua: a message is not compared with it. */
const isProse = ({ arabic, latin }: SearchFileText): boolean => arabic === undefined && latin === undefined;

/** All texts that a message is compared with. */
export function knownTextsWithAddresses({ pages, texts }: SearchTextsFile): KnownTextWithAddress[] {
  return texts.flatMap((searched): KnownTextWithAddress[] => {
    const [place] = searched.places;
    const page = pages[place?.page ?? -1];
    if (!place || !page || isProse(searched)) return [];
    const { arabic, latin, translation, variants } = searched;
    // In place of a translation, left-out words have the reason for leaving them out.
    const isLeftOut = searched.places.every(({ id }) => id === OMITTED_WORDS_SECTION_ID);
    const known: KnownText = {
      id: page.path.slice(1) + (place.id === undefined ? '' : `#${place.id}`),
      ...(arabic === undefined ? {} : { arabic }),
      ...(latin === undefined ? {} : { latin }),
      ...(variants === undefined ? {} : { variants: variants.map(([ours, theirs]) => ({ ours, theirs })) }),
      ...(isLeftOut ? { isLeftOut } : translation === undefined ? {} : { translation }),
    };
    const addresses = searched.places.flatMap(({ page: at, id }): TextAddress[] => {
      const path = pages[at]?.path;
      return path === undefined ? [] : [{ path, ...(id === undefined ? {} : { fragment: id }) }];
    });
    const head = isLeftOut ? latin : place.head;
    return [
      {
        known,
        searched,
        path: page.path,
        ...(place.id === undefined ? {} : { fragment: place.id }),
        otherPlaces: addresses.slice(1),
        title: head ?? page.title,
        ...(head === undefined ? {} : { page: page.title }),
      },
    ];
  });
}
