import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { LinkBack } from './link-back.tsx';
import { withBreaksAfterSlash } from './with-breaks-after-slash.tsx';
import { useBackLinkTarget, type ParentLink } from '../platform/navigation/use-back-link-target.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

interface ScreenHeaderProps {
  /** A string of the app's own words, or an element where the reader chose the name. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** The parent menu. */
  back: ParentLink;
  /** Buttons at the end of the bar. */
  tools?: ReactNode;
}

/** The header of every screen but home: back, title, subtitle. The title takes the focus after a navigation. */
export function ScreenHeader({ title, subtitle, back, tools }: ScreenHeaderProps): ReactElement {
  const { to, label } = useBackLinkTarget(back);
  return (
    <header className="screen-header">
      <div className="bar">
        <LinkBack
          to={to}
          className="icon-button"
          aria-label={messages.backTo({ page: label })}
          data-tooltip={messages.backTo({ page: label })}
        >
          <ChevronLeft aria-hidden="true" />
        </LinkBack>
        <div className="bar-tools">{tools}</div>
      </div>
      <h1 tabIndex={-1}>{typeof title === 'string' ? withBreaksAfterSlash(title) : title}</h1>
      {subtitle ? <p className="screen-subtitle">{subtitle}</p> : null}
    </header>
  );
}
