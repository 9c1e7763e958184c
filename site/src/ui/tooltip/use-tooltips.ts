import { useEffect } from 'react';

/** Loads the tooltips with the first move of a mouse; touch devices never load them. */
export function useTooltips(): void {
  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      document.removeEventListener('pointermove', onMove);
      // Without tooltips the buttons still have their `aria-label`.
      import('./tooltips.ts').then(({ startTooltips }) => startTooltips()).catch(() => undefined);
    };
    document.addEventListener('pointermove', onMove);
    return () => document.removeEventListener('pointermove', onMove);
  }, []);
}
