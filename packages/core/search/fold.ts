/**
 * Folding for search: different spellings of the same word become the same letters. Nothing here is ever shown; the texts
 * keep every mark, and a match is highlighted in the text as it is written.
 */

/** A letter with its marks. */
interface LetterWithMarks {
  base: string;
  marks: string;
}

const TATWEEL = '\u0640';
const HAMZA_ABOVE = '\u0654';
const DAGGER_ALIF = '\u0670';
const KASRA = /[\u0650\u064D\u08F2]/;
const DAMMA = /[\u064F\u064C\u08F1]/;
const VOWEL_SHADDA_SUKUN_MARK = /[\u064B-\u0652\u06E1\u08F0-\u08F2]/;
// The Qur'an's small waw and small ya lengthen a pronoun; everyday spelling leaves them out.
const SMALL_WAW_AND_YA = /[\u06E5\u06E6]/g;

/** One letter for the forms that readers do not tell apart when they type, those of Persian and Urdu keyboards included. */
const FOLDED_ARABIC_LETTER: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  '\u0671': 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۂ: 'ه',
  ۃ: 'ه',
  ں: 'ن',
  ے: 'ي',
  ۓ: 'ي',
};

/** Dagger alifs of a word beyond this number are always written out: each optional one doubles the forms. */
const MAX_OPTIONAL_DAGGER_ALIFS = 3;

function clustersOf(word: string): LetterWithMarks[] {
  const clusters: LetterWithMarks[] = [];
  for (const char of word.normalize('NFKC').replace(SMALL_WAW_AND_YA, '')) {
    const last = clusters.at(-1);
    if (/\p{M}/u.test(char)) {
      if (last) last.marks += char;
    } else if (/\p{Script=Arabic}|\u0640/u.test(char) && /\p{L}/u.test(char)) clusters.push({ base: char, marks: '' });
  }
  return clusters;
}

/** The letter that carries a hamza inside a word in everyday spelling. */
function hamzaSeat(marks: string, before: string): string {
  if (before === 'ي' || KASRA.test(marks)) return 'ي';
  return DAMMA.test(marks) ? 'و' : 'ا';
}

function foldBareHamza({ marks }: LetterWithMarks, at: number, clusters: readonly LetterWithMarks[]): string {
  // The Qur'an writes ءا for آ: the hamza is left out, and the alif after it stands for both.
  if (clusters[at + 1]?.base === 'ا') return '';
  if (at === 0) return 'ا';
  if (at === clusters.length - 1) return 'ء';
  if (KASRA.test(marks)) return 'ي';
  // If the hamza has no vowel mark, a waw after it shows that its vowel is damma: الرءوف.
  const isBeforeWaw = clusters[at + 1]?.base === 'و' && !VOWEL_SHADDA_SUKUN_MARK.test(marks);
  return DAMMA.test(marks) || isBeforeWaw ? 'و' : 'ء';
}

/** Folds one letter. @param writesDaggerAlif whether a dagger alif on it is written out */
function foldCluster(cluster: LetterWithMarks, at: number, clusters: readonly LetterWithMarks[], writesDaggerAlif: boolean): string {
  const { base, marks } = cluster;
  const alif = writesDaggerAlif && marks.includes(DAGGER_ALIF) ? 'ا' : '';
  const small = (marks.includes('\u06E7') ? 'ي' : '') + (marks.includes('\u06E8') ? 'ن' : '');
  if (base === TATWEEL)
    return (
      (marks.includes(HAMZA_ABOVE)
        ? hamzaSeat(marks, FOLDED_ARABIC_LETTER[clusters[at - 1]?.base ?? ''] ?? clusters[at - 1]?.base ?? '')
        : '') +
      alif +
      small
    );
  if (base === 'ء') return foldBareHamza(cluster, at, clusters) + alif;
  // The Qur'an writes الصلوٰة and مولىٰنا for الصلاة and مولانا: the waw or ya only carries the alif.
  const carries = alif !== '' && !VOWEL_SHADDA_SUKUN_MARK.test(marks) && (base === 'و' || (base === 'ى' && at < clusters.length - 1));
  if (carries) return alif;
  return (FOLDED_ARABIC_LETTER[base] ?? base) + (base === 'ى' ? '' : alif) + small;
}

const withoutDoubleAlif = (word: string): string => word.replace(/ا{2,}/g, 'ا');

/** Spellings of a word, its first dagger alifs each written out or left out: الرحمٰن is typed الرحمن, الكتٰب الكتاب. */
function spellings(clusters: readonly LetterWithMarks[]): string[] {
  const daggers = clusters.flatMap(({ marks }, at) => (marks.includes(DAGGER_ALIF) ? [at] : []));
  const free = daggers.slice(0, MAX_OPTIONAL_DAGGER_ALIFS);
  return Array.from({ length: 2 ** free.length }, (_, choice) =>
    withoutDoubleAlif(
      clusters
        .map((cluster, at) => foldCluster(cluster, at, clusters, !free.includes(at) || (choice & (1 << free.indexOf(at))) === 0))
        .join(''),
    ),
  );
}

/**
 * The folded spellings of an Arabic word, the fullest one first.
 * @returns an empty list for a word without an Arabic letter
 */
export function foldedArabicSpellings(word: string): string[] {
  const clusters = clustersOf(word);
  // The Qur'an joins the vocative to its word: يٰأيها is typed يا أيها.
  const rest = clusters[1]?.base === TATWEEL ? 2 : 1;
  const vocative =
    clusters[0]?.base === 'ي' && clusters.length > rest + 1 && clusters.slice(0, rest).some(({ marks }) => marks.includes(DAGGER_ALIF));
  const called = vocative ? spellings(clusters.slice(rest)) : [];
  return [...new Set([...spellings(clusters), ...called])].filter(Boolean);
}

/** Prefixes that Arabic writes together with the next word: and, so, by, for, like, also with the article. */
const PROCLITICS = ['و', 'ف', 'ب', 'ل', 'وب', 'ول', 'ال', 'وال', 'فال', 'بال', 'وبال', 'كال', 'لل', 'ولل'];
const PREFIXES_BEFORE_ARTICLE = ['و', 'ف', 'ب', 'وب', 'ك', 'ت'];

/** A folded word with the prefixes that it may be joined to: رحمه also as برحمه, والرحمه, للرحمه. */
export function withProclitics(folded: string): string[] {
  // After li- the article loses its alif (للرحمن); in الله also one lam.
  const named = folded.startsWith('الله') ? folded.slice(2) : folded.startsWith('ال') ? `ل${folded.slice(2)}` : undefined;
  if (named === undefined) return PROCLITICS.map((before) => before + folded);
  return [...PREFIXES_BEFORE_ARTICLE.map((before) => before + folded), `ل${named}`, `ول${named}`, `فل${named}`];
}

// Apostrophes of every kind, the signs for hamza and ayn, and the dot that separates two letters.
const SILENT_SIGNS = /['’‘`´ʼʾʿ·]/g;

const NON_ASCII = /[^\n -~]/;

/** The digits of Arabic, Persian and Urdu keyboards as ASCII; everything else stays. */
export const withAsciiDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

/** Latin letters without diacritics, apostrophes and case; digits of Arabic keyboards as ASCII. Hyphens stay. */
export function foldLatin(text: string): string {
  const bare = NON_ASCII.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return withAsciiDigits(bare.replace(SILENT_SIGNS, '')).toLowerCase();
}

/** Whether a word has a character of the Arabic script, whatever its language. */
export const hasArabicLetters = (word: string): boolean => /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFE]/.test(word);

/** A word of either script as it is compared; of several spellings the fullest one. */
export const foldWord = (word: string): string => (hasArabicLetters(word) ? (foldedArabicSpellings(word)[0] ?? '') : foldLatin(word));

/** A text of both scripts as it is compared: each word is folded, and what stands between the words stays. */
export const foldText = (text: string): string => foldLatin(text).replaceAll(/\p{Script=Arabic}+/gu, foldWord);

/** A letter of Arabic that Urdu normally writes with another code point. */
export const ARABIC_ONLY_LETTER = /[\u0623\u0625\u0629\u0643\u0647\u0649\u064a\u0671]/;

/** A need in the form in which needs are compared: Latin letters folded, Arabic script as it is written. */
export const foldNeed = (need: string): string => (hasArabicLetters(need) ? need : foldLatin(need));
