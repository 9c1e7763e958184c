import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isFreeForShortcut, oneKeyShortcutsOffRecord } from '../../platform/navigation/shortcut-key.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import * as messages from '../../../../packages/core/messages/shortcuts.ts';

const shortcuts = lazyModule(messages.keyboardShortcuts, () => import('./shortcuts.tsx'), 'actOnKey');

const KEYS = new Set(['j', 'k', 'g', 'h', '?']);

/** The keys of the reader: `j` and `k` next and previous card, `g h` home, `?` the list of keys. They load with the first press. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!KEYS.has(event.key) || !isFreeForShortcut(event) || oneKeyShortcutsOffRecord.read()) return;
      event.preventDefault();
      shortcuts.use((actOnKey) => actOnKey(event.key, (to) => void navigate(to)));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}
