/**
 * The folded words by which messages name a source or a number of times, as parts of patterns: names of works, Arabic words, and
 * Arabic words in the Latin letters of any language. The other words of each language are in its `check.yaml`.
 */
import * as languages from '../messages/check-languages.ts';
import { anyOf } from './any-of.ts';

interface NamedWork {
  /** Keys of `content/collections.yaml`, any of which is meant; none for a book that only gathers texts of others. */
  keys: readonly string[];
  pattern: string;
  /** The name is an everyday word or a name of Allah too, so by itself it names no source. */
  isEverydayWord?: true;
  /** Its numbers differ so much between editions that they say nothing. */
  hasUncertainNumbers?: true;
  /** Names a source even without an introducing word or a number. */
  isUnmistakable?: true;
}

const ARTICLE = '(?:(?:al|el|an|at|ad|as|ath|l)[ -]?)?';
const IBN = 'ibn[ui]?[ -]';
const BUKHARI = `${ARTICLE}b[ou]+kh?[ao]r[iy]+e*`;
const ABU_DAWUD = 'ab(?:u|ou|oo|i)[ -]da*[uow]+d';
const TIRMIDHI = `${ARTICLE}t[iu]rm[iu](?:dh|dz|z|d|th)[iy]+`;
const NASAI = `${ARTICLE}nas+a+[iey]*`;
const IBN_MAJAH = `${IBN}mad?jah?`;

/** The works, longer names before shorter names that they contain. */
export const WORKS: readonly NamedWork[] = [
  { keys: [], pattern: `hisn[ui]?l?[ -]?${ARTICLE}mo?u?slim|fortress of the muslim|citadelle du mo?u?s[lu]+(?:im|man)|حصن المسلم` },
  { keys: [], pattern: `riya[dz]h?(?:us|u)?[ -]?${ARTICLE}s[ao]lih?[ie]+n|رياض الصالحين` },
  { keys: [], pattern: `sh?ahih(?:ul)?[ -]${ARTICLE}jami|صحيح الجامع` },
  {
    keys: ['adab'],
    pattern: `(?:${BUKHARI}[ ,(:]*(?:(?:${languages.IN}) )?)?${ARTICLE}adab(?:ul|u)?[ -]${ARTICLE}m[ou]+frad|(?:البخاري في )?الادب المفرد`,
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

/** Collections whose sound narrations are also a book with numbers of its own, such as "Sahih at-Tirmidhi". */
export const WORKS_WITH_SAHIH_EDITION: readonly string[] = ['abudawud', 'tirmidhi', 'nasai', 'ibnmajah'];
/** Words before the name of a work: a kind of work, or a report. */
export const BEFORE_WORK_NAME = anyOf(
  'sh?ahih|s[ou]+nan|jami|m[ou]+snad|m[ou]+stadrak|m[ou]+wat[ht]*a|rawah[ou]+|hadith|hadits|hadis|hadees|imam|' +
    'رواه|اخرجه|صحيح|سنن|جامع|مسند|مستدرك|موطا|صححه|حديث|الامام',
  languages.SOURCE,
);
/** Words between a name and its number. */
export const BEFORE_HADITH_NUMBER = anyOf('hadith|hadits|hadis|hadees|no|nr|num|n|رقم|برقم|حديث', languages.NUMBER);
/** Words between two names. */
export const BETWEEN_WORK_NAMES = `(?:(?:${anyOf('wa', languages.AND)})(?![\\p{L}])|و)?`;
/** A verdict or a place in the book, behind a name. */
export const AFTER_WORK_NAME = anyOf('sh?ahih|hasan|vol|kitab|p|juz|صحيح|حسن', languages.AFTER_SOURCE);

/** Words before a verse. */
export const SURAH_WORDS = anyOf('s[ou]+ra[ht]?|(?:al[ -]?)?quran|سوره|القران', languages.SURAH);
export const VERSE_WORDS = anyOf('a[iy]a[ht]?|v|ايه|الايه', languages.VERSE);

/** Words after a number of times. */
export const TIMES_WORDS = anyOf('x|×|مرات|مره', languages.TIMES);

type NumbersInWords = readonly (readonly [value: number, words: string])[];

/** Numbers before the word for times. */
export const NUMBERS_IN_WORDS: NumbersInWords = [
  [33, 'ثلاثا? وثلاث[يو]ن'],
  [34, 'اربعا? وثلاث[يو]ن'],
  [100, 'ماي?ه|ميه'],
  [3, 'ثلاث'],
  [4, 'اربع'],
  [5, 'خمس'],
  [7, 'سبع'],
  [10, 'عشر'],
  ...languages.NUMBERS,
];
/** Words that say a number of times by themselves. */
export const TIMES_IN_ONE_WORD: NumbersInWords = [[2, 'مرتين'], [3, 'ثلاثا'], [7, 'سبعا'], [10, 'عشرا'], ...languages.ADVERBS];
/** A number before one of these words is one of several: "3 or 7". */
export const OR_WORDS = anyOf('او', languages.OR);
/** Behind one of these a number may be a part of another: "twenty three", "3 or 7". */
export const BEFORE_REST_OF_NUMBER = anyOf('الي', OR_WORDS, languages.BEFORE_REST);
