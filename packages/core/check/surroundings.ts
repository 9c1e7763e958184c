/** What people write around a dua: promises to those who send it on, and words that say what it is and where it stands. */
import type { Span } from './model.ts';
import { foldLatin } from '../search/fold.ts';
import { arabicWords } from './words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** A sentence is a promise where it asks to send the message on and says to whom, or threatens or promises news. */
const ASKS_ARABIC = list(`
  ارسل ارسلها ارسله ارسلوها ارسلوه ارسلي ارسليها ارسلت ارسلتها ارسال ترسل ترسلها ترسله يرسل يرسلها يرسله رسلها انشر انشرها انشره انشروها انشروه
  انشري نشرها نشره تنشرها تنشره ينشرها ينشره انشرو شارك شاركها شاركه شاركوها يشاركها ابعث ابعثها ابعثه بعثها ابعتها ابعت مرر مررها مرره وزعها وزع
  اعد توجيهها اعدارسالها تتجاهلها تتجاهل توقفها تكسر تقطع كسرها`);
const TO_ARABIC = list(`
  شخص اشخاص الاشخاص لاشخاص اصدقاء اصدقايك اصدقاءك لاصدقايك اصدقاك صديق اصحاب اصحابك لاصحابك احبابك لاحبابك معارفك ناس الناس مسلم مسلمين قروب قروبات
  القروبات جروب جروبات مجموعه مجموعات المجموعات جهات اتصال عندك غيرك لغيرك السلسله سلسله خبر خبرا اخبار حظ الحظ معجزه يسرك ساعه ساعات ايام
  عشره سبعه عشرين خمسه تسعه اقسمت حلفتك امانه رقبتك عنقك ذمتك`);
/** Urdu, folded as words of a message are. */
const foldedList = (words: string): ReadonlySet<string> => new Set(arabicWords(words).flatMap(({ letters }) => letters));
const ASKS_URDU = foldedList(
  'شیئر شئیر شیر فارورڈ بھیجیں بھیجو بھیجیے بھیجئے بھیج بھیجیئے پھیلائیں پھیلاؤ پھیلا پہنچائیں پہنچاؤ پہنچا آگے توڑنا توڑیں روکنا',
);
const TO_URDU = foldedList(
  'لوگوں لوگ دوستوں دوست عزیزوں رشتہ داروں گروپ گروپوں گروپس مسلمانوں افراد خوشخبری خبر معجزہ گھنٹے گھنٹوں دن دنوں سلسلہ چین قسمت',
);
const ASKS_LATIN =
  /\b(?:sends?|sent|sending|forwards?|forwarded|forwarding|shares?|shared|sharing|pass(?:es)?|repost|retweet|spread|envoie[sz]?|envoyez|envoyer|envoi|partage[sz]?|partager|transmet[sz]?|transmettez|transferez|transfere[sz]?|diffuse[sz]?|fais tourner|kirim(?:kan|lah)?|mengirim(?:kan)?|sebar(?:kan|luaskan)?|menyebar(?:kan)?|bagikan|membagikan|terus ?kan|meneruskan|share|break|brise[sz]?|ignore[sd]?|putus(?:kan)?|memutus(?:kan)?|rompez|rompre|abaikan|bhej(?:o|en|ein|iye|na|do|dein)|phailao|phailaen)\b/;
const TO_LATIN =
  /\b(?:people|persons?|friends?|contacts?|groups?|muslims|others|everyone|chain|good news|miracle|luck|personnes|amis?|contacts|groupes?|proches|musulmans|chaine|bonne nouvelle|miracles?|orang|teman|kawan|sahabat|kontak|grup|rantai|kabar (?:baik|gembira)|keajaiban|hours?|heures|jam|days?|jours|hari|log(?:on)?|dost(?:on)?|musalmano?n?|khush ?khabri|din)\b/;

/** Ends of sentences, lines, and signs that are no letters. */
const SENTENCE = /[^\n.!?؟۔…*•★☆✨\p{Extended_Pictographic}]+/gu;

/** "And", "so" and "for", which are joined to a word. */
const JOINED = /^[وفل]/;

const isPromise = (sentence: string): boolean => {
  const folded = foldLatin(sentence).replaceAll(/\s+/g, ' ');
  if (/[a-z]/.test(folded) && ASKS_LATIN.test(folded) && TO_LATIN.test(folded)) return true;
  const words = arabicWords(sentence).map(({ letters: [word = ''] }) => word);
  const hasOne = (sought: ReadonlySet<string>): boolean =>
    words.some((word) => sought.has(word) || (JOINED.test(word) && sought.has(word.slice(1))));
  const isBoth = (asks: ReadonlySet<string>, to: ReadonlySet<string>): boolean => hasOne(asks) && hasOne(to);
  return isBoth(ASKS_ARABIC, TO_ARABIC) || isBoth(ASKS_URDU, TO_URDU);
};

/** The sentences of a message that promise something to those who send it on. */
export const promisesIn = (message: string): Span[] =>
  Array.from(message.matchAll(SENTENCE), ({ 0: sentence, index }): Span => {
    const start = index + (sentence.length - sentence.trimStart().length);
    return { start, end: start + sentence.trim().length };
  }).filter(({ start, end }) => end > start && isPromise(message.slice(start, end)));

/** Words that stand around a dua and are none, folded. */
const AROUND = list(`
  دعا الدعا ادعيه الادعيه بدعا دعاء الدعاء اذكار الاذكار ذكر الذكر حديث الحديث ايه الايه قال قالت يقول تقول قل قولوا اقرا رسول الله النبي نبي عن ابي ابن بن ام
  ان انه كان من هذا هذه في على علي الي الى روي رواه اخرجه صححه حسنه صحيح حسن البخاري مسلم الترمذي ابوداود ابو داود النسايي ماجه احمد الالباني متفق عليه
  سوره صباح الصباح مسا المسا النوم السفر الهم الحزن الكرب الرزق المريض الاستخاره الخروج الدخول المنزل البيت المسجد جميل رايع مستجاب المستجاب عظيم لكل كل
  يوم ليله مره مرات ثلاث سبع امين يا يارب رب يارب العالمين السلام عليكم ورحمه وبركاته صدقه جاريه اللهم جزاكم جزاك خيرا بارك فيكم فيك جمعه مباركه`);

/** What begins so says what follows: "the dua after Fajr". */
const HEADS = list('دعا الدعا ادعيه ذكر الذكر اذكار حديث الحديث فضل فايده قال قالت عن روي رواه');

const isOneAround = (word: string): boolean => AROUND.has(word) || AROUND.has(word.replace(/^[وفبل]/, ''));

/** What is written around a dua is short; a chain of narrators is not. */
const MOST_AROUND = 10;

/** Of a text's words, the number that do not stand around duas of any kind. */
export const tellingWords = (folded: readonly string[]): number => folded.filter((word) => !isOneAround(word)).length;

/**
 * Whether words say what stands beside them: a heading, "narrated by", "amen".
 * @param least share of the words that must be of this kind
 */
export const isAround = (folded: readonly string[], least = 0.5): boolean => {
  const around = folded.filter(isOneAround).length;
  if (least < 1 && folded.length <= MOST_AROUND && HEADS.has(folded[0] ?? '')) return true;
  return around > 0 && folded.length <= MOST_AROUND && around >= least * folded.length;
};
