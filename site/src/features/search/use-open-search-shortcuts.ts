import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOutsideFieldsAndDialogs, oneKeyShortcutsOffRecord } from '../../platform/navigation/shortcut-key.ts';

const PATH = '/search';
/** The search box marks itself by this attribute. */
const SEARCH_BOX_SELECTOR = '[data-search-box]';

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.repeat || event.isComposing) return false;
  // The place of the key counts too: an Arabic keyboard has another letter on it.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && (event.key.toLowerCase() === 'k' || event.code === 'KeyK');
  return event.key === '/' && !oneKeyShortcutsOffRecord.read();
}

/** `/` and Ctrl or Cmd with K lead to the search from everywhere, except from a field or a dialog. */
export function useOpenSearchShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !asksForSearch(event) || !isOutsideFieldsAndDialogs(event)) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>(SEARCH_BOX_SELECTOR);
      box?.focus();
      box?.select();
      if (!box) void navigate(PATH);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}
