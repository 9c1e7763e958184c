// Words whose everyday spelling hides a sound, or shows one that is not read. Each is respelled before it is read,
// with the signs that the engine knows: a dagger alif for the long a, the small zero for a letter that is silent.

const DAGGER_ALIF = '\u0670';
const SILENT_SIGN = '\u06DF';
const PAUSE_ONLY_SIGN = '\u06E0';

// What may stand before such a word without a space: and, so, by, for, like, is it that.
const CLITICS = '(?:أَ)?(?:[وف]َ)?(?:[بل]ِ|[كل]َ)?';

interface Respelling {
  pattern: RegExp;
  respell: string;
}

/** Puts shadda before the vowel, whichever order the text or this list has. */
function withShaddaFirst(text: string): string {
  return text.replace(/([\u064B-\u0650\u0670])\u0651/gu, '\u0651$1');
}

function respellAtWordStart(start: string, respelled: string, rest = ''): Respelling {
  return { pattern: new RegExp(withShaddaFirst(`^(${CLITICS})${start}${rest}`), 'u'), respell: `$1${respelled}` };
}

function respellAnywhere(part: string, respelled: string): Respelling {
  return { pattern: new RegExp(withShaddaFirst(part), 'u'), respell: respelled };
}

const WORD_END = '(?![\\p{L}\\p{M}])';

/** The words written without their long vowel, and those with a silent letter. */
const RESPELLINGS: readonly Respelling[] = [
  // هَذَا، هَذِهِ، هَذَانِ
  respellAtWordStart('هَذ', `هَ${DAGGER_ALIF}ذ`, '(?=[ِاَ])'),
  respellAtWordStart('هَؤُلَ', `هَ${DAGGER_ALIF}ؤُلَ`),
  respellAtWordStart('هَهُنَ', `هَ${DAGGER_ALIF}هُنَ`),
  respellAtWordStart('هَكَذ', `هَ${DAGGER_ALIF}كَذ`),
  respellAtWordStart('هَأَنَذ', `هَ${DAGGER_ALIF}أَنَذ`),
  respellAtWordStart('ذَلِك', `ذَ${DAGGER_ALIF}لِك`),
  respellAtWordStart('لَكِن', `لَ${DAGGER_ALIF}كِن`, '(?=[ِّْ])'),
  respellAtWordStart('إِلَه', `إِلَ${DAGGER_ALIF}ه`),
  respellAnywhere('لْإِلَه', `لْإِلَ${DAGGER_ALIF}ه`),
  respellAnywhere('رَّحْمَن', `رَّحْمَ${DAGGER_ALIF}ن`),
  respellAtWordStart('رَحْمَن', `رَحْمَ${DAGGER_ALIF}ن`),
  respellAnywhere('سَّمَوَات', `سَّمَ${DAGGER_ALIF}وَات`),
  respellAtWordStart('سَمَوَات', `سَمَ${DAGGER_ALIF}وَات`),
  respellAtWordStart('إِسْحَق', `إِسْحَ${DAGGER_ALIF}ق`),
  respellAtWordStart('إِسْمَعِيل', `إِسْمَ${DAGGER_ALIF}عِيل`),
  respellAtWordStart(`طَهَ${WORD_END}`, `طَ${DAGGER_ALIF}هَ${DAGGER_ALIF}`),
  respellAnywhere('دَاوُد', 'دَاوُ\u06E5د'),
  respellAnywhere('طَاوُس', 'طَاوُ\u06E5س'),
  respellAtWordStart('أُوْ?لَئِك', `أُو${SILENT_SIGN}لَ${DAGGER_ALIF}ئِك`),
  // أُولُو، أُولِي
  respellAtWordStart('أُوْ?ل', `أُو${SILENT_SIGN}ل`, '(?=ُو|ِي(?!ّ|َ))'),
  respellAtWordStart('أُوْ?لَاء', `أُو${SILENT_SIGN}لَاء`, `(?=[َُِ]?${WORD_END})`),
  respellAtWordStart('أُوْ?لَات', `أُو${SILENT_SIGN}لَات`),
  respellAtWordStart(`أَنَا${WORD_END}`, `أَنَا${PAUSE_ONLY_SIGN}`),
  // مِائَة
  respellAnywhere('مِائَ', `مِا${SILENT_SIGN}ئَ`),
  respellAtWordStart(`بِاسْمِ${WORD_END}`, 'بِسْمِ'),
  // عَمْرٌو، عَمْرٍو
  respellAnywhere('عَمْر([ٌٍ])و', `عَمْر$1و${SILENT_SIGN}`),
];

/** Respells one everyday word so that every sound it has is written. */
export function spellOutUnwrittenSounds(word: string): string {
  let respelled = withShaddaFirst(word);
  for (const { pattern, respell: replacement } of RESPELLINGS) {
    respelled = respelled.replace(pattern, replacement);
  }
  return respelled;
}

// The small sin of 52:37 belongs under its sad, where it allows sin but leaves sad the better known reading;
// the text has it above, where it would demand sin.
const SAD_UNDER_SMALL_SIN = /ص\u064E?\u06DC\u064E?ي/u;

/** Respells the two words of the Qur'an whose signs would mislead. In 2:72 the dagger alif only carries a hamza. */
export function respellMisleadingQuranWord(word: string): string {
  if (word.includes('\u06DC') && SAD_UNDER_SMALL_SIN.test(word)) return word.replace('\u06DC', '');
  return word.replace('\u2009\u0670\u0654', 'أ\u06E1');
}
