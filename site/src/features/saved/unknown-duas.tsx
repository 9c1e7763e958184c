import type { ReactElement } from 'react';
import { removeSaved } from './saved.ts';
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/** Ids that are named; of the rest only the number is told. */
const MOST_NAMED = 3;

function named(homes: readonly string[]): string {
  const rest = homes.length - MOST_NAMED;
  const names = homes.slice(0, MOST_NAMED).join(', ');
  return rest > 0 ? messages.namedAndMore({ names, count: rest }) : names;
}

async function takeOut(homes: readonly string[]): Promise<void> {
  await (removeSaved(homes)
    ? notify({ title: messages.noLongerSaved, description: messages.unknownTakenOut })
    : notifyNotSaved(messages.takenOutForNowOnly));
}

/** Saved ids that this version does not have: they stay until the reader removes them. */
export function UnknownDuas({ homes }: { homes: readonly string[] }): ReactElement {
  return (
    <div className="empty saved-aside">
      <p>{messages.notInVersion({ count: homes.length, names: named(homes) })}</p>
      <button type="button" className="button" onClick={() => void takeOut(homes)}>
        {messages.takeOut({ count: homes.length })}
      </button>
    </div>
  );
}
