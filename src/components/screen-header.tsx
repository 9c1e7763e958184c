import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface ScreenHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Where back leads: the parent menu. */
  back: { to: string; label: string };
  /** Tools at the end of the bar. */
  tools?: ReactNode;
}

/** The head of every screen but home: back, title, subtitle. The title takes the focus after a navigation. */
export function ScreenHeader({ title, subtitle, back, tools }: ScreenHeaderProps): ReactElement {
  return (
    <header className="screen-header">
      <div className="bar">
        <Link to={back.to} className="icon-button" aria-label={`Back to ${back.label}`} data-tooltip={`Back to ${back.label}`}>
          <ChevronLeft aria-hidden="true" />
        </Link>
        <div className="bar-tools">{tools}</div>
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle ? <p className="screen-subtitle">{subtitle}</p> : null}
    </header>
  );
}
