import { type ReactElement, useRef } from 'react';
import { part } from '../parts/part.ts';

const actions = part('The file', () => import('./transfer-action.ts'));

/** Makes the file of what is saved and what is learned. */
export const ExportButton = (): ReactElement => (
  <button type="button" className="button" onClick={() => actions.use(({ download }) => download())}>
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
          if (file) actions.use(({ take }) => take(file));
        }}
      />
    </>
  );
}
