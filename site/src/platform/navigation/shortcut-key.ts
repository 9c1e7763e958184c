const TYPING_FIELDS_SELECTOR = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the key event went to no input field and no dialog is open. */
export const isOutsideFieldsAndDialogs = ({ target }: KeyboardEvent): boolean =>
  !document.querySelector('dialog[open]') && !(target instanceof Element && target.closest(TYPING_FIELDS_SELECTOR));

/** Whether a key event may be a shortcut: not handled yet, no modifier, no input field, no open dialog. */
export function isFreeForShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return isOutsideFieldsAndDialogs(event);
}
