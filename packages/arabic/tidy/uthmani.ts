/** Tidies signs of the Qur'an's spelling in a text that is not a verse. */
import { replacingStep, type TidyStep } from './step.ts';

/** Signs that no text in everyday spelling has. */
const UTHMANI_SIGN = /[\u0671\u06e1\u06d6-\u06dc\u06df-\u06e8\u06ed\u08f0-\u08f2\u0656\u0657\u065e]/;

/** Whether a text uses signs of the Qur'an's spelling. */
export const hasUthmaniSigns = (text: string): boolean => UTHMANI_SIGN.test(text);

/** For every text: replaces the dagger alif by the everyday spelling, which leaves this long a out or writes a letter for it. */
export const REPLACE_DAGGER_ALIF_STEP: TidyStep = replacingStep(
  'the dagger alif',
  [/(?<=\u0670)\u0653/g, ''],
  [/ل(\u0650?)ل\u0651?\u064e?\u0670ه/g, 'ل$1لَّه'],
  // A dagger alif above an alif: at the start of a word and after a sukun the two become آ. Where the alif lengthens the letter before
  // it, the dagger alif is redundant.
  [/^((?:[وفبلك][\u064e\u0650])*(?:ال\u0652?)?)ا\u064e?\u0670/gu, '$1آ'],
  [/أ\u064e?\u0670|(?<=\u0652)ا\u064e?\u0670/g, 'آ'],
  [/ا\u064e?\u0670/g, 'ا'],
  [/ه\u064e?\u0670(?=ذ[َُِا]|ؤُ?ل|كَذ)/g, 'هَ'],
  [/ذ\u064e?\u0670(?=لِك)/g, 'ذَ'],
  // Matches أولئك ("those") and not ملائكة ("angels"), whose long a is written as a letter.
  [/ل\u064e?\u0670(?=كِن|ه|ئِك(?!\u064e?[ةت]))/g, 'لَ'],
  [/حْم\u064e?\u0670(?=ن)/g, 'حْمَ'],
  [/م\u064e?\u0670و\u064e?\u0670(?=ت)/g, 'مَاوَا'],
  [/\u064e?\u0670و(?=ة)|\u064e?و\u0670(?=ة)/g, 'َا'],
  [/ى\u0670$/g, 'ى'],
  [/ى\u0670/g, 'ا'],
  [/(\p{L}\u0651?)\u064e?\u0670(?=[اى])/gu, '$1َ'],
  [/(\p{L}\u0651?)\u064e?\u0670/gu, '$1َا'],
);

/** For texts that show signs of the Qur'an's spelling. */
export const UTHMANI_STEPS: readonly TidyStep[] = [
  replacingStep(
    "signs of the Qur'an's spelling",
    [/^(وَ)?ي\u064e?\u0640?\u0670\u0653?\u06e4?(?=[أاع])/g, '$1يَا '],
    [/\u064e\u06e2/g, 'ً'],
    [/\u064f\u06e2/g, 'ٌ'],
    [/\u0650\u06ed/g, 'ٍ'],
    [/ن\u06e2/g, 'نْ'],
    [/[\u08f0\u0657]/g, 'ً'],
    [/[\u08f1\u065e]/g, 'ٌ'],
    [/[\u08f2\u0656]/g, 'ٍ'],
    // In the Qur'an's spelling, this sign on an alif or alif maqsura means "not read".
    [/(?<=[اى])\u0652(?=$|\p{L})/gu, ''],
    [/\u0640\u064e?\u0654\u064e?ا/g, 'آ'],
    [/(?<=ي[\u0652\u06e1]?)\u0640\u0654?(?=[\u064b-\u0650])\u0654?/g, 'ئ'],
    [/\u0640\u0654(?=\u0650)/g, 'ئ'],
    [/\u0640\u0654(?=\u064f)/g, 'ؤ'],
    [/\u0640\u0654/g, 'أ'],
    [/\u06e1/g, 'ْ'],
    [/\u0671/g, 'ا'],
    [/\u0640?\u06e7/g, 'ي'],
    [/\u0640?\u06e8/g, 'ن'],
    [/ءَا/g, 'آ'],
    [/(?<=\u064e)آ(?!ب|ث|ل)/g, 'ا'],
    [/[\u06d6-\u06dc\u06df\u06e0\u06e2-\u06e6\u06ed\u0653\u06e9\u06de]/g, ''],
  ),
  replacingStep('the sukun of a letter that the next word swallows', [/(?<=[\u064e-\u0650])([تدذرسلنمب])$/u, '$1ْ']),
];

/** For every text: removes the shadda of the first letter of a word, which only the word before gives it. */
export const REMOVE_WORD_INITIAL_SHADDA_STEP: TidyStep = replacingStep('a first letter doubled into the word before', [
  /^(\p{L})\u0651/u,
  '$1',
]);
