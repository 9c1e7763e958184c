import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import categories from 'virtual:content/categories';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import type { ParentLink } from '../../platform/navigation/use-back-link-target.ts';
import * as messages from '../../../../packages/core/messages/not-found.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const HOME: ParentLink = { to: '/', label: commonMessages.home };

/** The menu above an unknown address; the home screen where there is none. */
function parentMenuLink(pathname: string): ParentLink {
  const [, first, below] = pathname.split('/');
  if (first === 'context-behind-dua') return { to: '/context-behind-dua', label: screenMessages.contextTitle };
  const category = below === undefined ? undefined : categories.find(({ slug, empty }) => slug === first && !empty);
  return category ? { to: `/${category.slug}`, label: category.title } : HOME;
}

/** An address that no page has. */
export default function NotFound(): ReactElement {
  const menu = parentMenuLink(useLocation().pathname);
  return (
    <>
      <ScreenHeader title={messages.pageNotFound} back={menu} />
      <main className="prose">
        <p>{messages.noPageAtAddress}</p>
        <p className="ways">
          {menu === HOME ? null : (
            <Link to={menu.to} className="button">
              {menu.label}
            </Link>
          )}
          <Link to="/" className="button">
            {messages.goHome}
          </Link>
          <Link to="/search" className="button">
            {messages.search}
          </Link>
        </p>
      </main>
    </>
  );
}
