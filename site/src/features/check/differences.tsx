import type { ReactElement } from 'react';
import type { ComparedLayer, KnownTextMatch } from '../../../../packages/core/check/model.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { DIFFERENCE_SENTENCES, toldDifferences } from './told-differences.ts';
import * as messages from '../../../../packages/core/messages/check.ts';

/** Words out of a text or a message. */
const QuotedWords = ({ layer, children }: { layer: ComparedLayer; children: string }): ReactElement =>
  layer === 'arabic' ? (
    <bdi className="told-words" lang="ar" dir="rtl" translate="no">
      {children}
    </bdi>
  ) : (
    <bdi className="told-words" translate="no" {...(layer === 'latin' ? { lang: 'ar-Latn' } : {})}>
      {children}
    </bdi>
  );

/** Lists the differences in sentences. */
export function Differences({ match }: { match: KnownTextMatch }): ReactElement | null {
  const { listed, more } = toldDifferences(match);
  if (listed.length === 0) return null;
  return (
    <div className="check-differences">
      <h4>{messages.differences}</h4>
      <ul>
        {listed.map(({ kind, theirs, ours, at, ourAt }) => (
          <li key={`${kind} ${at} ${ourAt}`}>
            <RichText
              message={DIFFERENCE_SENTENCES[kind]}
              elements={{
                theirs: () => <QuotedWords layer={match.layer}>{theirs}</QuotedWords>,
                ours: () => <QuotedWords layer={match.layer}>{ours}</QuotedWords>,
              }}
            />
          </li>
        ))}
        {more > 0 ? <li>{messages.moreDifferences({ count: more })}</li> : null}
      </ul>
    </div>
  );
}
