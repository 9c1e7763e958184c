import type { ReactElement } from 'react';
import { removeSaved } from './saved.ts';
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { focusHeading } from '../../platform/navigation/focus-heading.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/** Further ids are only counted. */
const MAX_NAMED_IDS = 3;

function idsText(permanentIds: readonly string[]): string {
  const rest = permanentIds.length - MAX_NAMED_IDS;
  const names = permanentIds.slice(0, MAX_NAMED_IDS).join(', ');
  return rest > 0 ? messages.namedAndMore({ names, count: rest }) : names;
}

async function removeUnknownDuas(permanentIds: readonly string[]): Promise<void> {
  // The button disappears with these duas.
  focusHeading();
  await (removeSaved(permanentIds)
    ? notify({ title: messages.noLongerSaved, description: messages.unknownTakenOut })
    : notifyNotSaved(messages.takenOutForNowOnly));
}

/** Names saved ids that this version does not have, with a button to remove them. */
export function UnknownDuas({ permanentIds }: { permanentIds: readonly string[] }): ReactElement {
  return (
    <div className="empty notice">
      <p>{messages.notInVersion({ count: permanentIds.length, names: idsText(permanentIds) })}</p>
      <button type="button" className="button" onClick={() => void removeUnknownDuas(permanentIds)}>
        {messages.takeOut({ count: permanentIds.length })}
      </button>
    </div>
  );
}
