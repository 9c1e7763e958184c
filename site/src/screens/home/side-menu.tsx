import { type LucideIcon, Share2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { type Screen, SCREENS } from '../../../../screens.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';
import { copyOrShareCurrentAddress } from '../../features/share/share.ts';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { site } from '../../platform/site.ts';
import * as languageMessages from '../../../../packages/core/messages/language.ts';
import { useModal } from '../../ui/use-modal.ts';
import * as messages from '../../../../packages/core/messages/home.ts';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './side-menu.css?inline';

addStyles(styles);

const ICONS = import.meta.glob<LucideIcon>('../*/menu-icon.ts', { eager: true, import: 'default' });

/** @throws Error where the screen's folder has no icon */
function Entry({ screen }: { screen: Screen }): ReactElement {
  const { folder, path, title, menu } = screen;
  const Icon = ICONS[`../${folder}/menu-icon.ts`];
  if (!Icon) throw new Error(`"${folder}" stands in the side menu; choose its icon in site/src/screens/${folder}/menu-icon.ts`);
  return (
    <li>
      <Link to={path} className="sheet-entry">
        <Icon aria-hidden="true" />
        {menu?.label ?? title}
      </Link>
    </li>
  );
}

const entries = (list: 'main' | 'more'): ReactElement[] =>
  SCREENS.filter(({ menu }) => menu?.list === list).map((screen) => <Entry key={screen.folder} screen={screen} />);

/** The side menu, a dialog at the edge where lines begin: the right one for Urdu. */
export default function SideMenu({ onClose }: DialogProps): ReactElement {
  const dialog = useModal();
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="side-menu-title" onClose={onClose}>
      <div className="sheet-body">
        <div className="bar">
          <h2 id="side-menu-title">{messages.menu}</h2>
          <button type="button" className="icon-button" onClick={close} aria-label={messages.closeMenu} data-tooltip={messages.closeMenu}>
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-labelledby="side-menu-title">
          <ul className="sheet-list">
            {entries('main')}
            <li>
              <button
                type="button"
                className="sheet-entry"
                onClick={() => {
                  close();
                  void copyOrShareCurrentAddress();
                }}
              >
                <Share2 aria-hidden="true" />
                {messages.shareThisApp}
              </button>
            </li>
          </ul>
          <ul className="sheet-list sheet-more">{entries('more')}</ul>
          {site.languages.length > 1 ? (
            <section className="sheet-languages">
              <h3 id="side-menu-language">{languageMessages.title}</h3>
              <LanguageLinks className="sheet-list" entryClassName="sheet-entry" labelledBy="side-menu-language" />
            </section>
          ) : null}
        </nav>
      </div>
    </dialog>
  );
}
