import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BACK_KEY, FORWARD_KEY } from '../../platform/navigation/reading-direction.ts';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkBack } from '../../ui/link-back.tsx';
import { addressOf, HADITH_LIST } from './hadith-address.ts';
import * as messages from '../../../../packages/core/messages/hadith.ts';

interface StepProps {
  /** The hadith that it leads to; without one it cannot be pressed. */
  to: number | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

const KEYS = { prev: BACK_KEY, next: FORWARD_KEY } as const;

function Step({ to, rel, children }: StepProps): ReactElement {
  const className = `button pager-${rel}`;
  return to === undefined ? (
    <button type="button" className={className} disabled>
      {children}
    </button>
  ) : (
    <Link to={addressOf(to)} replace rel={rel} className={className} aria-keyshortcuts={KEYS[rel]}>
      {children}
    </Link>
  );
}

interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
}

/** The ways on from a hadith: the one before it, the list, the one after it. */
export function Pager({ previous, next }: Neighbours): ReactElement {
  return (
    <nav className="pager" aria-label={messages.navigation}>
      <Step to={previous} rel="prev">
        <ChevronLeft aria-hidden="true" />
        {messages.previous}
      </Step>
      <LinkBack to={HADITH_LIST} className="button pager-list">
        {messages.backToHadithList}
      </LinkBack>
      <Step to={next} rel="next">
        {messages.next}
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}
