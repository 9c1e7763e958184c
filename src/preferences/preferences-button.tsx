import { ALargeSmall } from 'lucide-react';
import type { ReactElement } from 'react';
import { lazyModule } from '../loading/lazy-module.ts';
import { useLazyDialog } from '../loading/use-lazy-dialog.ts';

const preferencesPanel = lazyModule('The reading settings', () => import('./preferences-panel.tsx'), 'default');

/** The "Aa" button of text pages. Its panel loads when it is first asked for. */
export function PreferencesButton(): ReactElement {
  const { Dialog: PreferencesPanel, open, close } = useLazyDialog(preferencesPanel);
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
