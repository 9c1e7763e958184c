import { useLayoutEffect, useRef } from 'react';

/**
 * Gives up the page's own Arabic faces, which hold its own words alone, before another page is painted.
 * @param pathname of the page that is shown; see `tools/build/remembrance-faces.ts`
 */
export function useWholeFaces(pathname: string): void {
  const opened = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== opened.current) delete document.documentElement.dataset['ownArabic'];
  }, [pathname]);
}
