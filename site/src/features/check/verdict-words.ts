/** Title and text for the reader about a check's result. They claim no more than the comparison shows. */
import { MAX_MESSAGE_LENGTH } from '../../../../packages/core/check/check.ts';
import type { CheckResult, KnownTextMatch, UncheckableReason } from '../../../../packages/core/check/model.ts';
import { trimMissingEnds } from './compared.tsx';
import * as messages from '../../../../packages/core/messages/check.ts';

interface VerdictMessage {
  title: string;
  text: string;
}

const PROBLEMS: Readonly<Record<Exclude<UncheckableReason, 'empty'>, string>> = {
  'too-long': messages.tooLong({ letters: MAX_MESSAGE_LENGTH }),
  'not-text': messages.notText,
  'no-words': messages.noWords,
};

/** Why a text cannot be checked; undefined where it can, and where there is nothing to check. */
export const whyUncheckable = ({ problem }: CheckResult): string | undefined =>
  problem === undefined || problem === 'empty' ? undefined : PROBLEMS[problem];

const latinVerdictMessage = ({ verdict, unknown }: CheckResult): VerdictMessage => {
  if (unknown.length > 0) return { title: messages.part, text: `${messages.partText} ${messages.soundText}` };
  const titles = { same: messages.sameSound, differs: messages.alikeSound } as const;
  return { title: verdict === 'same' || verdict === 'differs' ? titles[verdict] : messages.partSound, text: messages.soundText };
};

const countDifferencesBesidesVariants = (match: KnownTextMatch): number =>
  trimMissingEnds(match).inner.filter(({ kind }) => kind !== 'same' && kind !== 'variant').length;

/** The verdict and what it means. */
export function verdictMessage(result: CheckResult): VerdictMessage {
  const { verdict, matches, unknown } = result;
  const [main] = matches;
  const withLayer = (words: VerdictMessage): VerdictMessage =>
    main?.layer === 'translation' ? { ...words, text: `${words.text} ${messages.translationText}` } : words;
  const isHeard = main?.layer === 'latin' && verdict !== 'left-out' && verdict !== 'unknown';
  if (isHeard && verdict !== 'composed') return latinVerdictMessage(result);
  const count = main ? countDifferencesBesidesVariants(main) : 0;
  const part =
    unknown.length > 0 ? { title: messages.part, text: messages.partText } : { title: messages.partOfOneTitle, text: messages.partOfOne };
  const words: Readonly<Record<CheckResult['verdict'], VerdictMessage>> = {
    same: withLayer({ title: messages.same, text: main?.layer === 'translation' ? messages.sameTranslation : messages.sameText }),
    differs: withLayer({ title: messages.differs, text: messages.differsText({ count }) }),
    part: withLayer(count > 0 ? { ...part, text: `${part.text} ${messages.differsText({ count })}` } : part),
    composed: withLayer({ title: messages.composed, text: messages.composedText }),
    'left-out': { title: messages.leftOut, text: messages.leftOutText },
    unknown: { title: messages.unknown, text: messages.unknownText },
  };
  return words[verdict];
}
