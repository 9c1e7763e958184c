import { type RefObject, useEffect } from 'react';

/** Result links have the attribute `data-result`, the box `data-search-box`. */
const RESULT_LINK_SELECTOR = 'a[data-result]';
const SEARCH_BOX_SELECTOR = 'input[data-search-box]';

/** The element to focus after a key; undefined where the key keeps its usual effect. */
function nextOf(key: string, from: Element, region: HTMLElement): HTMLElement | null | undefined {
  const links = [...region.querySelectorAll<HTMLElement>(RESULT_LINK_SELECTOR)];
  const box = region.querySelector<HTMLElement>(SEARCH_BOX_SELECTOR);
  const at = links.findIndex((link) => link === from);
  if (from !== box && at < 0) return undefined;
  if (key === 'ArrowDown') return links[at + 1];
  if (key === 'ArrowUp' && at >= 0) return links[at - 1] ?? box;
  return key === 'Escape' && at >= 0 ? box : undefined;
}

/** Arrow keys go from the box down into the results and back; Escape returns to the box. Tab does what it always does. */
export function useResultKeys(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing || !(event.target instanceof Element))
        return;
      const next = nextOf(event.key, event.target, element);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [region]);
}
