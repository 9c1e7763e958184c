import type { ReactElement } from 'react';
import { displayedTransliteration } from '../../../packages/arabic/transliteration/stored-transliteration.ts';
import { usePreferences } from '../platform/preferences/use-preferences.ts';
import { TextWithNameSlot } from './arabic.tsx';
import { usePlainTransliterationConverter } from './use-plain-style.ts';

const Precise = ({ stored }: { stored: string }): ReactElement => <TextWithNameSlot text={displayedTransliteration(stored)} />;

/** Shows the precise style until the plain style has loaded, and where it fails to. */
function Plain({ stored }: { stored: string }): ReactElement {
  const toPlain = usePlainTransliterationConverter();
  return toPlain ? <TextWithNameSlot text={toPlain(stored)} /> : <Precise stored={stored} />;
}

/** The transliteration of a card as running text, in the reader's chosen style. Always rendered: CSS hides it. */
export function Transliteration({ stored }: { stored: string }): ReactElement {
  const { transliteration } = usePreferences();
  return (
    <p className="transliteration" lang="ar-Latn" dir="ltr" translate="no">
      {transliteration === 'plain' ? <Plain stored={stored} /> : <Precise stored={stored} />}
    </p>
  );
}
