import { type RefObject, useEffect, useRef } from 'react';
import { focusHeadingIfLost } from '../platform/navigation/focus-heading.ts';

/** Gives the focus to the page's heading when the last item of a list is taken out and the list goes with it. */
export function useHeadingFocusWhenEmpty(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isEmptied = count === 0 && before.current > 0;
    before.current = count;
    if (isEmptied) focusHeadingIfLost();
  }, [count]);
}

/**
 * Keeps the reader's place in a list when a press removes an item: the next item, or the previous one after the last was removed,
 * gets the focus.
 * @param list the element whose children are the items
 * @param count number of items
 * @param selector of what gets the focus within that item: not its remove button, as the press would seem not to have worked
 * @param whenEmpty selector of what gets the focus where no item is left; the heading of the page by default
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number, selector: string, whenEmpty = 'h1'): void {
  const pressed = useRef(0);
  const before = useRef(count);
  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: MouseEvent): void => {
      pressed.current = [...(element?.children ?? [])].findIndex((child) => target instanceof Node && child.contains(target));
    };
    element?.addEventListener('click', onClick, { capture: true });
    return () => element?.removeEventListener('click', onClick, { capture: true });
  }, [list]);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    // The focus is on the body where the element that had it is gone.
    if (!isFewer || document.activeElement !== document.body) return;
    const neighbour = list.current?.children[Math.min(pressed.current, count - 1)];
    const next = neighbour?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(whenEmpty);
    // An article takes the focus only with a tab index; a button has one.
    if (next && next.tabIndex < 0) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }, [list, count, selector, whenEmpty]);
}
