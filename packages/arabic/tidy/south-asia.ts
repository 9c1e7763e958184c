/** Tidies signs of South Asian print in everyday texts. The Qur'an has some of them too, with another meaning. */
import { replacingStep, type TidyStep } from './step.ts';

/** Signs that only the spelling of the Qur'an has. */
const QURAN_ONLY_SIGN = /[\u0671\u06e1\u06d6-\u06dc\u06df-\u06e3\u06e5-\u06e8\u06ed\u08f0-\u08f2\u065e]/;

/**
 * Whether a small alif below, an inverted damma and a small madda in a text can be South Asian; beside signs of the
 * Qur'an they mean something else.
 */
export const hasNoQuranOnlySigns = (text: string): boolean => !QURAN_ONLY_SIGN.test(text);

export const REPLACE_SOUTH_ASIAN_MARKS_STEP: TidyStep = replacingStep(
  'signs of South Asian print',
  // South Asian print marks the long vowel of the pronoun -hu or -hi (his); everyday spelling writes a short vowel.
  [/ه\u064f?\u0657$/g, 'هُ'],
  [/(?<=[\u0650ي]\u0652?)ه\u0650?\u0656$/g, 'هِ'],
  [/(?<=[اوىي]\u0652?|\u0670)[\u0653\u06e4]/g, ''],
  [/(?<=\u064e)آ(?=ئ|$)/g, 'ا'],
);
