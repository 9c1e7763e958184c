import type { ReactElement } from 'react';
import type { ComparedLayer, KnownTextMatch, ComparisonStep } from '../../../../packages/core/check/model.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { trimMissingEnds } from './compared.tsx';
import * as messages from '../../../../packages/core/messages/check.ts';

/** Further differences are only counted. */
const MAX_LISTED_DIFFERENCES = 12;

const DIFFERENCE_SENTENCES: Readonly<Record<Exclude<ComparisonStep['kind'], 'same'>, string>> = {
  missing: messages.missing,
  added: messages.added,
  word: messages.otherWord,
  vowels: messages.otherVowels,
  variant: messages.variant,
};

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

/**
 * The steps to list. Where the message has only a part of a transliteration, these are only the words that it lacks: its
 * further words may stand elsewhere in the text.
 */
function toldSteps(match: KnownTextMatch): readonly ComparisonStep[] {
  if (match.layer !== 'latin') return trimMissingEnds(match).inner;
  return match.isWhole ? match.steps : match.steps.filter(({ kind }) => kind === 'missing');
}

/**
 * Lists the differences in sentences. Where the message lacks several words at the beginning or end of an Arabic text or a
 * translation, these do not count.
 */
export function Differences({ match }: { match: KnownTextMatch }): ReactElement | null {
  const differing = toldSteps(match).filter(
    (step): step is ComparisonStep & { kind: keyof typeof DIFFERENCE_SENTENCES } => step.kind !== 'same',
  );
  if (differing.length === 0) return null;
  const more = differing.length - MAX_LISTED_DIFFERENCES;
  return (
    <div className="check-differences">
      <h4>{messages.differences}</h4>
      <ul>
        {differing.slice(0, MAX_LISTED_DIFFERENCES).map(({ kind, theirs, ours, at, ourAt }) => (
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
