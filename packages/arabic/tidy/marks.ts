import { replacingStep, type TidyStep } from './step.ts';

/** Order of the marks on a letter: shadda 0, vowel or sukun 1, small signs 2. */
const markRank = (mark: string): number => (mark === '\u0651' ? 0 : /[\u064b-\u0650\u0652\u08f0-\u08f2\u06e1]/.test(mark) ? 1 : 2);

export const MARK_ORDER_STEP: TidyStep = {
  what: 'the order of the marks, each once',
  tidy: (word) =>
    word.replace(/[\u064b-\u0652\u0670\u0653\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08f0-\u08f2\u0656\u0657\u065e]{2,}/g, (marks) =>
      [...new Set(marks)].toSorted((a, b) => markRank(a) - markRank(b)).join(''),
    ),
};

/** The spelling of the project has no sukun on a waw or ya that only makes a vowel long. */
export const DROP_LONG_VOWEL_SUKUN: TidyStep = replacingStep(
  'the sukun of a long vowel',
  [/(?<=\u064fو)\u0652/g, ''],
  [/(?<=\u0650ي)\u0652/g, ''],
);
