import { type ReactElement, useRef } from 'react';
import { lazyModule } from '../loading/lazy-module.ts';

const actions = () => import('./transfer-action.ts');
const exportAction = lazyModule('The export', actions, 'download');
const importAction = lazyModule('The import', actions, 'take');

/** Makes the file of what is saved and what is learned. */
export const ExportButton = (): ReactElement => (
  <button type="button" className="button" onClick={() => exportAction.use((download) => download())}>
    Export
  </button>
);

/** Takes such a file in. */
export function ImportButton(): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Import
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="File of saved duas"
        onChange={(event) => {
          const { currentTarget } = event;
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) importAction.use((take) => take(file));
        }}
      />
    </>
  );
}
