import type { ReactElement, ReactNode } from 'react';
import type { KnownTextMatch, ComparisonStep } from '../../../../packages/core/check/model.ts';
import { DIRECTION, LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import { withNameSlot } from '../../ui/arabic.tsx';
import { PlainOrPrecise } from '../../ui/plain-or-precise.tsx';
import type { SearchFileText } from './known-texts.ts';
import * as messages from '../../../../packages/core/messages/check.ts';

const SPOKEN_DIFFERENCES: Readonly<Record<Exclude<ComparisonStep['kind'], 'same'>, string>> = {
  missing: messages.startMissing,
  added: messages.startAdded,
  word: messages.startOther,
  vowels: messages.startVowels,
  variant: messages.startVariant,
};

/** Names a difference for screen readers, in the language of the page. */
const SpokenDifference = ({ kind }: { kind: Exclude<ComparisonStep['kind'], 'same'> }): ReactElement => (
  <span className="visually-hidden" lang={LANGUAGE} dir={DIRECTION}>
    {` (${SPOKEN_DIFFERENCES[kind]}) `}
  </span>
);

function MarkedStep({ step: { kind, theirs, ours } }: { step: ComparisonStep }): ReactNode {
  if (kind === 'same') return withNameSlot(ours);
  return (
    <span className={`step step-${kind}`}>
      <SpokenDifference kind={kind} />
      {theirs ? <del>{theirs}</del> : null}
      {theirs && ours ? ' ' : null}
      {ours ? <ins>{ours}</ins> : null}
    </span>
  );
}

/** Cuts off the words of our text before and after those of the message, and tells on which sides there were any. */
export function trimMissingEnds({ steps }: KnownTextMatch): {
  inner: readonly ComparisonStep[];
  isCutBefore: boolean;
  isCutAfter: boolean;
} {
  const shared = steps.flatMap(({ kind }, at) => (kind === 'missing' ? [] : [at]));
  const [first = 0, last = steps.length - 1] = [shared[0], shared.at(-1)];
  // A single missing word at an end is shown as a difference; a longer part is only left out.
  const isShort = (step: ComparisonStep | undefined): boolean => step !== undefined && !/\s/.test(step.ours.trim());
  const start = first > 0 && isShort(steps[first - 1]) ? first - 1 : first;
  const end = last < steps.length - 1 && isShort(steps[last + 1]) ? last + 1 : last;
  return { inner: steps.slice(start, end + 1), isCutBefore: start > 0, isCutAfter: end < steps.length - 1 };
}

interface MarkedDifferencesProps {
  match: KnownTextMatch;
  text: SearchFileText;
}

/** The site's text with its differences from the message marked. */
export function TextWithMarkedDifferences({ match, text }: MarkedDifferencesProps): ReactElement {
  const { inner, isCutBefore, isCutAfter } = trimMissingEnds(match);
  const whole = (match.layer === 'arabic' ? text.arabic : match.layer === 'latin' ? text.latin : text.translation) ?? '';
  const isArabic = match.layer === 'arabic';
  const attributes = isArabic
    ? {
        className: `arabic ${text.script === 'quran' ? 'arabic-quran' : 'arabic-naskh'} compared`,
        lang: 'ar',
        dir: 'rtl',
        translate: 'no' as const,
      }
    : match.layer === 'latin'
      ? { className: 'hit-latin compared', lang: 'ar-Latn', dir: 'ltr', translate: 'no' as const }
      : { className: 'translation compared' };
  // A transliteration is compared by its sound alone, so no step can be marked in it.
  if (match.layer === 'latin')
    return (
      <p {...attributes}>
        <PlainOrPrecise stored={whole}>{(shown) => shown}</PlainOrPrecise>
      </p>
    );
  const pieces: ReactNode[] = [];
  let at: number | undefined;
  for (const step of inner) {
    const own = step.ours === '' ? undefined : step.ourAt;
    // Punctuation and line breaks between two steps come from the site's text.
    const between = own === undefined || at === undefined ? (pieces.length > 0 ? ' ' : '') : whole.slice(at, own);
    pieces.push(between, <MarkedStep key={`${step.kind} ${step.at} ${step.ourAt}`} step={step} />);
    if (own !== undefined) at = own + step.ours.length;
  }
  return (
    <p {...attributes}>
      {isCutBefore ? '… ' : null}
      {pieces}
      {isCutAfter ? ' …' : whole.slice(at)}
    </p>
  );
}
