/** The article, and the name of Allah. */
import { replacingStep, type Step } from './step.ts';

const BEFORE = '(?:أَ)?(?:[وف]\\u064e?)?(?:[بك][\\u064e\\u0650]?)?';
const SUN = 'تثدذرزسشصضطظلن';
const MOON = 'ءأإآبجحخعغفقكمهوي';
/** Pattern of the marks that give a letter a vowel: a vowel or tanwin, alone or after a shadda. */
const VOICED = '(?:[\\u064b-\\u0650]|\\u0651[\\u064b-\\u0650])';

const pattern = (source: string): RegExp => new RegExp(source, 'u');

export const ARTICLE_STEPS: readonly Step[] = [
  replacingStep(
    'the name of Allah',
    // Its shadda stands on the first lam in many a text.
    [pattern(`^(${BEFORE}|[تو]\\u064e)ال\\u0651?ل\\u0651?\\u064e?ه(?![\\u064e\\u0652]?[ويا])`), '$1اللَّه'],
    [pattern('^((?:[وف]\\u064e?)?)ل\\u0650?ل\\u0651?\\u064e?ه(?=\\u0650?$)'), '$1لِلَّه'],
    [/اللَّه\u064f?م\u0651?\u064e?$/u, 'اللَّهُمَّ'],
  ),
  replacingStep(
    'the doubled lam of alladhi and allati',
    [pattern(`^(${BEFORE}ال)\\u0651?\\u064e?(?=ذِينَ?$|[ذت]ِي$)`), '$1َّ'],
    [pattern(`^((?:[وف]\\u064e)?)ل\\u0650?ل\\u0651?\\u064e?(?=ذِينَ?$|[ذت]ِي$)`), '$1لِلَّ'],
  ),
  replacingStep(
    'the article before a moon letter',
    [pattern(`^(${BEFORE}ال)(?=[${MOON}]${VOICED}|آ|إ)`), '$1ْ'],
    [pattern(`^((?:[وف]\\u064e)?)ل\\u0650?ل(?=[${MOON}]${VOICED}|آ|إ)`), '$1لِلْ'],
  ),
  replacingStep(
    'the article before a sun letter',
    [pattern(`^(${BEFORE}ال)\\u0652(?=[${SUN}]\\u0651)`), '$1'],
    [pattern(`^((?:[وف]\\u064e)?لِل)\\u0652(?=[${SUN}]\\u0651)`), '$1'],
    [pattern(`^(${BEFORE}ال[${SUN}])(?=[\\u064e-\\u0650])`), '$1ّ'],
    [pattern(`^((?:[وف]\\u064e)?لِل[${SUN}])(?=[\\u064e-\\u0650])`), '$1ّ'],
  ),
  replacingStep('the article before a wasla', [pattern(`^(${BEFORE}ال)\\u0652?ا\\u0650?(?=\\p{L}\\u0652)`), '$1ِا']),
];
