import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BACK_KEY, FORWARD_KEY } from '../../platform/navigation/reading-direction.ts';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkBack } from '../../ui/link-back.tsx';
import { hadithPageAddress, HADITH_LIST_ADDRESS } from './hadith-address.ts';
import * as messages from '../../../../packages/core/messages/hadith.ts';

interface HadithStepProps {
  /** Number of the target hadith; undefined for a disabled button. */
  hadithNumber: number | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

const KEYS = { prev: BACK_KEY, next: FORWARD_KEY } as const;

function HadithStep({ hadithNumber: to, rel, children }: HadithStepProps): ReactElement {
  const className = `button pager-${rel}`;
  return to === undefined ? (
    <button type="button" className={className} disabled>
      {children}
    </button>
  ) : (
    <Link to={hadithPageAddress(to)} replace rel={rel} className={className} aria-keyshortcuts={KEYS[rel]}>
      {children}
    </Link>
  );
}

interface AdjacentHadithNumbers {
  previous: number | undefined;
  next: number | undefined;
}

/** Links to the previous hadith, the list, and the next hadith. */
export function Pager({ previous, next }: AdjacentHadithNumbers): ReactElement {
  return (
    <nav className="pager" aria-label={messages.navigation}>
      <HadithStep hadithNumber={previous} rel="prev">
        <ChevronLeft aria-hidden="true" />
        {messages.previous}
      </HadithStep>
      <LinkBack to={HADITH_LIST_ADDRESS} className="button pager-list">
        {messages.backToHadithList}
      </LinkBack>
      <HadithStep hadithNumber={next} rel="next">
        {messages.next}
        <ChevronRight aria-hidden="true" />
      </HadithStep>
    </nav>
  );
}
