import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { truncateText } from './query-limits.ts';

const PARAMETER = 'q';
/** Pause in typing, after which the address and the full results are updated; longer than between two keys on a phone. */
const ADDRESS_DELAY_MS = 500;

/** The query of an address, as the box shows it; '' where it has none. */
export const queryInAddress = (parameters: URLSearchParams): string => truncateText(parameters.get(PARAMETER) ?? '');

export interface QueryAddress {
  text: string;
  setText: (text: string) => void;
  /** Whether the address does not have the query yet, as the reader may still be typing. */
  isTyping: boolean;
  /** Marks the query as final: what is typed next gets a history entry of its own. */
  settle: () => void;
}

/**
 * The query, kept in the address as `?q=` so that it can be shared and the way back leads to it. While the reader types the
 * entry is replaced; after a query was submitted or a result opened, typing adds an entry.
 */
export function useQueryAddress(): QueryAddress {
  const [parameters, setParameters] = useSearchParams();
  const takenOver = useHydrated();
  const address = takenOver ? queryInAddress(parameters) : '';
  const [text, showText] = useState(address);
  // Beside the state, so that `settle` stays the same function while the reader types, and results are not rendered again with each key.
  const latest = useRef(address);
  const keepText = useCallback((next: string): void => {
    latest.current = next;
    showText(next);
  }, []);
  const setText = useCallback((next: string): void => keepText(truncateText(next)), [keepText]);
  const written = useRef(address);
  const settled = useRef(address !== '');

  // Takes up an address that a link or back/forward has changed, but not one that this hook wrote itself.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    settled.current = true;
    keepText(address);
  }, [address, keepText]);

  const write = useCallback(
    (next: string): void => {
      const query = next.trim();
      if (query === written.current) return;
      // The same query without blanks at its ends. With an entry of its own, going back would reach the untrimmed query, which
      // would add the entry again.
      const isSame = query === written.current.trim();
      const replace = isSame || !settled.current || written.current === '';
      if (!isSame) settled.current = false;
      written.current = query;
      setParameters(query ? { [PARAMETER]: query } : {}, { replace, preventScrollReset: true });
    },
    [setParameters],
  );

  useEffect(() => {
    if (!takenOver) return undefined;
    const writeUnlessChanged = (): void => {
      // After going back, a slow device may not have rendered the new query yet.
      if (latest.current === text) write(text);
    };
    const timer = setTimeout(writeUnlessChanged, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, write, takenOver]);

  const settle = useCallback((): void => {
    write(latest.current);
    settled.current = true;
  }, [write]);

  return { text, setText, isTyping: text.trim() !== address.trim(), settle };
}
