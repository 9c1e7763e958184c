/** A category as the data publish it: its menu, and the pages that it owns. */
import type { Card, Category, MenuSection, Page } from './model/types.ts';
import type { Page as CompiledPage } from '../core/model.ts';
import type { LocatedPage } from '../content/compiler/library.ts';
import { publishedGrades } from './authenticity.ts';
import { publishedReference } from './card.ts';
import { RIGHTS_WITHOUT_ARABIC, rightsWithArabic } from './rights.ts';
import { publishedSections } from './sections.ts';
import type { PublishingInputs } from './text.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

/** A copy of the list, or undefined if it is empty. */
const nonEmptyOrUndefined = <T>(list: readonly T[] | undefined): T[] | undefined => (list?.length ? [...list] : undefined);

function publishedPage(
  { page, category, cards, needs }: LocatedPage,
  cardsById: ReadonlyMap<string, Card>,
  sources: PublishingInputs,
): Page {
  const id = `${category}/${page.slug}`;
  return withoutUndefined({
    id,
    ...RIGHTS_WITHOUT_ARABIC,
    title: page.title,
    subtitle: page.subtitle,
    intro: page.intro,
    needs: nonEmptyOrUndefined(needs),
    cards: cards.map(({ card }) => {
      const published = cardsById.get(`${id}#${card.id}`);
      if (!published) throw new Error(`${id}#${card.id} is not among the published cards`);
      return published;
    }),
    sections: nonEmptyOrUndefined(publishedSections(id, page.sections, sources)),
    omitted: nonEmptyOrUndefined(
      page.omitted?.map(({ words, arabic, reason, references, grades }) =>
        withoutUndefined({
          ...(arabic === undefined ? RIGHTS_WITHOUT_ARABIC : rightsWithArabic('naskh')),
          words,
          arabic,
          reason,
          references: references.map((one) => publishedReference(one, sources.library.collections)),
          grades: publishedGrades(grades),
        }),
      ),
    ),
  });
}

/** The menu of a category: the ids of its pages, those of other categories included. */
function publishedMenu(slug: string, idOf: ReadonlyMap<CompiledPage, string>, { library }: PublishingInputs): MenuSection[] {
  const { menu = [], pages = [] } = library.menus.get(slug) ?? {};
  let at = 0;
  // `menu.pages` lists the pages in the order of all entries.
  const next = (): string => {
    const id = idOf.get(pages[at++] as CompiledPage);
    if (id === undefined) throw new Error(`the menu of ${slug} lists a page that no category owns`);
    return id;
  };
  return menu.map(({ title, entries }) => withoutUndefined({ title, pages: entries.map(next) }));
}

/** Every category, in the order of the home screen. @param cards by id, from `publishedCards` */
export function publishedCategories(cards: ReadonlyMap<string, Card>, sources: PublishingInputs): Category[] {
  const sourcePages = [...sources.library.pages.values()];
  const idOf = new Map(sourcePages.map(({ page, category }) => [page, `${category}/${page.slug}`]));
  return sources.library.categories.map(({ slug, title, subtitle }) => ({
    slug,
    ...RIGHTS_WITHOUT_ARABIC,
    title,
    subtitle,
    menu: publishedMenu(slug, idOf, sources),
    pages: sourcePages.filter(({ category }) => category === slug).map((page) => publishedPage(page, cards, sources)),
  }));
}
