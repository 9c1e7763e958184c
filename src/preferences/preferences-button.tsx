import { ALargeSmall } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';

const PreferencesPanel = lazy(() => import('./preferences-panel.tsx'));

/** The "Aa" button of text pages. Its panel loads when it is first asked for. */
export function PreferencesButton(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Reading settings"
        aria-haspopup="dialog"
        data-tooltip="Reading settings"
        onClick={() => setOpen(true)}
      >
        <ALargeSmall aria-hidden="true" />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <PreferencesPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
