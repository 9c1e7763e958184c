import type { ReactElement } from 'react';
import type { Category, CategoryMenuEntry, Page } from '../../core/model.ts';
import type { Chapter } from '../chapter.ts';
import { type LinkListEntry, LinkList } from './list.tsx';
import { duaPageChapter } from './page.tsx';

/** Finds the category whose chapter prints a page; other categories only link to it. */
export type OwningCategoryOf = (page: Page) => Pick<Category, 'slug' | 'title'>;

interface CategoryProps {
  category: Category;
  owningCategoryOf: OwningCategoryOf;
}

function Menu({ category: { slug, title, subtitle, menu, pages }, owningCategoryOf }: CategoryProps): ReactElement {
  const lineOf = (entry: CategoryMenuEntry): LinkListEntry => {
    const page = pages.find((one) => one.slug === entry.slug);
    const owningCategory = page ? owningCategoryOf(page) : { slug, title };
    return {
      to: `/${owningCategory.slug}/${entry.slug}`,
      title: entry.title,
      ...(owningCategory.slug === slug ? {} : { within: owningCategory.title }),
    };
  };
  return (
    <>
      <h1 className="part">{title}</h1>
      {subtitle ? <p className="subtitle">{subtitle}</p> : null}
      {menu.map((section) => (
        <section key={section.title ?? ''}>
          {section.title ? <h2>{section.title}</h2> : null}
          <LinkList lines={section.entries.map(lineOf)} />
        </section>
      ))}
    </>
  );
}

/**
 * A category's chapter: its menu, then its own pages. For a page of another category the menu links to that one's
 * chapter.
 */
export const categoryChapter = ({ category, owningCategoryOf }: CategoryProps): Chapter => ({
  address: `/${category.slug}`,
  title: category.title,
  matter: 'bodymatter',
  body: <Menu category={category} owningCategoryOf={owningCategoryOf} />,
  chapters: category.pages
    .filter((page) => owningCategoryOf(page).slug === category.slug)
    .map((page) => duaPageChapter(category.slug, page)),
});
