/** Signs of South Asian print in everyday texts. Some are the Qur'an's too, with another sense there. */
import { replacingStep, type Step } from './step.ts';

/** Signs that the Qur'an's spelling alone has. */
const QURAN = /[\u0671\u06e1\u06d6-\u06dc\u06df-\u06e3\u06e5-\u06e8\u06ed\u08f0-\u08f2\u065e]/;

/** Whether a small alif below, an inverted damma and a small madda in a text can be South Asian: a text with signs of the Qur'an has them in another sense. */
export const hasNoQuranSigns = (text: string): boolean => !QURAN.test(text);

export const SOUTH_ASIAN_STEP: Step = replacingStep(
  'signs of South Asian print',
  // "His" is long there; everyday spelling writes its vowel as a short one.
  [/ه\u064f?\u0657$/g, 'هُ'],
  [/(?<=[\u0650ي]\u0652?)ه\u0650?\u0656$/g, 'هِ'],
  [/(?<=[اوىي]\u0652?|\u0670)[\u0653\u06e4]/g, ''],
  [/(?<=\u064e)آ(?=ئ|$)/g, 'ا'],
);
