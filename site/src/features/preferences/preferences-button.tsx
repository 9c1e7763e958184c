import { ALargeSmall } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import { onPreferencesChange } from '../../platform/preferences/change-preferences.ts';
import * as messages from '../../../../packages/core/messages/preferences.ts';

const preferencesPanel = lazyModule(messages.theReadingSettings, () => import('./preferences-panel.tsx'), 'default');

/** The "Aa" button of text pages. Its panel loads when it is first asked for. */
export function PreferencesButton(): ReactElement {
  const { Dialog: PreferencesPanel, open, close } = useLazyDialog(preferencesPanel);
  // While subscribed, changed preferences are applied. A file may bring some to a page without a text, where nothing else
  // subscribes.
  useEffect(() => onPreferencesChange(() => undefined), []);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.readingSettings}
        aria-haspopup="dialog"
        data-tooltip={messages.readingSettings}
        onClick={open}
      >
        <ALargeSmall aria-hidden="true" />
      </button>
      {PreferencesPanel ? <PreferencesPanel onClose={close} /> : null}
    </>
  );
}
