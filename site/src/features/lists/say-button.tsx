import { type ReactElement, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { onResumePointChange, resumePointOn } from '../counting/resume-point.ts';
import { listAddress, listKey, ONE_AT_A_TIME } from './addresses.ts';
import { type OverList, prepareOneList } from './one-list.tsx';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/remembrance.ts';

/** Leads to the duas of a list one at a time, or goes on where the reader stopped today. */
export function SayButton({ id }: { id: string }): ReactElement {
  const words = useSyncExternalStore(onResumePointChange, () => {
    const place = resumePointOn(listKey(id));
    return place ? cardMessages.resumeAt(place) : messages.oneAtATime;
  });
  return (
    <Link
      to={`${listAddress(id)}&${ONE_AT_A_TIME}`}
      state={{ overList: true } satisfies OverList}
      className="button lists-first"
      onPointerEnter={prepareOneList}
    >
      {words}
    </Link>
  );
}
