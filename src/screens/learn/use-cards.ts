import { useEffect, useState } from 'react';
import { type Lookup, lookUp } from '../../saved/lookup.ts';

/** The cards of duas: undefined while their texts load, `failed` where they cannot be had. Where the duas change, the former ones stay meanwhile. */
export function useCards(duas: readonly { home: string; at: string }[]): Lookup | 'failed' | undefined {
  const [lookup, setLookup] = useState<Lookup | 'failed'>();
  const homes = duas
    .map(({ home }) => home)
    .toSorted()
    .join('\n');
  useEffect(() => {
    let current = true;
    const show = (found: Lookup | 'failed'): void => {
      if (current) setLookup(found);
    };
    lookUp(
      homes
        .split('\n')
        .filter(Boolean)
        .map((home) => ({ home, at: '' })),
    ).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [homes]);
  return lookup;
}
