// The Arabic script as data: every letter and mark that the texts may hold, with the name that an editor knows it by.

/** The letters, each with the name used in messages. */
export const LETTER_NAMES: Readonly<Record<string, string>> = {
  ء: 'hamza',
  آ: 'alif with madda',
  أ: 'alif with hamza above',
  ؤ: 'waw with hamza',
  إ: 'alif with hamza below',
  ئ: 'ya with hamza',
  ا: 'alif',
  ب: 'ba',
  ة: 'ta marbuta',
  ت: 'ta',
  ث: 'tha',
  ج: 'jim',
  ح: 'ha (ح)',
  خ: 'kha',
  د: 'dal',
  ذ: 'dhal',
  ر: 'ra',
  ز: 'zay',
  س: 'sin',
  ش: 'shin',
  ص: 'sad',
  ض: 'dad',
  ط: 'ta (ط)',
  ظ: 'za (ظ)',
  ع: 'ayn',
  غ: 'ghayn',
  ف: 'fa',
  ق: 'qaf',
  ك: 'kaf',
  ل: 'lam',
  م: 'mim',
  ن: 'nun',
  ه: 'ha (ه)',
  و: 'waw',
  ى: 'alif maqsura',
  ي: 'ya',
  '\u0671': 'alif with wasla',
};

/** The marks that stand on a letter, and the small letters of the Qur'an's spelling. */
export const MARK_NAMES: Readonly<Record<string, string>> = {
  '\u064B': 'fathatan',
  '\u064C': 'dammatan',
  '\u064D': 'kasratan',
  '\u064E': 'fatha',
  '\u064F': 'damma',
  '\u0650': 'kasra',
  '\u0651': 'shadda',
  '\u0652': 'sukun',
  '\u0653': 'madda',
  '\u0654': 'hamza above',
  '\u0655': 'hamza below',
  '\u0656': 'open kasratan (U+0656)',
  '\u0657': 'open fathatan (U+0657)',
  '\u065C': 'dot below (imala)',
  '\u065E': 'open dammatan (U+065E)',
  '\u0670': 'dagger alif',
  '\u06DC': 'small sin',
  '\u06DF': 'small round zero',
  '\u06E0': 'small oval zero',
  '\u06E1': 'small sukun (U+06E1)',
  '\u06E2': 'small mim above',
  '\u06E3': 'small sin below',
  '\u06E4': 'small madda',
  '\u06E5': 'small waw',
  '\u06E6': 'small ya',
  '\u06E7': 'small ya above',
  '\u06E8': 'small nun above',
  '\u06EA': 'empty dot below',
  '\u06EB': 'empty dot above',
  '\u06EC': 'full dot above',
  '\u06ED': 'small mim below',
  '\u08F0': 'open fathatan',
  '\u08F1': 'open dammatan',
  '\u08F2': 'open kasratan',
};

const OTHER_CHARACTER_NAMES: Readonly<Record<string, string>> = {
  '\u0640': 'tatweel',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\uFEFF': 'byte order mark',
  '\u00A0': 'no-break space',
};

const LETTER_SET = new Set(Object.keys(LETTER_NAMES));
const MARK_SET = new Set(Object.keys(MARK_NAMES));

/** Whether the character is an Arabic letter that can stand in a word; a tatweel is none. */
export function isLetter(char: string): boolean {
  return LETTER_SET.has(char);
}

/** Whether the character is a mark that stands on a letter (vowels, shadda, sukun, the small signs of the Qur'an). */
export function isMark(char: string): boolean {
  return MARK_SET.has(char);
}

/** `U+064E` */
export const codePointNotation = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** A name for a character that tells an editor what it is: `fatha (U+064E)`, `Latin letter "b" (U+0062)`. */
export function characterName(codePoint: number): string {
  const char = String.fromCodePoint(codePoint);
  const code = codePointNotation(codePoint);
  const known = LETTER_NAMES[char] ?? MARK_NAMES[char] ?? OTHER_CHARACTER_NAMES[char];
  if (known !== undefined) return known.includes('U+') ? known : `${known} (${code})`;
  if (/\p{Script=Latin}/u.test(char)) return `Latin letter "${char}" (${code})`;
  if (/\p{Nd}/u.test(char)) return `digit "${char}" (${code})`;
  return `"${char}" (${code})`;
}
