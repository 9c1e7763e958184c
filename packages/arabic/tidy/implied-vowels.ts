/** Supplies vowels that a text leaves out where only one is possible. */
import { type TidyStep, supplyingStep } from './step.ts';

/** Consonants that never stand for a long vowel. */
const LETTERS_NEVER_LONG_VOWEL = 'ءأؤئبتثجحخدذرزسشصضطظعغفقكلمنه';
/** Particles that end in a sukun, listed here without it. */
const PARTICLES_ENDING_IN_SUKUN = ['مِن', 'مَن', 'عَن', 'أَن', 'إِن', 'لَن', 'لَم', 'أَم', 'كَم', 'هَل', 'بَل', 'قَد', 'لَو', 'أَو', 'كَي'];
const PARTICLE_PREFIXES = '(?:[أوفل][\\u064e])*';

/** Beginnings of common words up to the waw or ya of a diphthong (ay, aw), which lacks only its sukun. */
const DIPHTHONGS_LACKING_SUKUN = [
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

const globalRegExp = (source: string): RegExp => new RegExp(source, 'gu');

/** One mark shows that a word is vowelled. A word without any is left as it is, for all its vowels are missing. */
const ANY_VOWEL_MARK = /[\u064b-\u0652]/;
const LA_MA_OR_YA = /^[وف]?(?:لا|ما|يا)$/;
const MISSING_FATHA_PATTERNS = [
  // This pattern leaves out the first letter of a word, since a prefix before a wasla has its own vowel (bi-smi, li-bni), and
  // the mim of "hundred" (miʾa), whose alif is silent.
  globalRegExp(`(?<!^)([${LETTERS_NEVER_LONG_VOWEL}وي]\\u0651?)(?!(?<=م)ائ[\\u064b-\\u0652]?[ةت])ا(?![\\u064b-\\u0652]|$)`),
  globalRegExp(`(?<!^أ)([${LETTERS_NEVER_LONG_VOWEL}]\\u0651?)ا$`),
  globalRegExp(`^([${LETTERS_NEVER_LONG_VOWEL}وي])ا(?!ل|\\p{L}\\u0652|ئ|[\\u064b-\\u0652])`),
];

export const ADD_IMPLIED_VOWEL_STEPS: readonly TidyStep[] = [
  supplyingStep('the kasra of an alif with hamza below', [/إ(?![\u064b-\u0652])/g, 'إِ']),
  supplyingStep('the kasra of fi', [/^((?:[وف]َ)?)في$/u, '$1فِي']),
  supplyingStep('illa', [/^((?:[وف]َ)?)إِل\u064e?ا$/u, '$1إِلَّا']),
  {
    what: 'the fatha before a bare alif',
    supplies: true,
    tidy: (word) =>
      ANY_VOWEL_MARK.test(word) || LA_MA_OR_YA.test(word)
        ? MISSING_FATHA_PATTERNS.reduce((text, fatha) => text.replace(fatha, '$1َا'), word)
        : word,
  },
  supplyingStep('the fatha of "and" before an alif', [/^و(?=[اأإآ].*[\u064b-\u0652])/u, 'وَ']),
  supplyingStep(
    'the sukun of ay and aw in common words',
    [globalRegExp(`^((?:[وفلبك][\\u064e\\u0650])*(?:ال\\u0652?)?(?:${DIPHTHONGS_LACKING_SUKUN.join('|')}))(?=\\p{L})`), '$1ْ'],
    [/(?<=\u064eي)(?=ت[\u064e-\u0650]|نَا)/gu, 'ْ'],
  ),
  supplyingStep(
    'the sukun at the end of little words',
    [globalRegExp(`^(${PARTICLE_PREFIXES}(?:${PARTICLES_ENDING_IN_SUKUN.join('|')}))$`), '$1ْ'],
    [/(?<=[هك]\u064f|ه\u0650|\u0652ت\u064f)م$/gu, 'مْ'],
  ),
];

const STARTS_WITH_BARE_ALIF = /^ا(?![\u064b-\u0652])/;

/** Two words that are read as one: the last sukun becomes a vowel before a wasla. */
export const ADD_JOINING_VOWEL_STEP: TidyStep = {
  what: 'the vowel that joins two words',
  supplies: true,
  tidy(word, next) {
    if (!STARTS_WITH_BARE_ALIF.test(next)) return word;
    if (word.endsWith('\u064eو\u0652ا')) return `${word.slice(0, -2)}ُا`;
    if (!word.endsWith('\u0652')) return word;
    const bare = word.slice(0, -1);
    if (/^(?:[وف]َ)?مِن$/u.test(bare)) return `${bare}${next.startsWith('ال') ? 'َ' : 'ِ'}`;
    if (/[هكت]\u064fم$/u.test(bare)) return `${bare}ُ`;
    return `${bare}ِ`;
  },
};
