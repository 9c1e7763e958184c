import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { oneKeyShortcutsOffRecord } from '../../platform/navigation/shortcut-key.ts';
import * as messages from '../../../../packages/core/messages/shortcuts.ts';

/** Turns the shortcuts that are a single letter or sign on or off. The choice is kept on the device. */
export function OneKeySwitch(): ReactElement {
  const isOff = useSyncExternalStore(oneKeyShortcutsOffRecord.subscribe, oneKeyShortcutsOffRecord.read, () => false);
  const [kept, setKept] = useState(true);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={!isOff}
          onChange={({ currentTarget }) => {
            setKept(oneKeyShortcutsOffRecord.write(!currentTarget.checked));
            oneKeyShortcutsOffRecord.tell();
          }}
        />
        {messages.oneKeyShortcuts}
      </label>
      <NotSavedNotice kept={kept} />
    </>
  );
}
