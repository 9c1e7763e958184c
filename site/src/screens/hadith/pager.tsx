import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BACK_KEY, FORWARD_KEY } from '../../platform/navigation/reading-direction.ts';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkBack } from '../../ui/link-back.tsx';
import { addressOf, HADITH_LIST } from './hadith-address.ts';
import * as messages from '../../../../packages/core/messages/hadith.ts';

interface StepProps {
  /** Number of the target hadith; undefined for a disabled button. */
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

interface PagerProps {
  previous: number | undefined;
  next: number | undefined;
}

/** Links to the previous hadith, the list, and the next hadith. */
export function Pager({ previous, next }: PagerProps): ReactElement {
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
