import { useEffect } from 'react';

/**
 * Marks the document once the app has taken over the prerendered page: the listeners of every screen are in place, and what
 * was pressed before is given to them (`app-starter.ts`).
 */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
}
