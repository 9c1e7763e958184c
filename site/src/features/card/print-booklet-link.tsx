import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import * as messages from '../../../../packages/core/messages/cards.ts';

/**
 * Link from a page or a menu to its booklet. Few follow it, so nothing is loaded before it is pressed.
 * @param of what the booklet holds: `prayer`, or `prayer/ablution`
 */
export const PrintBookletLink = ({ of }: { of: string }): ReactElement => (
  <Link
    to={`/booklet?of=${of}`}
    rel="nofollow"
    className="icon-button"
    aria-label={messages.printAsABooklet}
    data-tooltip={messages.printAsABooklet}
  >
    <Printer aria-hidden="true" />
  </Link>
);
