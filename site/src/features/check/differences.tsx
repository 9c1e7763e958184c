import type { ReactElement } from 'react';
import type { Layer, Match, Step } from '../../../../packages/core/check/model.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { trimToShared } from './compared.tsx';
import * as messages from '../../../../packages/core/messages/check.ts';

/** More differences than this are counted and not listed. */
const MOST_LISTED = 12;

const MESSAGES: Readonly<Record<Exclude<Step['kind'], 'same'>, string>> = {
  missing: messages.missing,
  added: messages.added,
  word: messages.otherWord,
  vowels: messages.otherVowels,
  variant: messages.variant,
};

/** Words out of a text or a message. */
const Words = ({ layer, children }: { layer: Layer; children: string }): ReactElement =>
  layer === 'arabic' ? (
    <bdi className="told-words" lang="ar" dir="rtl" translate="no">
      {children}
    </bdi>
  ) : (
    <bdi className="told-words" translate="no" {...(layer === 'latin' ? { lang: 'ar-Latn' } : {})}>
      {children}
    </bdi>
  );

/** What differs, in sentences; a part of a text that is not there is no difference. */
export function Differences({ match }: { match: Match }): ReactElement | null {
  const differing = trimToShared(match).inner.filter((step): step is Step & { kind: keyof typeof MESSAGES } => step.kind !== 'same');
  if (differing.length === 0 || match.layer === 'latin') return null;
  const more = differing.length - MOST_LISTED;
  return (
    <div className="check-differences">
      <h4>{messages.differences}</h4>
      <ul>
        {differing.slice(0, MOST_LISTED).map(({ kind, theirs, ours, at, ourAt }) => (
          <li key={`${kind} ${at} ${ourAt}`}>
            <RichText
              message={MESSAGES[kind]}
              elements={{
                theirs: () => <Words layer={match.layer}>{theirs}</Words>,
                ours: () => <Words layer={match.layer}>{ours}</Words>,
              }}
            />
          </li>
        ))}
        {more > 0 ? <li>{messages.moreDifferences({ count: more })}</li> : null}
      </ul>
    </div>
  );
}
