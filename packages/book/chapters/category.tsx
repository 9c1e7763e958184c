import type { ReactElement } from 'react';
import type { Category, MenuEntry, Page } from '../../core/model.ts';
import type { Chapter } from '../chapter.ts';
import { type ListedLink, Links } from './list.tsx';
import { duaPageChapter } from './page.tsx';

/** Finds the category whose chapter prints a page; other categories only link to it. */
export type HomeCategoryOf = (page: Page) => Pick<Category, 'slug' | 'title'>;

interface CategoryProps {
  category: Category;
  homeOf: HomeCategoryOf;
}

function Menu({ category: { slug, title, subtitle, menu, pages }, homeOf }: CategoryProps): ReactElement {
  const lineOf = (entry: MenuEntry): ListedLink => {
    const page = pages.find((one) => one.slug === entry.slug);
    const home = page ? homeOf(page) : { slug, title };
    return { to: `/${home.slug}/${entry.slug}`, title: entry.title, ...(home.slug === slug ? {} : { within: home.title }) };
  };
  return (
    <>
      <h1 className="part">{title}</h1>
      {subtitle ? <p className="subtitle">{subtitle}</p> : null}
      {menu.map((section) => (
        <section key={section.title ?? ''}>
          {section.title ? <h2>{section.title}</h2> : null}
          <Links lines={section.entries.map(lineOf)} />
        </section>
      ))}
    </>
  );
}

/**
 * A category's chapter: its menu, then its own pages. For a page of another category the menu links to that one's
 * chapter.
 */
export const categoryChapter = ({ category, homeOf }: CategoryProps): Chapter => ({
  address: `/${category.slug}`,
  title: category.title,
  division: 'bodymatter',
  body: <Menu category={category} homeOf={homeOf} />,
  chapters: category.pages.filter((page) => homeOf(page).slug === category.slug).map((page) => duaPageChapter(category.slug, page)),
});
