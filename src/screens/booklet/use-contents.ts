import { useEffect, useState } from 'react';
import { type Contents, contentsOf } from './contents.ts';

export type Loaded = Contents | 'loading' | 'failed' | 'unknown';

/** The contents of a booklet. @param of see `contentsOf`; undefined as long as it is not known */
export function useContents(of: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<{ of: string; contents: Loaded }>();
  useEffect(() => {
    if (of === undefined) return undefined;
    let current = true;
    const show = (contents: Loaded): void => {
      if (current) setLoaded({ of, contents });
    };
    contentsOf(of).then(
      (contents) => show(contents ?? 'unknown'),
      () => show('failed'),
    );
    return () => {
      current = false;
    };
  }, [of]);
  return loaded && loaded.of === of ? loaded.contents : 'loading';
}
