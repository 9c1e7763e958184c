const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether no field has the key and no dialog is open. */
export const isFreePlace = ({ target }: KeyboardEvent): boolean =>
  !document.querySelector('dialog[open]') && !(target instanceof Element && target.closest(TYPING));

/** Whether a key is free to be a shortcut: nobody has answered it, and no field, dialog or modifier is in play. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return isFreePlace(event);
}
