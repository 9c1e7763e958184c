import { ALargeSmall } from 'lucide-react';
import type { ReactElement } from 'react';
import { part } from '../parts/part.ts';
import { usePartDialog } from '../parts/use-part-dialog.ts';

const preferencesPanel = part('The reading settings', async () => (await import('./preferences-panel.tsx')).default);

/** The "Aa" button of text pages. Its panel loads when it is first asked for. */
export function PreferencesButton(): ReactElement {
  const { Dialog: PreferencesPanel, open, close } = usePartDialog(preferencesPanel);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Reading settings"
        aria-haspopup="dialog"
        data-tooltip="Reading settings"
        onClick={open}
      >
        <ALargeSmall aria-hidden="true" />
      </button>
      {PreferencesPanel ? <PreferencesPanel onClose={close} /> : null}
    </>
  );
}
