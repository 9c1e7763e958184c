import { Menu, Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import categories from 'virtual:content/categories';
import icons from 'virtual:content/category-icons';
import type { HomeCategory } from '../../../../packages/core/model.ts';
import { TitleRing } from './ring.tsx';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import { MORNING_EVENING_CATEGORY_SLUG, useResumePointText } from './use-resume-point-text.ts';
import { ARABIC_NAME, NAME, TAGLINE } from '../../platform/site.ts';
import { withBreaksAfterSlash } from '../../ui/with-breaks-after-slash.tsx';
import * as messages from '../../../../packages/core/messages/home.ts';

// The menu loads when a pointer comes near its button, not with the page.
const sideMenu = lazyModule(messages.theMenu, () => import('./side-menu.tsx'), 'default');

/** The category's summary, or today's resume point, in the same height, so that nothing moves. */
function SubtitleOrResumePoint({ text }: { text: string }): ReactElement {
  const waiting = useResumePointText();
  if (waiting === undefined) return <span className="tile-subtitle">{text}</span>;
  return (
    <span className="tile-subtitle tile-waiting">
      <span aria-hidden="true">{text}</span>
      <span>{waiting}</span>
    </span>
  );
}

function CategoryButton({ category }: { category: HomeCategory }): ReactElement {
  const { slug, title, subtitle, empty } = category;
  const face = (
    <>
      <span className="tile-icon">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[slug]} />
        </svg>
      </span>
      <span className="tile-text">
        <span className="tile-title">{withBreaksAfterSlash(title)}</span>
        {slug === MORNING_EVENING_CATEGORY_SLUG ? (
          <SubtitleOrResumePoint text={subtitle} />
        ) : (
          <span className="tile-subtitle">{empty ? messages.stillToCome : subtitle}</span>
        )}
      </span>
    </>
  );
  // A category without pages cannot be opened: a disabled button shows it.
  return empty ? (
    <button type="button" className="tile" disabled>
      {face}
    </button>
  ) : (
    <Link to={`/${slug}`} className="tile">
      {face}
    </Link>
  );
}

/** Home: the menu button, the title in its ring, the categories. */
export default function Home(): ReactElement {
  const { Dialog: SideMenu, open, close } = useLazyDialog(sideMenu);
  return (
    <>
      <header className="bar">
        <button
          type="button"
          className="icon-button"
          aria-label={messages.openMenu}
          aria-haspopup="dialog"
          data-tooltip={messages.openMenu}
          onPointerEnter={sideMenu.prepare}
          onClick={open}
        >
          <Menu aria-hidden="true" />
        </button>
        <Link to="/search" className="icon-button" aria-label={messages.search} data-tooltip={messages.search}>
          <Search aria-hidden="true" />
        </Link>
      </header>
      {SideMenu ? <SideMenu onClose={close} /> : null}
      <main>
        <TitleRing>
          <span lang="ar" dir="rtl" translate="no" className="ring-arabic">
            {ARABIC_NAME}
          </span>
          <h1 tabIndex={-1}>{NAME}</h1>
        </TitleRing>
        <p className="tagline">{TAGLINE}</p>
        <nav aria-label={messages.categories}>
          <ul className="tiles">
            {categories.map((category) => (
              <li key={category.slug}>
                <CategoryButton category={category} />
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </>
  );
}
