// Words whose own root begins with waw, so that their first letter is no "and": walad, waʿadtanī, waḍūʾ.
// Only words that could be taken for "wa" and another word are listed: after the waw stands a letter with a short vowel.
// Stems are outlines (see `outline`): letter and vowel, 0 for sukun, + for shadda, | for a dagger alif. Every entry says
// where the word ends, so that ʿadas (lentils) is not taken for waʿada.

const LONG_A = '(?:ا|\\|)';
/** Pronouns at the end: -nī, -nā, -ka, -kum, -hu, -hā, -him, -hunna … */
const PRONOUN = `(?:نiيa?|نa${LONG_A}|كaا?|كi|كu(?:م[0iu]?|مaا|مuو|ن\\+a)|هa${LONG_A}|ه[iu](?:[وي]|م[0iu]?|مaا|ن\\+a)?|يa)`;
/** The persons of the past tense: -a, -at, -ū, -tu, -tum, -nā … */
const PERSON = `(?:a|aت[0i]?|aتaا|uو|0?ت\\+?(?:[aiu]|uم(?:[0iu]?|aا|uو)|iي)|0ن\\+?a${LONG_A}?)`;
const CASE = '(?:an[اى]?|[اى]an|[iu]n|[aiu])';

const verb = (stem: string): string => `${stem}${PERSON}${PRONOUN}?${PRONOUN}?`;
const noun = (stem: string): string => `${stem}(?:${CASE}|[aiu]${PRONOUN}|iيa?)`;
const nounOnly = (stem: string): string => `${stem}${CASE}`;
const indefinite = (stem: string): string => `${stem}(?:an[اى]?|[iu]n)`;
const feminine = (stem: string): string => `${stem}a(?:ة[aiu]n?|ت[aiu]${PRONOUN}|تiيa?|تaانi|تaي0.*)`;

/** Verbs in the past tense: wajada, wajadtuhu, wajadūhā. */
const VERBS = [
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
const NOUNS = [
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
];

/** Feminine nouns, and plurals in -ah. */
const FEMININES = [
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
];

/** Nouns with the tanwin; without it another word may follow wa: ramā, saraqa. */
const INDEFINITES = [
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
  'ثaن',
  'ثiيق',
  'تaر',
  'تaد',
  'دaاع',
  'فaاء',
  'بaاء',
];

/** Words of which only some forms are certain, each written out. */
const SINGLE = [
  // waliyy, waṣiyy and waṣiyyah in every form; "for me" (wa lī) has no shadda.
  'لiي\\+.*',
  'صiي\\+.*',
  `لiيa(?:ت[0i]?|${PRONOUN}|ت0?${PRONOUN})`,
  `لiي0?ت[aiu]${PRONOUN}?`,
  'لaد(?:aان|aي0ن)i',
  'لaهaان[aiu]',
  'لaاءiد[aiu]?',
  // Of the verb that is "to give", wa hab (and give) has the sukun at the end.
  `هaب(?:a|aت[0i]?|uو|0ت(?:[aiu]|uم(?:[0iu]?|aا|uو))|0نa${LONG_A}?)${PRONOUN}?${PRONOUN}?`,
  'هaى',
  'سaقa',
  `سaمa${PRONOUN}?`,
  'سaا(?:وiس|ءiد)[aiu]',
  'رaقaت[aiu]',
  'زaرa',
  'زiيرaانi',
  `صaايaا${PRONOUN}?`,
  'قaىa?',
  `قa(?:ا|ى\\|)${PRONOUN}`,
  'قaبa',
  'قaرa(?:ت0)?',
  'بaال[aiu]',
  'بaاء[iu]',
  `بaاء[aiu]${PRONOUN}`,
  `بaر[aiu]هa?`,
  'فaاة[aiu]n?',
  `فaات(?:iيa?|[iu]${PRONOUN})`,
  `فa(?:ى|و0|ي0ت[aiu]${PRONOUN}?)`,
  'فaاء[iu]',
  `فaاء[iu]${PRONOUN}`,
  `عa(?:ى|ا${PRONOUN}|ي0ت[aiu]${PRONOUN}?)`,
  `دa(?:ى|ا${PRONOUN}|ي0ت[aiu]${PRONOUN}?)`,
  `دaعa(?:${PRONOUN})?`,
  // With a pronoun: Fadak, a place.
  `فaد${PERSON}`,
  'دaاع[iu]',
  'دaجaي0.*',
  'جiع[aiu]n?ا?',
  'جiل(?:uو|iي)نa?',
  'ضaعaا',
  `(?:جaد|عaد|قaع|رiث)aا${PRONOUN}?`,
];

const OWN_WAW = new RegExp(
  `^وa(?:${[
    ...VERBS.map(verb),
    ...NOUNS.map(noun),
    ...FEMININES.map(feminine),
    ...INDEFINITES.map(indefinite),
    ...['رaق', 'ثaن'].map(nounOnly),
    ...SINGLE,
  ].join('|')})$`,
  'u',
);

/** Whether a word that begins with waw and fatha has them as its own. @param shape its letters as `outline` writes them */
export function hasOwnWaw(shape: string): boolean {
  return OWN_WAW.test(shape);
}
