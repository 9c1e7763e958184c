import type { ReactElement } from 'react';
import type { Category } from '../../../text/model.ts';
import type { Chapter } from '../chapter.ts';
import { Links } from './list.tsx';
import { pageChapter } from './page.tsx';

const Menu = ({ category: { slug, title, subtitle, menu } }: { category: Category }): ReactElement => (
  <>
    <h1 className="part">{title}</h1>
    {subtitle ? <p className="subtitle">{subtitle}</p> : null}
    {menu.map((section) => (
      <section key={section.title ?? ''}>
        {section.title ? <h2>{section.title}</h2> : null}
        <Links lines={section.entries.map((entry) => ({ to: `/${slug}/${entry.slug}`, title: entry.title }))} />
      </section>
    ))}
  </>
);

/** A category as a part of the book: its menu, then its pages. A page that two menus list stands in both, as on the site. */
export const categoryChapter = (category: Category): Chapter => ({
  address: `/${category.slug}`,
  title: category.title,
  matter: 'bodymatter',
  body: <Menu category={category} />,
  chapters: category.pages.map((page) => pageChapter(category.slug, page)),
});
