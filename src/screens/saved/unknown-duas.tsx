import type { ReactElement } from 'react';
import { removeSaved } from '../../saved/saved.ts';
import { notify } from '../../toast/notify.ts';
import { notifyNotSaved } from '../../toast/notify-not-saved.ts';

/** Ids that are named; of the rest only the number is told. */
const MOST_NAMED = 3;

function named(homes: readonly string[]): string {
  const rest = homes.length - MOST_NAMED;
  return homes.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest.toLocaleString('en')} more` : '');
}

async function takeOut(homes: readonly string[]): Promise<void> {
  await (removeSaved(homes)
    ? notify({ title: 'No longer saved', description: 'What this version does not know was taken out of your saved duas' })
    : notifyNotSaved('Taken out for now only'));
}

/** What was saved under ids that this version does not have: left in peace until the reader wants it gone. */
export function UnknownDuas({ homes }: { homes: readonly string[] }): ReactElement {
  return (
    <div className="empty saved-aside">
      <p>
        {homes.length === 1 ? 'One saved dua is' : `${homes.length.toLocaleString('en')} saved duas are`} not in this version:{' '}
        {named(homes)}
      </p>
      <button type="button" className="button" onClick={() => void takeOut(homes)}>
        {homes.length === 1 ? 'Take it out' : 'Take them out'}
      </button>
    </div>
  );
}
