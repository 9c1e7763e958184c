import { EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { type DialogProps, useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import { type HeadsetControl, useHeadset } from './use-headset.ts';
import * as messages from '../../../../packages/core/messages/without-looking.ts';

export interface WithoutLookingPanelProps extends DialogProps {
  headset: HeadsetControl;
  /** Whether a card with pressable words is shown, as when duas are said one at a time. */
  hasCard: boolean;
}

const withoutLookingPanel = lazyModule(messages.thePanel, () => import('./without-looking-panel.tsx'), 'default');

interface WithoutLookingButtonProps {
  /** Counts one, as a tap does. */
  onCount: () => void;
  hasCard?: boolean;
}

/** Opens the panel for counting without looking: what the device supports, and the keys of a headset. */
export function WithoutLookingButton({ onCount, hasCard = false }: WithoutLookingButtonProps): ReactElement {
  const { Dialog: Panel, open, close } = useLazyDialog<WithoutLookingPanelProps>(withoutLookingPanel);
  // Keys tried while the panel is open do not count.
  const headset = useHeadset(() => {
    if (!Panel) onCount();
  });
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.title}
        aria-haspopup="dialog"
        data-tooltip={messages.title}
        onClick={open}
      >
        <EyeOff aria-hidden="true" />
      </button>
      {Panel ? <Panel onClose={close} headset={headset} hasCard={hasCard} /> : null}
    </>
  );
}
