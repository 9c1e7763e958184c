/**
 * Which pages serve the same needs as another one, for the foot of a page. Two pages are related by the needs that both
 * have, and the more so the fewer other pages have them.
 */
import type { HomeCategory, RelatedPage } from '../../core/model.ts';
import { foldNeed } from '../../core/search/fold.ts';
import { tokensOf, unspacedSoundsOf } from '../../core/search/query-tokens.ts';
import { runningTransliteration } from '../../arabic/transliteration/stored-transliteration.ts';
import { IS_ARABIC_SCRIPT } from '../../core/messages/locale.ts';
import { isArabicLanguageText, isInLocaleArabicScript } from '../../core/search/own-script.ts';
import type { LocatedPage } from './library.ts';

const MAX_RELATED_PAGES = 3;
/** A need that more pages have says too little. */
const MAX_PAGES_SHARING_NEED = 8;

/** The needs of a page and of its cards, the page's first. */
const needsOf = ({ needs = [], cards }: LocatedPage): string[] => [...needs, ...cards.flatMap((card) => card.needs ?? [])];

const textsOf = ({ cards }: LocatedPage): string[] => cards.map(({ card }) => card.arabic);

/** Whether the other page has every text of this one. */
const isCoveredBy = (page: LocatedPage, other: LocatedPage): boolean => {
  const texts = new Set(textsOf(other));
  return textsOf(page).every((arabic) => texts.has(arabic));
};

const transliterationConsonants = (text: string): string => unspacedSoundsOf(tokensOf(text)).consonants;
const MIN_NEED_PHRASE_CONSONANTS = 5;

/** The transliteration of a page as one run of consonants. */
const consonantsOfPage = ({ cards }: LocatedPage): string =>
  transliterationConsonants(cards.map(({ card }) => runningTransliteration(card.transliteration)).join(' '));

/** Whether a need sounds like words of the page's texts. Many texts share words without serving the same need. */
function isPhraseOfPage(need: string, pageConsonants: string): boolean {
  if (!need.includes(' ')) return false;
  const consonants = transliterationConsonants(need);
  return consonants.length >= MIN_NEED_PHRASE_CONSONANTS && pageConsonants.includes(consonants);
}

/** Whether a need is no word of the build's language: Arabic, or in Urdu what people type in Latin letters. */
const isForeign = (need: string): boolean => isArabicLanguageText(need) || (IS_ARABIC_SCRIPT && !isInLocaleArabicScript(need));

interface SharedNeedsPage {
  page: LocatedPage;
  weight: number;
  /** The first need that both pages have, in the build's language where there is one. */
  need: string;
}

type ConsonantsByPage = ReadonlyMap<LocatedPage, string>;

function pagesSharingNeeds(
  page: LocatedPage,
  pagesByNeed: ReadonlyMap<string, readonly LocatedPage[]>,
  consonantsByPage: ConsonantsByPage,
): SharedNeedsPage[] {
  const shared = new Map<LocatedPage, SharedNeedsPage>();
  const seen = new Set<string>();
  for (const need of needsOf(page)) {
    const key = foldNeed(need);
    const pages = pagesByNeed.get(key) ?? [];
    if (
      seen.has(key) ||
      pages.length > MAX_PAGES_SHARING_NEED ||
      pages.some((one) => isPhraseOfPage(need, consonantsByPage.get(one) ?? ''))
    )
      continue;
    seen.add(key);
    for (const other of pages) {
      if (other === page) continue;
      const known = shared.get(other) ?? { page: other, weight: 0, need };
      known.weight += 1 / (pages.length - 1);
      if (isForeign(known.need) && !isForeign(need)) known.need = need;
      shared.set(other, known);
    }
  }
  return [...shared.values()];
}

/** Sets on each page the pages that share its needs, the nearest first. */
export function relatePages(pages: readonly LocatedPage[], categories: readonly HomeCategory[]): void {
  const holders = new Map<string, LocatedPage[]>();
  for (const page of pages) {
    for (const key of new Set(needsOf(page).map(foldNeed))) holders.set(key, [...(holders.get(key) ?? []), page]);
  }
  const sounds = new Map(pages.map((page) => [page, consonantsOfPage(page)]));
  const pathOf = ({ category, page: { slug } }: LocatedPage): string => `/${category}/${slug}`;
  for (const page of pages) {
    const nearest = pagesSharingNeeds(page, holders, sounds)
      .filter((one) => !isForeign(one.need) && !isCoveredBy(one.page, page) && !isCoveredBy(page, one.page))
      .toSorted((a, b) => b.weight - a.weight || pathOf(a.page).localeCompare(pathOf(b.page), 'en'))
      .slice(0, MAX_RELATED_PAGES);
    const related = nearest.map(({ page: other, need }): RelatedPage => {
      const menu = categories.find(({ slug }) => slug === other.category)?.title;
      return { to: pathOf(other), title: other.page.title, ...(menu ? { menu } : {}), need };
    });
    if (related.length > 0) page.page.related = related;
  }
}
