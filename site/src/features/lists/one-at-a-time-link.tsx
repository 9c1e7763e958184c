import { type ReactElement, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { onResumePointChange, resumePointOf } from '../counting/resume-point.ts';
import { listAddress, listKey } from './addresses.ts';
import { ONE_AT_A_TIME_PARAMETER } from '../../platform/navigation/one-at-a-time-parameter.ts';
import { type OpenedFromListState, preloadOneAtATime } from './list-one-at-a-time.tsx';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/remembrance.ts';

/** Leads to the duas of a list one at a time, or goes on where the reader stopped today. */
export function OneAtATimeLink({ id }: { id: string }): ReactElement {
  const words = useSyncExternalStore(onResumePointChange, () => {
    const place = resumePointOf(listKey(id));
    return place ? cardMessages.resumeAt(place) : messages.oneAtATime;
  });
  return (
    <Link
      to={`${listAddress(id)}&${ONE_AT_A_TIME_PARAMETER}`}
      state={{ overList: true } satisfies OpenedFromListState}
      className="button button-main"
      onPointerEnter={preloadOneAtATime}
    >
      {words}
    </Link>
  );
}
