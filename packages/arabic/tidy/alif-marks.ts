/** Tidies marks on a bare alif or alif maqsura, which has none in the spelling of the project. */
import { replacingStep, type TidyStep } from './step.ts';

export const ALIF_STEPS: readonly TidyStep[] = [
  replacingStep(
    'tanwin before its alif',
    [/(\p{L}\u0651?)[\u064e\u0652]?([اى])\u064b/gu, '$1ً$2'],
    // A tanwin that was typed twice, before the alif and on it.
    [/\u064b([اى])\u064b/gu, 'ً$1'],
  ),
  replacingStep('ya written without its dots', [/ى(?=[\u064c-\u0652])/g, 'ي'], [/(?<=\u0650)ى/g, 'ي']),
  replacingStep(
    'a hamza where an alif has its own vowel',
    [/^((?:[وف]َ)?)ا(?=\u064e(?!ل))/u, '$1أ'],
    [/^((?:[وف]َ)?)ا(?=\u064f\p{L}\u0651?[\u064e-\u0650])/u, '$1أ'],
    [/^((?:[وف]َ)?)ا(?=\u0650\p{L}\u0651?[\u064e-\u0650])/u, '$1إ'],
  ),
  replacingStep('a hamza lost after a sukun', [/(?<=\u0652)ا(?=\u064e)/g, 'أ']),
  replacingStep('the vowel of a wasla, which is not written', [/^((?:[وفبكل][\u064e\u0650])*)ا[\u064e-\u0650]/u, '$1ا']),
  replacingStep(
    'marks on a bare alif, which belong to the letter before',
    [/(\p{L})(\u0651?)\u064e?ا(\u0651?)\u064e/gu, '$1$2$3َا'],
    [/(\p{L})\u064e?ا\u0651(?!\u064e)/gu, '$1ّا'],
    [/ا\u0652/g, 'ا'],
    [/آ[\u064b-\u0652]+/g, 'آ'],
  ),
];
