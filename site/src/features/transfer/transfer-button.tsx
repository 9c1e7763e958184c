import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import * as messages from '../../../../packages/core/messages/settings.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

const panelModule = lazyModule(transferMessages.theTransfer, () => import('./transfer-panel.tsx'), 'default');

/** Opens the panel for a transfer to another device, which loads with the first press. */
export function TransferButton(): ReactElement {
  const { Dialog: TransferPanel, open, close } = useLazyDialog(panelModule);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" aria-describedby="transfer" onClick={open}>
        {messages.transferAction}
      </button>
      {TransferPanel ? <TransferPanel onClose={close} /> : null}
    </>
  );
}
