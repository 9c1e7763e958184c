/** Supplies vowels that printed texts leave out by convention, where only one is possible. */
import { transliterateWords } from '../transliteration/transliterate.ts';
import { type TidyStep, supplyingStep } from './step.ts';

/** Letters before which a nun with sukun is nasal: the Qur'an, and prints that follow it, leave this sukun out. */
const LETTERS_AFTER_NASAL_NUN = 'تثجدذزسشصضطظفقك';
const NUN_WITHOUT_SUKUN = new RegExp(
  `(?<=[\\u064e-\\u0650]|^(?:[وفبلك][\\u064e\\u0650])*ا)ن(?=[${LETTERS_AFTER_NASAL_NUN}](?:[\\u064e-\\u0650\\u0652]|ا))`,
  'gu',
);
const NUN_WITH_SUKUN = new RegExp(`ن\\u0652[${LETTERS_AFTER_NASAL_NUN}]`, 'u');
/** Words whose nun can only have a sukun: ʿinda, anta, kunta, minka, ʿanka, anzala. */
const WORD_WITH_CERTAIN_NUN_SUKUN = /^(?:[وفبلك][\u064e\u0650]|أَ)*(?:عِند|أَنت|كُنت|مِنك|عَنك|أُنز|أَنز)/u;

const isReadable = (word: string): boolean => {
  try {
    transliterateWords(word, { orthography: 'everyday', connected: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Supplies the sukun of a nun inside a word. Beyond the known words, only in a text that never writes this sukun, and
 * only in a word that lacks nothing else.
 */
const supplyingNunSukunStep = (text: string): TidyStep => {
  const leavesOut = !NUN_WITH_SUKUN.test(text);
  return {
    what: 'the sukun of a nun before a letter that colours it',
    supplies: true,
    tidy(word) {
      const whole = word.replace(NUN_WITHOUT_SUKUN, 'نْ');
      return whole !== word && (WORD_WITH_CERTAIN_NUN_SUKUN.test(word) || (leavesOut && isReadable(whole))) ? whole : word;
    },
  };
};

/** The steps for a text. What is supplied depends on its conventions: whether it writes the sukun of a nun. */
export const vowelSupplyingSteps = (text: string): readonly TidyStep[] => [
  supplyingNunSukunStep(text),
  supplyingStep('the kasra of the name of Allah after li-, bi- and ta-', [
    /^((?:[وف]\u064e)?(?:لِل\u0651\u064eه|بِالل\u0651\u064eه|تَالل\u0651\u064eه))$/u,
    '$1\u0650',
  ]),
  {
    what: 'the fatha of shāʾa before the name of Allah',
    supplies: true,
    tidy: (word, next) =>
      /^(?:[وف]\u064e)?ش\u064eاء$/u.test(word) && /^(?:الل\u0651\u064eه|رَب\u0651)/u.test(next) ? `${word}\u064e` : word,
  },
  {
    // At a pause the last vowel is not read, so a sukun is enough; a letter that may have a shadda stays without marks.
    what: 'the sukun of a last letter at a pause',
    supplies: true,
    tidy: (word, next) =>
      next === ''
        ? word.replace(/(?<=\u064eا)ء$|(?<=[\u064e-\u0650]|\u064eا|\u0650ي|\u064fو)ه$|(?<=\u0650ي|\u064fو)ن$/u, '$&\u0652')
        : word,
  },
];
