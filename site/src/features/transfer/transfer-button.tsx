import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import * as messages from '../../../../packages/core/messages/settings.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

const panel = lazyModule(transferMessages.theTransfer, () => import('./transfer-panel.tsx'), 'default');

/** Opens the ways to another device. Their panel loads when it is first asked for. */
export function TransferButton(): ReactElement {
  const { Dialog: TransferPanel, open, close } = useLazyDialog(panel);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" aria-describedby="transfer" onClick={open}>
        {messages.transferAction}
      </button>
      {TransferPanel ? <TransferPanel onClose={close} /> : null}
    </>
  );
}
