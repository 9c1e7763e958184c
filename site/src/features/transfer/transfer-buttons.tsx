import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { FileButton } from '../../ui/file-button.tsx';
import * as messages from '../../../../packages/core/messages/saved.ts';

const loadActions = () => import('./transfer-action.ts');
const exportAction = lazyModule(messages.theExport, loadActions, 'exportAndNotify');
const importActionModule = lazyModule(messages.theImport, loadActions, 'importAndNotify');

/** Exports a file of all data of this device. */
export const ExportButton = (): ReactElement => (
  <button type="button" className="button" onClick={() => exportAction.use((exportAndNotify) => exportAndNotify())}>
    {messages.exportAction}
  </button>
);

/** Imports a file that "Export" has made. */
export const ImportButton = (): ReactElement => (
  <FileButton text={messages.importAction} onFile={(file) => importActionModule.use((importAndNotify) => importAndNotify(file))} />
);
