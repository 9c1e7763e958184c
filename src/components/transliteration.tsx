import { lazy, type ReactElement, Suspense } from 'react';
import { shownText } from '../../text/transliteration/stored-words.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { WithName } from './arabic.tsx';

const Precise = ({ stored }: { stored: string }): ReactElement => <WithName text={shownText(stored)} />;

const PlainTransliteration = lazy(() => import('./plain-transliteration.tsx').catch(() => ({ default: Precise })));

/** The transliteration of a card as running text, in the style that the reader has chosen. CSS hides it where it is not wanted. */
export function Transliteration({ stored }: { stored: string }): ReactElement {
  const { transliteration } = usePreferences();
  const precise = <Precise stored={stored} />;
  return (
    <p className="transliteration" lang="ar-Latn" dir="ltr" translate="no">
      {transliteration === 'plain' ? (
        <Suspense fallback={precise}>
          <PlainTransliteration stored={stored} />
        </Suspense>
      ) : (
        precise
      )}
    </p>
  );
}
