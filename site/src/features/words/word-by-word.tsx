import { Fragment, type ReactElement } from 'react';
import { parseStoredMeanings } from '../../../../packages/core/meanings.ts';
import type { Card } from '../../../../packages/core/model.ts';
import { useModuleWithFailureToast } from '../../platform/loading/use-lazy-module.ts';
import type { UnderWordChoice } from '../../platform/preferences/preferences.ts';
import { usePreferences } from '../../platform/preferences/use-preferences.ts';
import { meaningsModuleOfCard } from './meanings.ts';
import type { ExplainableTextProps } from '../../ui/arabic.tsx';
import { interlinearLines, InterlinearWord } from './explained-word.tsx';

interface WordByWordProps {
  card: Card;
  explained: ExplainableTextProps;
}

function WordLines({
  card,
  explained,
  under,
  meanings,
}: WordByWordProps & { under: UnderWordChoice; meanings: readonly string[] }): ReactElement {
  return (
    <p className={`arabic arabic-${card.script} arabic-words`} lang="ar" dir="rtl" translate="no" {...explained}>
      {interlinearLines(card, meanings).map((line, l) => (
        // The text never changes, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={l}>
          {l > 0 ? '\n' : ''}
          {line.map((one, w) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={w}>
              {w > 0 ? ' ' : ''}
              <InterlinearWord {...one} under={under} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

/** Until the meanings load, or where they fail to, the words stand without them. */
function LinesWithMeanings({ card, ...rest }: WordByWordProps & { under: UnderWordChoice }): ReactElement {
  const all = useModuleWithFailureToast(meaningsModuleOfCard(card.permanentId));
  const stored = all.status === 'ready' ? all.value.meanings[card.permanentId] : undefined;
  return <WordLines card={card} {...rest} meanings={stored === undefined ? [] : parseStoredMeanings(stored)} />;
}

/**
 * Arabic with its transliteration, its meaning or both under each word. Only the Arabic can be selected and copied. No `<ruby>`:
 * screen readers would say the sound twice.
 */
export default function WordByWordArabic(props: WordByWordProps): ReactElement {
  const { underWords: under } = usePreferences();
  return under === 'sound' ? <WordLines {...props} under={under} meanings={[]} /> : <LinesWithMeanings {...props} under={under} />;
}
