/** What people write around a dua: promises to those who send it on, words that introduce it or name its source. */
import type { MessageCharacterSpan } from './model.ts';
import { RECIPIENT, RECIPIENT_IN_ARABIC_SCRIPT, SEND_ON, SEND_ON_IN_ARABIC_SCRIPT } from '../messages/check-languages.ts';
import { foldLatin } from '../search/fold.ts';
import { arabicWords } from './words.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** A sentence is a promise where it asks to send the message on and names recipients, a reward or a threat. */
const ARABIC_SEND_ON_WORDS = wordSet(`
  ارسل ارسلها ارسله ارسلوها ارسلوه ارسلي ارسليها ارسلت ارسلتها ارسال ترسل ترسلها ترسله يرسل يرسلها يرسله رسلها انشر انشرها انشره انشروها انشروه
  انشري نشرها نشره تنشرها تنشره ينشرها ينشره انشرو شارك شاركها شاركه شاركوها يشاركها ابعث ابعثها ابعثه بعثها ابعتها ابعت مرر مررها مرره وزعها وزع
  اعد توجيهها اعدارسالها تتجاهلها تتجاهل توقفها تكسر تقطع كسرها`);
const ARABIC_RECIPIENT_OR_REWARD_WORDS = wordSet(`
  شخص اشخاص الاشخاص لاشخاص اصدقاء اصدقايك اصدقاءك لاصدقايك اصدقاك صديق اصحاب اصحابك لاصحابك احبابك لاحبابك معارفك ناس الناس مسلم مسلمين قروب قروبات
  القروبات جروب جروبات مجموعه مجموعات المجموعات جهات اتصال عندك غيرك لغيرك السلسله سلسله خبر خبرا اخبار حظ الحظ معجزه يسرك ساعه ساعات ايام
  عشره سبعه عشرين خمسه تسعه اقسمت حلفتك امانه رقبتك عنقك ذمتك`);
const SEND_ON_WORDS = wordSet(SEND_ON_IN_ARABIC_SCRIPT);
const RECIPIENT_OR_REWARD_WORDS = wordSet(RECIPIENT_IN_ARABIC_SCRIPT);
/** `\b` would find no word that begins or ends with a letter beyond ASCII, such as the Turkish ı. */
const latinPattern = (words: string): RegExp => new RegExp(`(?:^|\\W)(?:${words})(?!\\w)`, 'u');
const LATIN_SEND_ON_PATTERN = latinPattern(SEND_ON);
const LATIN_RECIPIENT_OR_REWARD_PATTERN = latinPattern(RECIPIENT);

/** A sentence: what stands between line breaks, stops and symbols. */
const SENTENCE = /[^\n.!?؟۔…*•★☆✨\p{Extended_Pictographic}]+/gu;

/** "And", "so" and "for", which are joined to a word. */
const JOINED_PREFIX = /^[وفل]/;

/** From the first word of a sentence to the last, of any letters or of Latin ones. */
const ALL_WORDS = /\S(?:.*\S)?/su;
const LATIN_WORDS = /[\p{Script=Latin}\p{N}](?:.*[\p{Script=Latin}\p{N}])?/su;

/** The pattern that cuts the promise out of a sentence; undefined where the sentence is no promise. */
const promiseWordsOf = (sentence: string): RegExp | undefined => {
  const folded = foldLatin(sentence).replaceAll(/\s+/g, ' ');
  if (/[a-z]/.test(folded) && LATIN_SEND_ON_PATTERN.test(folded) && LATIN_RECIPIENT_OR_REWARD_PATTERN.test(folded)) return LATIN_WORDS;
  const words = arabicWords(sentence).map(({ letters: [word = ''] }) => word);
  const hasOne = (sought: ReadonlySet<string>): boolean =>
    words.some((word) => sought.has(word) || (JOINED_PREFIX.test(word) && sought.has(word.slice(1))));
  const isBoth = (asks: ReadonlySet<string>, to: ReadonlySet<string>): boolean => hasOne(asks) && hasOne(to);
  const isPromise = isBoth(ARABIC_SEND_ON_WORDS, ARABIC_RECIPIENT_OR_REWARD_WORDS) || isBoth(SEND_ON_WORDS, RECIPIENT_OR_REWARD_WORDS);
  return isPromise ? ALL_WORDS : undefined;
};

/** Whether a sentence promises something to those who send it on. */
export const isChainLetterPromise = (sentence: string): boolean => promiseWordsOf(sentence) !== undefined;

/**
 * The sentences of a message that promise something to those who send it on. Of a sentence in Latin letters, Arabic before and
 * behind its words is left out.
 */
export const chainLetterPromisesIn = (message: string): MessageCharacterSpan[] =>
  Array.from(message.matchAll(SENTENCE)).flatMap(({ 0: sentence, index }): MessageCharacterSpan[] => {
    const words = promiseWordsOf(sentence)?.exec(sentence);
    return words ? [{ start: index + words.index, end: index + words.index + words[0].length }] : [];
  });

/** Words that introduce or end a dua and are no part of it, folded. */
const WORDS_AROUND_DUA = wordSet(`
  دعا الدعا ادعيه الادعيه بدعا دعاء الدعاء اذكار الاذكار ذكر الذكر حديث الحديث ايه الايه قال قالت يقول تقول قل قولوا اقرا رسول الله النبي نبي عن ابي ابن بن ام
  ان انه كان من هذا هذه في على علي الي الى روي رواه اخرجه صححه حسنه صحيح حسن البخاري مسلم الترمذي ابوداود ابو داود النسايي ماجه احمد الالباني متفق عليه
  سوره صباح الصباح مسا المسا النوم السفر الهم الحزن الكرب الرزق المريض الاستخاره الخروج الدخول المنزل البيت المسجد جميل رايع مستجاب المستجاب عظيم لكل كل
  يوم ليله مره مرات ثلاث سبع امين يا يارب رب يارب العالمين السلام عليكم ورحمه وبركاته صدقه جاريه اللهم جزاكم جزاك خيرا بارك فيكم فيك جمعه مباركه`);

/** A heading that begins with one of these says what follows: "the dua after Fajr". */
const FIRST_WORDS_OF_HEADING = wordSet('دعا الدعا ادعيه ذكر الذكر اذكار حديث الحديث فضل فايده قال قالت عن روي رواه');

/** When or for what a dua is said, or whose it is, in such a heading; elsewhere these are words of a text. */
const WORDS_OF_HEADING = wordSet('الفجر الوتر الصلاه صلاه قيام الليل القدر رمضان العشر الاواخر بعد قبل عند سيدنا');

/**
 * Words of the reward that is promised to those who say a dua, and verbs that begin such a promise behind "whoever" in Arabic.
 * A run of words with a reward or such a beginning is no heading.
 */
const CLAIM_WORDS = /^(?:[وفبل]?(?:ال)?(?:جنه|ملايكه|ملك|حسنه|حسنات)|للجنه|[يتنو]?غفرت?|ينجيك|حساب)$/;
const SAYING_WORDS = /^(?:قال|قرا|يقرا|ردد|داوم)/;
const isClaim = (folded: readonly string[]): boolean =>
  folded.some((word, at) => CLAIM_WORDS.test(word) || (word === 'من' && SAYING_WORDS.test(folded[at + 1] ?? '')));
/** Words that no heading has: an invocation, or a number of times. */
const NO_WORDS_OF_HEADING = wordSet('اللهم مره مرات');

const isWordAroundDua = (word: string): boolean => WORDS_AROUND_DUA.has(word) || WORDS_AROUND_DUA.has(word.replace(/^[وفبل]/, ''));

/** Longer runs are no words around a dua, but for example a chain of narrators. */
const MAX_SURROUNDING_RUN_WORDS = 10;
/** A run of at most this many words that begins like a heading needs no further words of one. */
const MAX_WORDS_OF_SHORT_HEADING = 3;

/**
 * Whether a run says only what follows: "the dua of Yunus in the darkness". In a longer run, at most one word may be neither
 * around a dua nor of an occasion.
 */
const isHeading = (folded: readonly string[]): boolean =>
  FIRST_WORDS_OF_HEADING.has(folded[0] ?? '') &&
  !folded.some((word) => NO_WORDS_OF_HEADING.has(word)) &&
  (folded.length <= MAX_WORDS_OF_SHORT_HEADING ||
    folded.filter((word) => !isWordAroundDua(word) && !WORDS_OF_HEADING.has(word.replace(/^[وفبل](?=.{3})/, ''))).length <= 1);

/** How many of the words are not among those that stand around duas of any kind. */
export const countWordsNotAroundDua = (folded: readonly string[]): number => folded.filter((word) => !isWordAroundDua(word)).length;

/**
 * Whether words only introduce or end a dua: a heading, "narrated by", "amen".
 * @param minShare least share of the words that must be of this kind, from 0 to 1
 */
export const areWordsAroundDua = (folded: readonly string[], minShare = 0.5): boolean => {
  if (folded.length > MAX_SURROUNDING_RUN_WORDS || (minShare < 1 && isClaim(folded))) return false;
  // The word "hadith" at the beginning only introduces the text behind it, so it is not counted.
  const counted = minShare < 1 && /^(?:ال)?حديث$/.test(folded[0] ?? '') && folded.length > 1 ? folded.slice(1) : folded;
  const around = counted.filter(isWordAroundDua).length;
  return (around > 0 && around >= minShare * counted.length) || (minShare < 1 && isHeading(folded));
};
