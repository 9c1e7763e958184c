/** Gives the focus to the page's heading, where the element that had it is gone or about to go. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

/** Gives the focus to the page's heading where nothing has it: it is on the body once the element that had it is gone. */
export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}
