import { type ReactElement, useRef } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

const loadActions = () => import('./transfer-action.ts');
const exportAction = lazyModule(messages.theExport, loadActions, 'exportFile');
const importActionModule = lazyModule(messages.theImport, loadActions, 'importAndNotify');

/** Exports a file of all data of this device. */
export const ExportButton = (): ReactElement => (
  <button type="button" className="button" onClick={() => exportAction.use((exportFile) => exportFile())}>
    {messages.exportAction}
  </button>
);

/** Imports a file that "Export" has made. */
export function ImportButton(): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {messages.importAction}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={messages.fileOfSavedDuas}
        onChange={(event) => {
          const { currentTarget } = event;
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) importActionModule.use((importAndNotify) => importAndNotify(file));
        }}
      />
    </>
  );
}
