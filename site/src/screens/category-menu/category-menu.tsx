import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { formatNumber } from '../../../../packages/core/format.ts';
import type { CategoryMenu as Menu, CategoryMenuSection } from '../../../../packages/core/model.ts';
import { PrintBookletLink } from '../../features/card/print-booklet-link.tsx';
import { cardCountText } from '../../features/card/card-count-text.ts';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import * as messages from '../../../../packages/core/messages/category-menu.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

function Entries({ category, section }: { category: string; section: CategoryMenuSection }): ReactElement {
  return (
    <ul className="rows">
      {section.entries.map(({ slug, title, icon, count }) => (
        <li key={slug}>
          <Link to={`/${category}/${slug}`} className="row row-onward">
            <svg className="row-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className="row-title">{title}</span>
            <span className="row-count" aria-hidden="true">
              {formatNumber(count.said + count.narrations)}
            </span>
            <span className="visually-hidden">{cardCountText(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function CategoryMenu(): ReactElement {
  const { slug, title, subtitle, menu } = useLoaderData<Menu>();
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={subtitle}
        back={{ to: '/', label: commonMessages.home }}
        tools={menu.length > 0 ? <PrintBookletLink of={slug} /> : null}
      />
      <main className="category-menu">
        {menu.length === 0 ? <p className="empty">{messages.stillToCome}</p> : null}
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
