import type { ReactNode } from 'react';
import { usePreferences } from '../platform/preferences/use-preferences.ts';
import { usePlainTransliterationConverter } from './use-plain-style.ts';

interface PlainOrPreciseProps {
  /** The transliteration in the precise style. */
  stored: string;
  children: (text: string) => ReactNode;
}

function Plain({ stored, children }: PlainOrPreciseProps): ReactNode {
  return children(usePlainTransliterationConverter()?.(stored) ?? stored);
}

/** Gives a transliteration to its child in the reader's chosen style; precise until the plain style has loaded. */
export function PlainOrPrecise(props: PlainOrPreciseProps): ReactNode {
  const { transliteration } = usePreferences();
  return transliteration === 'plain' ? <Plain {...props} /> : props.children(props.stored);
}
