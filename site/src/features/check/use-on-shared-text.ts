import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The parameters in which the device's share sheet sends a text, by the names in the web manifest. */
const SHARE_TARGET_PARAMETERS = ['title', 'text', 'url'];

/** The shared text in an address; '' where there is none. @param search the query, as in `location.search` */
export function sharedText(search: string): string {
  const parameters = new URLSearchParams(search);
  const parts = SHARE_TARGET_PARAMETERS.map((name) => parameters.get(name)?.trim() ?? '').filter(Boolean);
  // Many apps send the same words as title and text.
  return parts
    .filter((part, at) => !parts.some((other, index) => index !== at && (other !== part || index < at) && other.includes(part)))
    .join('\n');
}

/**
 * Reads the shared text and removes it from the address, so that it does not stay in the history.
 * @param onSharedText gets the text once, after the address was replaced: state that it stores then belongs to the new
 * history entry
 */
export function useOnSharedText(onSharedText: (text: string) => void): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const received = useRef('');
  useEffect(() => {
    const text = sharedText(search);
    if (text !== '') {
      received.current = text;
      void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    } else if (received.current !== '') {
      onSharedText(received.current);
      received.current = '';
    }
  }, [search, navigate, onSharedText]);
}
