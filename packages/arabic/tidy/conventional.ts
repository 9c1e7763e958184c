/** Vowels that print leaves out by convention, where no other could stand. */
import { parse } from '../transliteration/transliterate.ts';
import { type Step, supplyingStep } from './step.ts';

/** Letters before which a nun without a vowel is said through the nose: the Qur'an, and print after it, leaves its sukun out. */
const NASAL_BEFORE = 'تثجدذزسشصضطظفقك';
const BARE_NUN = new RegExp(
  `(?<=[\\u064e-\\u0650]|^(?:[وفبلك][\\u064e\\u0650])*ا)ن(?=[${NASAL_BEFORE}](?:[\\u064e-\\u0650\\u0652]|ا))`,
  'gu',
);
const NUN_WITH_SUKUN = new RegExp(`ن\\u0652[${NASAL_BEFORE}]`, 'u');
/** Words that have no other vowel on their nun: ʿinda, anta, kunta, minka, ʿanka, anzala. */
const KNOWN = /^(?:[وفبلك][\u064e\u0650]|أَ)*(?:عِند|أَنت|كُنت|مِنك|عَنك|أُنز|أَنز)/u;

const isReadable = (word: string): boolean => {
  try {
    parse(word, { orthography: 'everyday', connected: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * The sukun of a nun inside a word. Outside the known words it is supplied only where the text writes no such sukun at all, and
 * where the word lacks nothing else.
 */
const bareNun = (text: string): Step => {
  const leavesOut = !NUN_WITH_SUKUN.test(text);
  return {
    what: 'the sukun of a nun before a letter that colours it',
    supplies: true,
    tidy(word) {
      const whole = word.replace(BARE_NUN, 'نْ');
      return whole !== word && (KNOWN.test(word) || (leavesOut && isReadable(whole))) ? whole : word;
    },
  };
};

/** The steps for a text; what it writes elsewhere tells which conventions it follows. */
export const conventionalSteps = (text: string): readonly Step[] => [
  bareNun(text),
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
    // At a pause no last vowel is said, so that a sukun says all; a letter that could be doubled stays a gap.
    what: 'the sukun of a last letter at a pause',
    supplies: true,
    tidy: (word, next) =>
      next === ''
        ? word.replace(/(?<=\u064eا)ء$|(?<=[\u064e-\u0650]|\u064eا|\u0650ي|\u064fو)ه$|(?<=\u0650ي|\u064fو)ن$/u, '$&\u0652')
        : word,
  },
];
