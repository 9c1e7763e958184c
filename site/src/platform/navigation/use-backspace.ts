import { useLayoutEffect } from 'react';
import { isFreeForShortcut } from './shortcut-key.ts';
import { useGoBackTo } from './use-go-back-to.ts';
import { useBackLinkTarget } from './use-back-link-target.ts';

/**
 * Backspace does what the back button does, unless a field, a dialog or a modifier key is in play.
 * @param parent undefined for a page on which it does nothing
 */
export function useBackspace(parent: string | undefined): void {
  const { to } = useBackLinkTarget({ to: parent ?? '/', label: '' });
  const goBack = useGoBackTo(to);
  const answers = parent !== undefined;
  // A layout effect, so that a press right after the screen has come is not lost.
  useLayoutEffect(() => {
    if (!answers) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Backspace' || !isFreeForShortcut(event)) return;
      event.preventDefault();
      goBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [answers, goBack]);
}
