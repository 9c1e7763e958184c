import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';

const panel = lazyModule(messages.thePanel, () => import('./prayer-panel.tsx'), 'default');

/** Opens the reminders that follow prayer. Their panel loads, with the cities and the reckoning, when it is first asked for. */
export function PrayerRemindersButton(): ReactElement {
  const { Dialog: PrayerPanel, open, close } = useLazyDialog(panel);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onPointerEnter={panel.prepare} onClick={open}>
        {messages.open}
      </button>
      {PrayerPanel ? <PrayerPanel onClose={close} /> : null}
    </>
  );
}
