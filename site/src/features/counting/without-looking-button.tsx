import { EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { type DialogProps, useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import { type Headset, useHeadset } from './use-headset.ts';
import * as messages from '../../../../packages/core/messages/without-looking.ts';

export interface WithoutLookingProps extends DialogProps {
  headset: Headset;
  /** Whether a card is shown whose words can be pressed, as where duas are said one at a time. */
  hasCard: boolean;
}

const panel = lazyModule(messages.thePanel, () => import('./without-looking-panel.tsx'), 'default');

interface ButtonProps {
  /** Counts one, as a tap does. */
  onCount: () => void;
  hasCard?: boolean;
}

/** Opens what helps a reader who counts without looking: what the device can do, and the keys of a headset. */
export function WithoutLookingButton({ onCount, hasCard = false }: ButtonProps): ReactElement {
  const { Dialog: Panel, open, close } = useLazyDialog<WithoutLookingProps>(panel);
  // A key that is tried in the panel does not count.
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
