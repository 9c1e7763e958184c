/**
 * The words by which messages name a source or a number of times, folded, as parts of patterns: Latin letters in English, French,
 * Indonesian and Roman Urdu, and the Arabic script.
 */

interface NamedWork {
  /** Keys of `content/collections.yaml`, any of which is meant; none for a book that only gathers texts of others. */
  keys: readonly string[];
  pattern: string;
  /** The name is an everyday word or a name of Allah too, so by itself it names no source. */
  isEverydayWord?: true;
  /** Its numbers differ so much between editions that they say nothing. */
  hasUncertainNumbers?: true;
  /** Names sources in any place of a line. */
  isUnmistakable?: true;
}

const ARTICLE = '(?:(?:al|el|an|at|ad|as|ath|l)[ -]?)?';
const IBN = 'ibn[ui]?[ -]';
const BUKHARI = `${ARTICLE}b[ou]+kh?[ao]r[iy]+e*`;
const ABU_DAWUD = 'ab(?:u|ou|oo|i)[ -]da*[uow]+d';
const TIRMIDHI = `${ARTICLE}t[iu]rm[iu](?:dh|dz|z|d|th)[iy]+`;
const NASAI = `${ARTICLE}nas+a+[iey]*`;
const IBN_MAJAH = `${IBN}mad?jah?`;

/** The works, longer names before those that they hold. */
export const WORKS: readonly NamedWork[] = [
  { keys: [], pattern: `hisn[ui]?l?[ -]?${ARTICLE}mo?u?slim|fortress of the muslim|citadelle du mo?u?s[lu]+(?:im|man)|حصن المسلم` },
  { keys: [], pattern: `riya[dz]h?(?:us|u)?[ -]?${ARTICLE}s[ao]lih?[ie]+n|رياض الصالحين` },
  { keys: [], pattern: `sh?ahih(?:ul)?[ -]${ARTICLE}jami|صحيح الجامع` },
  {
    keys: ['adab'],
    pattern: `(?:${BUKHARI}[ ,(:]*(?:in |dans |dalam )?)?${ARTICLE}adab(?:ul|u)?[ -]${ARTICLE}m[ou]+frad|(?:البخاري في )?الادب المفرد`,
  },
  { keys: ['bukhari'], pattern: `${BUKHARI}|(?:ال)?بخاري` },
  { keys: ['muslim'], pattern: `${ARTICLE}mo?u?slim|مسلم` },
  { keys: ['abudawud'], pattern: `${ABU_DAWUD}|اب[وي] ?داو+د` },
  { keys: ['tirmidhi'], pattern: `${TIRMIDHI}|(?:ال)?ترم[ذز]ي` },
  { keys: ['nasai', 'nasaikubra'], pattern: `${NASAI}|(?:ال)?نساي+` },
  { keys: ['ibnmajah'], pattern: `${IBN_MAJAH}|ابن ماجه` },
  { keys: ['bayhaqi'], pattern: `${ARTICLE}ba[iy]ha[qk][iy]+|(?:ال)?بيهقي` },
  { keys: ['ibnsunni'], pattern: `${IBN}${ARTICLE}so?unn[iy]+|ابن السني` },
  { keys: ['ibnhibban'], pattern: `${IBN}h?ibb?an|ابن حبان` },
  { keys: ['daraqutni'], pattern: `${ARTICLE}dara[qk]o?uth?n[iy]+|(?:ال)?دارقطني` },
  { keys: ['baghawi'], pattern: `${ARTICLE}baghaw[iy]+|(?:ال)?بغوي` },
  { keys: ['tabarani'], pattern: `${ARTICLE}th?abar?an[iy]+|(?:ال)?طبراني` },
  { keys: ['darimi'], pattern: `${ARTICLE}darim[iy]+|(?:ال)?دارمي` },
  { keys: ['ahmad'], pattern: 'ahm[ae]d|احمد', isEverydayWord: true, hasUncertainNumbers: true },
  { keys: ['malik'], pattern: 'malik|مالك', isEverydayWord: true, hasUncertainNumbers: true },
  { keys: ['hakim'], pattern: `${ARTICLE}hakim|(?:ال)?حاكم`, isEverydayWord: true, hasUncertainNumbers: true },
  { keys: ['bukhari', 'muslim'], pattern: `muttafaq(?:un)?[ -]*${ARTICLE}a?la[iy]h[ie]?|agreed upon|متفق عليه`, isUnmistakable: true },
];

/** Books that are no collection of sound narrations alone: of "Sahih at-Tirmidhi" there is another book with numbers of its own. */
export const WORKS_WITH_SOUND_EXTRACTS: readonly string[] = ['abudawud', 'tirmidhi', 'nasai', 'ibnmajah'];
/** Words before the name of a work: a kind of work, or a report. */
export const INTRODUCTION =
  'sh?ahih|s[ou]+nan|jami|m[ou]+snad|m[ou]+stadrak|m[ou]+wat[ht]*a|h\\.? ?r|rawah[ou]+|riwayat|diriwayatkan (?:oleh|dalam)|' +
  '(?:narrated|reported|recorded|related|collected|transmitted) (?:by|in)|rapportee? (?:par|dans)|sources?|sumber|ref|references?|' +
  'hadith|hadits|hadis|hadees|imam|رواه|اخرجه|صحيح|سنن|جامع|مسند|مستدرك|موطا|صححه|حديث|الامام';
/** Words between a name and its number. */
export const NUMBER_WORDS = 'hadith|hadits|hadis|hadees|no|nr|num|number|nomor|numero|n|رقم|برقم|حديث|نمبر';
/** Words between two names. */
export const BETWEEN_NAMES = '(?:(?:and|et|dan|wa|aur|اور)(?![\\p{L}])|و)?';
/** A verdict or a place in the book, behind a name. */
export const AFTER_NAME = 'sh?ahih|hasan|authentic|authentique|graded|vol|volume|book|kitab|page|p|jilid|juz|صحيح|حسن';

/** Words before a verse. */
export const SURAH_WORDS = 'q\\.? ?s|s[ou]+ra[ht]?|sourate|(?:al[ -]?)?quran|coran|سوره|القران';
export const VERSE_WORDS = 'a[iy]a[ht]?|verses?|versets?|v|ايه|الايه|ايت';

/** Words after a number of times. */
export const TIMES_WORDS = 'x|×|times?|fois|kali|mart[ae]?ba|baar|bar|dafaa?|مرات|مره|مرتبه|بار|دفعه';
/** Words between a number of times and the next text. */
export const BETWEEN_TIMES = '(?:and|then|et|puis|dan|lalu|kemudian|aur|phir|اور|پھر)';
/** Words before a number of times, which ask to say so. */
export const SAY_WORDS = 'repeat|recite|read|say|dibaca|baca|bacalah|ucapkan|a (?:dire|lire|repeter)|repeter|repetez|padhein|parhein';

/** Numbers before the word for times, longer ones before those that they hold. */
export const NUMBERS_IN_WORDS: readonly (readonly [value: number, words: string])[] = [
  [33, 'thirty[ -]three|trente[ -]trois|tiga puluh tiga|ثلاثا? وثلاث[يو]ن'],
  [34, 'thirty[ -]four|trente[ -]quatre|tiga puluh empat|اربعا? وثلاث[يو]ن'],
  [100, '(?:a |one )?hundred|cent|seratus|sau|ماي?ه|ميه|ايك سو|سو'],
  [2, 'two|deux|dua|دو'],
  [3, 'three|trois|tiga|teen|ثلاث|تين'],
  [4, 'four|quatre|empat|اربع|چار'],
  [5, 'five|cinq|lima|خمس|پانچ'],
  [7, 'seven|sept|tujuh|saat|سبع|سات'],
  [10, 'ten|dix|sepuluh|das|عشر|دس'],
];
/** Words that say a number of times by themselves. */
export const TIMES_IN_ONE_WORD: readonly (readonly [value: number, words: string])[] = [
  [2, 'twice|مرتين'],
  [3, 'thrice|ثلاثا'],
  [7, 'سبعا'],
  [10, 'عشرا'],
];
/** Behind one of these a number may be a part of another: "twenty three", "3 or 7". */
export const BEFORE_REST_OF_NUMBER = 'ty|hundred|thousand|and|or|puluh|ratus|ribu|atau|vingt|trente|quarante|cents?|mille|et|ou|او|يا|الي';
/** Before one of these a number is not the only one. */
export const BEFORE_OTHER_NUMBER = 'or|atau|ou|او|يا';
