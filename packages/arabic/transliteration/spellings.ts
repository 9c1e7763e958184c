// Words whose everyday spelling hides a sound, or shows one that is not read. Each is respelled before it is read,
// with the signs that the engine knows: a dagger alif for the long a, the small zero for a letter that is silent.

const DAGGER = '\u0670';
const SILENT = '\u06DF';
const ONLY_AT_PAUSE = '\u06E0';

// What may stand before such a word without a space: and, so, by, for, like, is it that.
const CLITICS = '(?:أَ)?(?:[وف]َ)?(?:[بل]ِ|[كل]َ)?';

interface Spelling {
  /** The word as written everyday, for the guide to the scheme. */
  word: string;
  pattern: RegExp;
  respell: string;
}

/** Marks in one order, shadda before vowel, whichever way the text or this list has them. */
function ordered(text: string): string {
  return text.replace(/([\u064B-\u0650\u0670])\u0651/gu, '\u0651$1');
}

function atWordStart(word: string, start: string, respelled: string, rest = ''): Spelling {
  return { word, pattern: new RegExp(ordered(`^(${CLITICS})${start}${rest}`), 'u'), respell: `$1${respelled}` };
}

function anywhere(word: string, part: string, respelled: string): Spelling {
  return { word, pattern: new RegExp(ordered(part), 'u'), respell: respelled };
}

const END = '(?![\\p{L}\\p{M}])';

/** The words written without their long vowel, and those with a silent letter. */
const SPELLINGS: readonly Spelling[] = [
  atWordStart('هَذَا، هَذِهِ، هَذَانِ', 'هَذ', `هَ${DAGGER}ذ`, '(?=[ِاَ])'),
  atWordStart('هَؤُلَاءِ', 'هَؤُلَ', `هَ${DAGGER}ؤُلَ`),
  atWordStart('هَهُنَا', 'هَهُنَ', `هَ${DAGGER}هُنَ`),
  atWordStart('هَكَذَا', 'هَكَذ', `هَ${DAGGER}كَذ`),
  atWordStart('هَأَنَذَا', 'هَأَنَذ', `هَ${DAGGER}أَنَذ`),
  atWordStart('ذَلِكَ، ذَلِكُمْ', 'ذَلِك', `ذَ${DAGGER}لِك`),
  atWordStart('لَكِنْ، لَكِنَّ', 'لَكِن', `لَ${DAGGER}كِن`, '(?=[ِّْ])'),
  atWordStart('إِلَه', 'إِلَه', `إِلَ${DAGGER}ه`),
  anywhere('الْإِلَه', 'لْإِلَه', `لْإِلَ${DAGGER}ه`),
  anywhere('الرَّحْمَن', 'رَّحْمَن', `رَّحْمَ${DAGGER}ن`),
  atWordStart('رَحْمَن', 'رَحْمَن', `رَحْمَ${DAGGER}ن`),
  anywhere('السَّمَوَاتِ', 'سَّمَوَات', `سَّمَ${DAGGER}وَات`),
  atWordStart('سَمَوَاتٍ', 'سَمَوَات', `سَمَ${DAGGER}وَات`),
  atWordStart('إِسْحَق', 'إِسْحَق', `إِسْحَ${DAGGER}ق`),
  atWordStart('إِسْمَعِيل', 'إِسْمَعِيل', `إِسْمَ${DAGGER}عِيل`),
  atWordStart('طَهَ', `طَهَ${END}`, `طَ${DAGGER}هَ${DAGGER}`),
  anywhere('دَاوُدَ', 'دَاوُد', 'دَاوُ\u06E5د'),
  anywhere('طَاوُس', 'طَاوُس', 'طَاوُ\u06E5س'),
  atWordStart('أُولَئِكَ', 'أُوْ?لَئِك', `أُو${SILENT}لَ${DAGGER}ئِك`),
  atWordStart('أُولُو، أُولِي', 'أُوْ?ل', `أُو${SILENT}ل`, '(?=ُو|ِي(?!ّ|َ))'),
  atWordStart('أُولَاءِ', 'أُوْ?لَاء', `أُو${SILENT}لَاء`, `(?=[َُِ]?${END})`),
  atWordStart('أُولَاتِ', 'أُوْ?لَات', `أُو${SILENT}لَات`),
  atWordStart('أَنَا', `أَنَا${END}`, `أَنَا${ONLY_AT_PAUSE}`),
  anywhere('مِائَة', 'مِائَ', `مِا${SILENT}ئَ`),
  atWordStart('بِاسْمِ (as in بِسْمِ)', `بِاسْمِ${END}`, 'بِسْمِ'),
  anywhere('عَمْرٌو، عَمْرٍو', 'عَمْر([ٌٍ])و', `عَمْر$1و${SILENT}`),
];

/** Respells one everyday word so that every sound it has is written. */
export function respellWord(word: string): string {
  let respelled = ordered(word);
  for (const { pattern, respell: replacement } of SPELLINGS) {
    respelled = respelled.replace(pattern, replacement);
  }
  return respelled;
}

// The small sin of 52:37 belongs under its sad, where it allows sin but leaves sad the better known reading;
// the text has it above, where it would demand sin.
const BETTER_WITH_SAD = /ص\u064E?\u06DC\u064E?ي/u;

/** The two words of the Qur'an whose signs would mislead. In 2:72 the dagger alif is only the seat of a hamza. */
export function respellQuran(word: string): string {
  if (word.includes('\u06DC') && BETTER_WITH_SAD.test(word)) return word.replace('\u06DC', '');
  return word.replace('\u2009\u0670\u0654', 'أ\u06E1');
}
