import { createStoredRecord } from '../storage/stored-record.ts';
import { ONE_KEY_SHORTCUTS_OFF_KEY } from '../storage/storage-keys.ts';

const TYPING_FIELDS_SELECTOR = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the reader has switched off single-character shortcuts, which speech input or a slip can trigger. */
export const oneKeyShortcutsOffRecord = createStoredRecord(ONE_KEY_SHORTCUTS_OFF_KEY, (stored) => stored === true);

/** Whether the key event went to no input field, and no dialog is open. */
export const isOutsideFieldsAndDialogs = ({ target }: KeyboardEvent): boolean =>
  !document.querySelector('dialog[open]') && !(target instanceof Element && target.closest(TYPING_FIELDS_SELECTOR));

/** Whether a key event may be a shortcut: not handled yet, no modifier, no input field, no open dialog. */
export function isFreeForShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return false;
  // `?` needs Shift on most keyboards, and Alt on some.
  if (event.key !== '?' && (event.altKey || event.shiftKey)) return false;
  return isOutsideFieldsAndDialogs(event);
}
