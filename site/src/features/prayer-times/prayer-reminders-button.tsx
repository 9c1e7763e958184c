import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';

const panel = lazyModule(messages.thePanel, () => import('./prayer-panel.tsx'), 'default');

/** Opens the panel for reminders by prayer times. It loads, with cities and calculation, when it is first needed. */
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
