import { ALargeSmall } from 'lucide-react';
import type { ReactElement } from 'react';
import { part } from '../parts/part.ts';
import { usePartDialog } from '../parts/use-part-dialog.ts';

const readingPanel = part('The reading settings', async () => (await import('./reading-panel.tsx')).default);

/** The "Aa" button of text pages. Its panel loads when it is first asked for. */
export function ReadingButton(): ReactElement {
  const { Dialog: ReadingPanel, open, close } = usePartDialog(readingPanel);
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
      {ReadingPanel ? <ReadingPanel onClose={close} /> : null}
    </>
  );
}
