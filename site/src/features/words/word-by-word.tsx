import { Fragment, type ReactElement } from 'react';
import { wordMeanings } from '../../../../packages/core/meanings.ts';
import type { Card } from '../../../../packages/core/model.ts';
import { useOptionalModule } from '../../platform/loading/use-lazy-module.ts';
import type { UnderWords } from '../../platform/preferences/preferences.ts';
import { usePreferences } from '../../platform/preferences/use-preferences.ts';
import { meaningsModule } from './meanings.ts';
import type { ExplainHandlers } from '../../ui/arabic.tsx';
import { explainedLines, ExplainedWord } from './explained-word.tsx';

interface WordByWordProps {
  card: Card;
  explained: ExplainHandlers;
}

function Lines({ card, explained, under, meanings }: WordByWordProps & { under: UnderWords; meanings: readonly string[] }): ReactElement {
  return (
    <p className={`arabic arabic-${card.script} arabic-words`} lang="ar" dir="rtl" translate="no" {...explained}>
      {explainedLines(card, meanings).map((line, l) => (
        // Fixed text: the place of a word is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={l}>
          {l > 0 ? '\n' : ''}
          {line.map((one, w) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={w}>
              {w > 0 ? ' ' : ''}
              <ExplainedWord {...one} under={under} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

/** Until the meanings are there, and where they do not come, the words stand with what else was asked for. */
function WithMeanings({ card, ...rest }: WordByWordProps & { under: UnderWords }): ReactElement {
  const all = useOptionalModule(meaningsModule(card.home));
  const stored = all.status === 'ready' ? all.value.meanings[card.home] : undefined;
  return <Lines card={card} {...rest} meanings={stored === undefined ? [] : wordMeanings(stored)} />;
}

/**
 * Arabic with its transliteration, its meaning or both under each word. Copying takes the Arabic alone. Plain elements rather
 * than `<ruby>`, of which browsers tell screen readers the sound twice.
 */
export default function WordByWord(props: WordByWordProps): ReactElement {
  const { underWords: under } = usePreferences();
  return under === 'sound' ? <Lines {...props} under={under} meanings={[]} /> : <WithMeanings {...props} under={under} />;
}
