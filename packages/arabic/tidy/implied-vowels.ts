/** Vowels that a text leaves out because nothing else could stand there. */
import { type Step, supplyingStep } from './step.ts';

/** Consonants that never stand for a long vowel. */
const FIRM = 'ءأؤئبتثجحخدذرزسشصضطظعغفقكلمنه';
/** Little words that end in sukun. */
const PARTICLES = ['مِن', 'مَن', 'عَن', 'أَن', 'إِن', 'لَن', 'لَم', 'أَم', 'كَم', 'هَل', 'بَل', 'قَد', 'لَو', 'أَو', 'كَي'];
const BEFORE = '(?:[أوفل][\\u064e])*';

/** Beginnings of words whose waw or ya bears a sukun and nothing else. */
const GLIDES = [
  'عَلَي(?=[كهن])',
  'إِلَي(?=[كهن])',
  'لَدَي(?=[كهن])',
  'غَي(?=ر)',
  'خَي(?=ر)',
  'شَي(?=ء)',
  'لَي(?=س)',
  'بَي(?=[نت])',
  'كَي(?=ف)',
  'حَي(?=ث)',
  'لَّي(?=ل)',
  'شَّي(?=[طء])',
  'شَي(?=ط)',
  'قَو(?=[لم])',
  'حَو(?=ل)',
  'يَو(?=م)',
  'فَو(?=ق)',
  'صَو(?=ت)',
  'مَو(?=ت)',
];

const pattern = (source: string): RegExp => new RegExp(source, 'gu');

/** A word that somebody has vowelled; one without any mark is left as it is, for all of it is missing. */
const VOWELLED = /[\u064b-\u0652]/;
const SHORT = /^[وف]?(?:لا|ما|يا)$/;
const FATHAS = [
  // Not at the beginning of a word: a prefix before a wasla has a vowel of its own there (bi-smi, li-bni). أل is the article, and the alif of مائة is silent.
  pattern(`(?<!^)([${FIRM}وي]\\u0651?)ا(?![\\u064b-\\u0652]|$)(?<!أل|مائ)`),
  pattern(`(?<!^أ)([${FIRM}]\\u0651?)ا$`),
  pattern(`^([${FIRM}وي])ا(?!ل|\\p{L}\\u0652|ئ|[\\u064b-\\u0652])`),
];

export const IMPLIED_VOWEL_STEPS: readonly Step[] = [
  supplyingStep('the kasra of an alif with hamza below', [/إ(?![\u064b-\u0652])/g, 'إِ']),
  supplyingStep('the kasra of fi', [/^((?:[وف]َ)?)في$/u, '$1فِي']),
  supplyingStep('illa', [/^((?:[وف]َ)?)إِل\u064e?ا$/u, '$1إِلَّا']),
  {
    what: 'the fatha before a bare alif',
    supplies: true,
    tidy: (word) => (VOWELLED.test(word) || SHORT.test(word) ? FATHAS.reduce((text, fatha) => text.replace(fatha, '$1َا'), word) : word),
  },
  supplyingStep('the fatha of "and" before an alif', [/^و(?=[اأإآ].*[\u064b-\u0652])/u, 'وَ']),
  supplyingStep(
    'the sukun of ay and aw in common words',
    [pattern(`^((?:[وفلبك][\\u064e\\u0650])*(?:ال\\u0652?)?(?:${GLIDES.join('|')}))(?=\\p{L})`), '$1ْ'],
    [/(?<=\u064eي)(?=ت[\u064e-\u0650]|نَا)/gu, 'ْ'],
  ),
  supplyingStep(
    'the sukun at the end of little words',
    [pattern(`^(${BEFORE}(?:${PARTICLES.join('|')}))$`), '$1ْ'],
    [/(?<=[هك]\u064f|ه\u0650|\u0652ت\u064f)م$/gu, 'مْ'],
  ),
];

const WASLA = /^ا(?![\u064b-\u0652])/;

/** Two words that are said as one: a sukun gives way to a vowel before a wasla. */
export const BEFORE_WASLA_STEP: Step = {
  what: 'the vowel that joins two words',
  supplies: true,
  tidy(word, next) {
    if (!WASLA.test(next)) return word;
    if (word.endsWith('\u064eو\u0652ا')) return `${word.slice(0, -2)}ُا`;
    if (!word.endsWith('\u0652')) return word;
    const bare = word.slice(0, -1);
    if (/^(?:[وف]َ)?مِن$/u.test(bare)) return `${bare}${next.startsWith('ال') ? 'َ' : 'ِ'}`;
    if (/[هكت]\u064fم$/u.test(bare)) return `${bare}ُ`;
    return `${bare}ِ`;
  },
};
