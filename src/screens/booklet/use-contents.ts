import { useEffect, useState } from 'react';
import { type Contents, contentsOf } from './contents.ts';

export type Loaded = Contents | 'loading' | 'failed' | 'unknown';

/** The contents of a booklet. @param of see `contentsOf` */
export function useContents(of: string): Loaded {
  const [loaded, setLoaded] = useState<{ of: string; contents: Loaded }>();
  useEffect(() => {
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
