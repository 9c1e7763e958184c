import { Bookmark, BookMarked, CircleDot, Info, LayoutGrid, type LucideIcon, Mail, Quote, Search, Settings, Share2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { DialogProps } from '../parts/use-part-dialog.ts';
import { shareApp } from '../share/share.ts';
import { useModal } from './use-modal.ts';

const ENTRIES = [
  { to: '/settings', label: 'Settings', Icon: Settings },
  { to: '/contact', label: 'Contact Us', Icon: Mail },
  { to: '/context-behind-dua', label: 'Context behind dua', Icon: Quote },
  { to: '/asma-ul-husna', label: '99 Names of Allah', Icon: LayoutGrid },
  { to: '/forty-hadith', label: 'Forty Hadith of an-Nawawi', Icon: BookMarked },
  { to: '/tasbih-counter', label: 'Tasbih Counter', Icon: CircleDot },
  { to: '/about', label: 'About this app', Icon: Info },
] as const;

/** Our own two pages beside the eight entries of the product's menu. */
const MORE = [
  { to: '/search', label: 'Search', Icon: Search },
  { to: '/saved', label: 'Saved', Icon: Bookmark },
] as const;

function Entry({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }): ReactElement {
  return (
    <li>
      <Link to={to} className="sheet-entry">
        <Icon aria-hidden="true" />
        {label}
      </Link>
    </li>
  );
}

/** The side sheet, from the left. */
export default function SideMenu({ onClose }: DialogProps): ReactElement {
  const dialog = useModal();
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="side-menu-title" onClose={onClose}>
      <div className="sheet-body">
        <div className="bar">
          <h2 id="side-menu-title">Menu</h2>
          <button type="button" className="icon-button" onClick={close} aria-label="Close menu" data-tooltip="Close menu">
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-labelledby="side-menu-title">
          <ul className="sheet-list">
            {ENTRIES.map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
            <li>
              <button
                type="button"
                className="sheet-entry"
                onClick={() => {
                  close();
                  void shareApp();
                }}
              >
                <Share2 aria-hidden="true" />
                Share this app
              </button>
            </li>
          </ul>
          <ul className="sheet-list sheet-more">
            {MORE.map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
