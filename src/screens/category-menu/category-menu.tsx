import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { CategoryMenu as Menu, MenuSection } from '../../../text/model.ts';
import { BookletLink } from '../../components/booklet-link.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';

function Entries({ category, section }: { category: string; section: MenuSection }): ReactElement {
  return (
    <ul className="rows">
      {section.entries.map(({ slug, title, icon, count }) => (
        <li key={slug}>
          <Link to={`/${category}/${slug}`} className="row row-onward">
            <svg className="row-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className="row-title">{title}</span>
            <span className="row-count">
              {count}
              <span className="visually-hidden">{count === 1 ? ' text' : ' texts'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The menu of one category. */
export default function CategoryMenu(): ReactElement {
  const { slug, title, subtitle, menu } = useLoaderData<Menu>();
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={subtitle}
        back={{ to: '/', label: 'home' }}
        tools={menu.length > 0 ? <BookletLink of={slug} /> : null}
      />
      <main>
        {menu.length === 0 ? <p className="empty">The texts of this category are still to come.</p> : null}
        <nav aria-label={title}>
          {menu.map((section) => (
            <div key={section.title ?? 'first'}>
              {section.title ? <h2 className="rows-title">{section.title}</h2> : null}
              <Entries category={slug} section={section} />
            </div>
          ))}
        </nav>
      </main>
    </>
  );
}
