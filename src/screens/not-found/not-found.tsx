import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import categories from 'virtual:content/categories';
import { ScreenHeader } from '../../components/screen-header.tsx';
import type { WayBack } from '../../navigation/use-way-back.ts';

const HOME: WayBack = { to: '/', label: 'home' };

/** The menu that an unknown address stands below; home where there is none. */
function menuAbove(pathname: string): WayBack {
  const [, first, below] = pathname.split('/');
  const category = below === undefined ? undefined : categories.find(({ slug, empty }) => slug === first && !empty);
  return category ? { to: `/${category.slug}`, label: category.title } : HOME;
}

/** An address that no page has. */
export default function NotFound(): ReactElement {
  const menu = menuAbove(useLocation().pathname);
  return (
    <>
      <ScreenHeader title="Page not found" back={menu} />
      <main className="prose">
        <p>There is no page at this address. It may have been mistyped, or the page may have moved.</p>
        <p className="ways">
          {menu === HOME ? null : (
            <Link to={menu.to} className="button">
              {menu.label}
            </Link>
          )}
          <Link to="/" className="button">
            Go to the home page
          </Link>
          <Link to="/search" className="button">
            Search
          </Link>
        </p>
      </main>
    </>
  );
}
