/** Tidies the article and the name of Allah. */
import { replacingStep, type TidyStep } from './step.ts';

const PREFIXES_BEFORE_ARTICLE = '(?:أَ)?(?:[وف]\\u064e?)?(?:[بك][\\u064e\\u0650]?)?';
const SUN_LETTERS = 'تثدذرزسشصضطظلن';
const MOON_LETTERS = 'ءأإآبجحخعغفقكمهوي';
/** Pattern of the marks that give a letter a vowel: a vowel or tanwin, alone or after a shadda. */
const VOWEL_OR_TANWIN = '(?:[\\u064b-\\u0650]|\\u0651[\\u064b-\\u0650])';

const unicodeRegExp = (source: string): RegExp => new RegExp(source, 'u');

export const ARTICLE_STEPS: readonly TidyStep[] = [
  replacingStep(
    'the name of Allah',
    // Many texts have the shadda of the name on the first lam.
    [unicodeRegExp(`^(${PREFIXES_BEFORE_ARTICLE}|[تو]\\u064e)ال\\u0651?ل\\u0651?\\u064e?ه(?![\\u064e\\u0652]?[ويا])`), '$1اللَّه'],
    [unicodeRegExp('^((?:[وف]\\u064e?)?)ل\\u0650?ل\\u0651?\\u064e?ه(?=\\u0650?$)'), '$1لِلَّه'],
    [/اللَّه\u064f?م\u0651?\u064e?$/u, 'اللَّهُمَّ'],
  ),
  replacingStep(
    'the doubled lam of alladhi and allati',
    [unicodeRegExp(`^(${PREFIXES_BEFORE_ARTICLE}ال)\\u0651?\\u064e?(?=ذِينَ?$|[ذت]ِي$)`), '$1َّ'],
    [unicodeRegExp(`^((?:[وف]\\u064e)?)ل\\u0650?ل\\u0651?\\u064e?(?=ذِينَ?$|[ذت]ِي$)`), '$1لِلَّ'],
  ),
  replacingStep(
    'the article before a moon letter',
    [unicodeRegExp(`^(${PREFIXES_BEFORE_ARTICLE}ال)(?=[${MOON_LETTERS}]${VOWEL_OR_TANWIN}|آ|إ)`), '$1ْ'],
    [unicodeRegExp(`^((?:[وف]\\u064e)?)ل\\u0650?ل(?=[${MOON_LETTERS}]${VOWEL_OR_TANWIN}|آ|إ)`), '$1لِلْ'],
  ),
  replacingStep(
    'the article before a sun letter',
    [unicodeRegExp(`^(${PREFIXES_BEFORE_ARTICLE}ال)\\u0652(?=[${SUN_LETTERS}]\\u0651)`), '$1'],
    [unicodeRegExp(`^((?:[وف]\\u064e)?لِل)\\u0652(?=[${SUN_LETTERS}]\\u0651)`), '$1'],
    [unicodeRegExp(`^(${PREFIXES_BEFORE_ARTICLE}ال[${SUN_LETTERS}])(?=[\\u064e-\\u0650])`), '$1ّ'],
    [unicodeRegExp(`^((?:[وف]\\u064e)?لِل[${SUN_LETTERS}])(?=[\\u064e-\\u0650])`), '$1ّ'],
  ),
  replacingStep('the article before a wasla', [unicodeRegExp(`^(${PREFIXES_BEFORE_ARTICLE}ال)\\u0652?ا\\u0650?(?=\\p{L}\\u0652)`), '$1ِا']),
];
