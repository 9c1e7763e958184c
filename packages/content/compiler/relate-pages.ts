/**
 * Which pages serve the same needs as another one, for the foot of a page. Two pages are related by the words of need that
 * both have, and the more so the fewer other pages have them; nothing is left to chance.
 */
import type { CategoryCard, RelatedPage } from '../../core/model.ts';
import { foldLatin } from '../../core/search/fold.ts';
import { allWords, runOf } from '../../core/search/query-tokens.ts';
import { runningText } from '../../arabic/transliteration/stored-words.ts';
import { isArabic } from '../../core/search/fold.ts';
import { isArabicLanguage } from '../../core/search/own-script.ts';
import type { SourcePage } from './library.ts';

const MOST = 3;
/** A word that more pages have says too little. */
const WIDEST = 8;

const plain = (need: string): string => (isArabic(need) ? need : foldLatin(need));

/** The words of a page and of its cards, the page's first. */
const needsOf = ({ needs = [], cards }: SourcePage): string[] => [...needs, ...cards.flatMap((card) => card.needs ?? [])];

const textsOf = ({ cards }: SourcePage): string[] => cards.map(({ card }) => card.arabic);

/** Whether a page has nothing that the other has not. */
const isWithin = (page: SourcePage, other: SourcePage): boolean => {
  const texts = new Set(textsOf(other));
  return textsOf(page).every((arabic) => texts.has(arabic));
};

const consonantsOf = (text: string): string => runOf(allWords(text)).consonants;
const LEAST_OPENING = 5;

/** The transliteration of a page as one run of consonants. */
const soundOf = ({ cards }: SourcePage): string => consonantsOf(cards.map(({ card }) => runningText(card.transliteration)).join(' '));

/** Whether a need is the opening of a text of the page, which many texts share without serving the same need. */
function isOpening(need: string, sound: string): boolean {
  const consonants = consonantsOf(need);
  return need.includes(' ') && consonants.length >= LEAST_OPENING && sound.includes(consonants);
}

interface Shared {
  page: SourcePage;
  weight: number;
  /** The first need of the page that both have. */
  need: string;
}

type Sounds = ReadonlyMap<SourcePage, string>;

function sharedWith(page: SourcePage, holders: ReadonlyMap<string, readonly SourcePage[]>, sounds: Sounds): Shared[] {
  const shared = new Map<SourcePage, Shared>();
  const seen = new Set<string>();
  for (const need of needsOf(page)) {
    const key = plain(need);
    const pages = holders.get(key) ?? [];
    if (seen.has(key) || pages.length > WIDEST || pages.some((one) => isOpening(need, sounds.get(one) ?? ''))) continue;
    seen.add(key);
    for (const other of pages) {
      if (other === page) continue;
      const known = shared.get(other) ?? { page: other, weight: 0, need };
      known.weight += 1 / (pages.length - 1);
      if (isArabicLanguage(known.need) && !isArabicLanguage(need)) known.need = need;
      shared.set(other, known);
    }
  }
  return [...shared.values()];
}

/** Gives each page the pages that serve the same needs, the nearest first. */
export function relatePages(pages: readonly SourcePage[], categories: readonly CategoryCard[]): void {
  const holders = new Map<string, SourcePage[]>();
  for (const page of pages) {
    for (const key of new Set(needsOf(page).map(plain))) holders.set(key, [...(holders.get(key) ?? []), page]);
  }
  const sounds = new Map(pages.map((page) => [page, soundOf(page)]));
  const pathOf = ({ category, page: { slug } }: SourcePage): string => `/${category}/${slug}`;
  for (const page of pages) {
    const nearest = sharedWith(page, holders, sounds)
      .filter((one) => !isArabicLanguage(one.need) && !isWithin(one.page, page) && !isWithin(page, one.page))
      .toSorted((a, b) => b.weight - a.weight || pathOf(a.page).localeCompare(pathOf(b.page), 'en'))
      .slice(0, MOST);
    const related = nearest.map(({ page: other, need }): RelatedPage => {
      const menu = categories.find(({ slug }) => slug === other.category)?.title;
      return { to: pathOf(other), title: other.page.title, ...(menu ? { menu } : {}), need };
    });
    if (related.length > 0) page.page.related = related;
  }
}
