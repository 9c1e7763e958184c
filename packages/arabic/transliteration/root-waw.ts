// Words whose root begins with waw, so that their first letter is not "and": walad, waʿadtanī, waḍūʾ. Only words that
// could be read as "wa" and another word are listed: after the waw stands a letter with a short vowel. Stems are
// written as by `encodeArabicForPatterns`: letter and vowel, 0 sukun, + shadda, | dagger alif. Every entry says where
// the word ends, so that ʿadas (lentils) is not taken for waʿada.

const LONG_A = '(?:ا|\\|)';
/** Pronouns at the end: -nī, -nā, -ka, -kum, -hu, -hā, -him, -hunna … */
const PRONOUN_SUFFIX = `(?:نiيa?|نa${LONG_A}|كaا?|كi|كu(?:م[0iu]?|مaا|مuو|ن\\+a)|هa${LONG_A}|ه[iu](?:[وي]|م[0iu]?|مaا|ن\\+a)?|يa)`;
/** The persons of the past tense: -a, -at, -ū, -tu, -tum, -nā … */
const PAST_TENSE_ENDING = `(?:a|aت[0i]?|aتaا|uو|0?ت\\+?(?:[aiu]|uم(?:[0iu]?|aا|uو)|iي)|0ن\\+?a${LONG_A}?)`;
const CASE_ENDING = '(?:an[اى]?|[اى]an|[iu]n|[aiu])';

const verbPattern = (stem: string): string => `${stem}${PAST_TENSE_ENDING}${PRONOUN_SUFFIX}?${PRONOUN_SUFFIX}?`;
const nounPattern = (stem: string): string => `${stem}(?:${CASE_ENDING}|[aiu]${PRONOUN_SUFFIX}|iيa?)`;
const nounWithoutPronounPattern = (stem: string): string => `${stem}${CASE_ENDING}`;
const indefinitePattern = (stem: string): string => `${stem}(?:an[اى]?|[iu]n)`;
const femininePattern = (stem: string): string => `${stem}a(?:ة[aiu]n?|ت[aiu]${PRONOUN_SUFFIX}|تiيa?|تaانi|تaي0.*)`;

/** Verbs in the past tense: wajada, wajadtuhu, wajadūhā. */
const VERB_STEMS_AFTER_WAW = [
  'جaد',
  'جaب',
  'عaد',
  'عaظ',
  'لaد',
  'لaج',
  'سiع',
  'رiث',
  'رaد',
  'ضaع',
  'صaف',
  'صaل',
  'قaع',
  'قaف',
  'قaص',
  'كaز',
  'كaل',
  'هaن',
  'هiن',
  'هaم',
  'هiم',
  'هiل',
  'طiء',
  'ثaب',
  'ثiق',
  'دiد',
  'لaغ',
  'زaن',
  'رiم',
  'جiل',
];

/** Nouns that take every case and every pronoun. */
const NOUN_STEMS_AFTER_WAW = [
  'جaع',
  'جiل',
  'جiيه',
  'عiيد',
  'لaد',
  'لiيد',
  'لaاء',
  'سaط',
  'سaخ',
  'رaاء',
  'رaق',
  'رiق',
  'رiك',
  'رiيد',
  'زiير',
  'زaغ',
  'ضuوء',
  'ضiيء',
  'صiيف',
  'قuود',
  'كiيل',
  'كiيع',
  'طaن',
  'بiيص',
  'ثaاق',
  'دuود',
  'دaاءiع',
  'دaك',
  'حiيد',
  'قiيذ',
  'ضiيع',
  'مiيض',
];

/** Feminine nouns, and plurals in -ah. */
const FEMININE_STEMS_AFTER_WAW = [
  'جiل',
  'جiع',
  'لiيد',
  'لiيج',
  'لiيم',
  'لa(?:ا|\\|)ي',
  'سiيل',
  'رaق',
  'رaث',
  'زaغ',
  'ضiيء',
  'ضiيع',
  'صiيل',
  'صiيف',
  'قiي\\+',
  'بaر',
  'ثiيق',
  'دaاع',
  'دiيع',
  'حaر',
  'خiم',
  'شiيق',
  'ظiيف',
];

/** Nouns that count only with tanwin: without it, another word may follow wa (ramā, saraqa). */
const NOUN_STEMS_ONLY_WITH_TANWIN = [
  'سaن',
  'سiيم',
  'رaع',
  'رiع',
  'صaب',
  'قaار',
  'هaن',
  'هiن',
  'طaر',
  'بiيل',
  'بaر',
  'ثiيق',
  'تaر',
  'تaد',
  'دaاع',
  'فaاء',
  'بaاء',
];

/** Words of which only some forms are certain, each written out. */
const CERTAIN_FORM_PATTERNS = [
  // waliyy, waṣiyy and waṣiyyah in every form; "and for me" (wa lī) has no shadda.
  'لiي\\+.*',
  'صiي\\+.*',
  `لiيa(?:ت[0i]?|${PRONOUN_SUFFIX}|ت0?${PRONOUN_SUFFIX})`,
  `لiي0?ت[aiu]${PRONOUN_SUFFIX}?`,
  'لaد(?:aان|aي0ن)i',
  'لaهaان[aiu]',
  // wafiyy and wafiyyah; wafiyya with fatha may be "and in me".
  'فiي\\+(?:an[اى]?|[iu]n?|aة[aiu]n?)',
  `ظaاءiف(?:[aiu]|[aiu]${PRONOUN_SUFFIX}|iيa?)`,
  // wakhaza (to prick) and waʾada (to bury alive); not wa khazū (they were disgraced), wa khazanā (they stored), wa adnāhā (the least of it).
  'خaزa(?:نiي|[كه].*)?',
  'خaز0ت[aiu]',
  `ءaد(?:a|aت[0i]?|uو|0ت[aiu])${PRONOUN_SUFFIX}?`,
  'لaاءiد[aiu]?',
  // Of wahaba, "to give": wa hab ("and give") ends in a sukun and is no match.
  `هaب(?:a|aت[0i]?|uو|0ت(?:[aiu]|uم(?:[0iu]?|aا|uو))|0نa${LONG_A}?)${PRONOUN_SUFFIX}?${PRONOUN_SUFFIX}?`,
  'هaى',
  'سaقa',
  `سaمa${PRONOUN_SUFFIX}?`,
  'سaا(?:وiس|ءiد)[aiu]',
  'رaقaت[aiu]',
  'زaرa',
  'زiيرaانi',
  `صaايaا${PRONOUN_SUFFIX}?`,
  'قaىa?',
  `قa(?:ا|ى\\|)${PRONOUN_SUFFIX}`,
  'قaبa',
  'قaرa(?:ت0)?',
  'بaال[aiu]',
  'بaاء[iu]',
  `بaاء[aiu]${PRONOUN_SUFFIX}`,
  `بaر[aiu]هa?`,
  'فaاة[aiu]n?',
  `فaات(?:iيa?|[iu]${PRONOUN_SUFFIX})`,
  `فa(?:ى|و0|ي0ت[aiu]${PRONOUN_SUFFIX}?)`,
  'فaاء[iu]',
  `فaاء[iu]${PRONOUN_SUFFIX}`,
  `عa(?:ى|ا${PRONOUN_SUFFIX}|ي0ت[aiu]${PRONOUN_SUFFIX}?)`,
  `دa(?:ى|ا${PRONOUN_SUFFIX}|ي0ت[aiu]${PRONOUN_SUFFIX}?)`,
  `دaعa(?:${PRONOUN_SUFFIX})?`,
  // No pronoun suffix: that would also match Fadak, a place.
  `فaد${PAST_TENSE_ENDING}`,
  'دaاع[iu]',
  'دaجaي0.*',
  'جiع[aiu]n?ا?',
  'جiل(?:uو|iي)نa?',
  'ضaعaا',
  `(?:جaد|عaد|قaع|رiث)aا${PRONOUN_SUFFIX}?`,
];

const INITIAL_ROOT_WAW_WORD = new RegExp(
  `^وa(?:${[
    ...VERB_STEMS_AFTER_WAW.map(verbPattern),
    ...NOUN_STEMS_AFTER_WAW.map(nounPattern),
    ...FEMININE_STEMS_AFTER_WAW.map(femininePattern),
    ...NOUN_STEMS_ONLY_WITH_TANWIN.map(indefinitePattern),
    ...['ثaن'].map(nounWithoutPronounPattern),
    ...CERTAIN_FORM_PATTERNS,
  ].join('|')})$`,
  'u',
);

/**
 * Whether the waw and fatha at the beginning of a word belong to its root.
 * @param notation its letters as `encodeArabicForPatterns` writes them
 */
export function hasRootWaw(notation: string): boolean {
  return INITIAL_ROOT_WAW_WORD.test(notation);
}
