/** The texts of the search as the checker takes them, and the way back to where each stands. */
import type { KnownText } from '../../../../packages/core/check/model.ts';
import type { SearchedTexts } from '../../../../packages/core/search/split.ts';

export type SearchedText = SearchedTexts['texts'][number];

/** Fragment of the words that a page names as not printed. */
const OMITTED = 'omitted';

/** A text that is compared, and where it stands. */
export interface CheckedText {
  known: KnownText;
  searched: SearchedText;
  /** Address below the base, beginning with a slash. */
  path: string;
  /** Fragment on the page; absent where the text has none. */
  fragment?: string;
  /** Heading of the text, or title of its page. */
  title: string;
  /** Title of the page, where the text has a heading of its own. */
  page?: string;
}

/** Pages of texts of our own and not of duas: their words are no translation. */
const isProse = ({ arabic, latin }: SearchedText): boolean => arabic === undefined && latin === undefined;

/** Every text that a message can hold. */
export function checkedTexts({ pages, texts }: SearchedTexts): CheckedText[] {
  return texts.flatMap((searched): CheckedText[] => {
    const [place] = searched.places;
    const page = pages[place?.page ?? -1];
    if (!place || !page || isProse(searched)) return [];
    const { arabic, latin, english, variants } = searched;
    // What stands with such words is the reason for leaving them out.
    const isLeftOut = searched.places.every(({ id }) => id === OMITTED);
    const known: KnownText = {
      id: page.path.slice(1) + (place.id === undefined ? '' : `#${place.id}`),
      ...(arabic === undefined ? {} : { arabic }),
      ...(latin === undefined ? {} : { latin }),
      ...(variants === undefined ? {} : { variants: variants.map(([ours, theirs]) => ({ ours, theirs })) }),
      ...(isLeftOut ? { isLeftOut } : english === undefined ? {} : { translation: english }),
    };
    const head = isLeftOut ? latin : place.head;
    return [
      {
        known,
        searched,
        path: page.path,
        ...(place.id === undefined ? {} : { fragment: place.id }),
        title: head ?? page.title,
        ...(head === undefined ? {} : { page: page.title }),
      },
    ];
  });
}
