/** The differences of a match that readers are told, and the sentence for each kind. */
import { fillTags } from '../../../../packages/core/fill-tags.ts';
import type { ComparisonStep, DifferenceKind, KnownTextMatch } from '../../../../packages/core/check/model.ts';
import { isolated } from './isolated.ts';
import { trimMissingEnds } from './compared.tsx';
import * as messages from '../../../../packages/core/messages/check.ts';

/** Further differences are only counted. */
const MAX_LISTED_DIFFERENCES = 12;

export const DIFFERENCE_SENTENCES: Readonly<Record<DifferenceKind, string>> = {
  missing: messages.missing,
  added: messages.added,
  word: messages.otherWord,
  vowels: messages.otherVowels,
  variant: messages.variant,
};

type DifferingStep = ComparisonStep & { kind: DifferenceKind };

/**
 * The steps to list. Where the message has only a part of a transliteration, these are only the words that it lacks: its
 * further words may stand elsewhere in the text.
 */
function toldSteps(match: KnownTextMatch): readonly ComparisonStep[] {
  if (match.layer !== 'latin') return trimMissingEnds(match).inner;
  return match.isWhole ? match.steps : match.steps.filter(({ kind }) => kind === 'missing');
}

/**
 * The differences to list, and how many more there are. Where the message lacks several words at the beginning or end of an
 * Arabic text or a translation, these do not count.
 */
export function toldDifferences(match: KnownTextMatch): { listed: readonly DifferingStep[]; more: number } {
  const differing = toldSteps(match).filter((step): step is DifferingStep => step.kind !== 'same');
  return { listed: differing.slice(0, MAX_LISTED_DIFFERENCES), more: Math.max(0, differing.length - MAX_LISTED_DIFFERENCES) };
}

/** The same differences as plain sentences, for a text that is shared. */
export function differenceSentences(match: KnownTextMatch): string[] {
  const { listed, more } = toldDifferences(match);
  const sentences = listed.map(({ kind, theirs, ours }) =>
    fillTags(DIFFERENCE_SENTENCES[kind], { theirs: () => isolated(theirs), ours: () => isolated(ours) }).join(''),
  );
  return more > 0 ? [...sentences, messages.moreDifferences({ count: more })] : sentences;
}
