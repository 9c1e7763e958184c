import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the reader's place in a list of which a press takes out the pressed item: its neighbour gets the focus, or the
 * heading of the page where none is left.
 * @param list the element whose children are the items
 * @param count number of items
 * @param selector of what gets the focus in the neighbour
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number, selector: string): void {
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
    const next = neighbour?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>('h1');
    next?.focus({ preventScroll: true });
  }, [list, count, selector]);
}
