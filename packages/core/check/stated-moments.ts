/** Finds words that say only when a text is said: "avant de dormir", "after every prayer", "pagi dan petang", "har namaz ke baad". */
import { foldMessage } from './folded-message.ts';
import { isAtEnd, lineBefore, matchesAtWordStarts } from './line-place.ts';
import type { MessageCharacterSpan } from './model.ts';

/** The words of one language by which a moment is told, as parts of patterns over a folded message. */
interface MomentWords {
  /** Words that a moment begins with: "after", "every". */
  openers: string;
  /** Times of the day, prayers and acts. */
  times: string;
  /** What may stand between: "the", "and". */
  between: string;
  /** Words that a moment ends with, as in "namaz ke baad". */
  closers?: string;
}

const PRAYERS =
  'fajr|fajar|fadjr|s[ou]+bh|subuh|shubuh|d?z[ou]+h[ou]*r|zuhar|dh?[ou]+h[ou]*r|l?as(?:r|ar)|ashar|mag[hr]+[ei]b|licha|[ie]+[sc]ha|isya|dh?uha|witi?r|tahajju?d|juma|jumua?h?|jumm?a[ht]|joumou?a';

const MOMENT_WORDS: readonly MomentWords[] = [
  {
    openers:
      'before|after|every|each|upon|during|when|while|in the|at|on|once|daily|morning|evening|(?:to be )?(?:said|read|recited?)(?= (?:after|before|every|each|in|at))',
    times: `prayers?|sala[ht]s?|salaa[ht]|sola[ht]|namaz|mornings?|evenings?|nights?|noon|days?|daily|weeks?|fridays?|sunrise|sunset|dawn|dusk|sleep(?:ing)?|bed(?:time)?|wak(?:e|ing)(?: up)?|meals?|eating|adhan|azan|${PRAYERS}`,
    between:
      'the|an?|you|your|going|go|to|and|or|obligatory|fard[h]?|farz|five|5|of|all|each|every|both|both the|in|at|after|before|prayer|say|read|recite',
  },
  {
    openers:
      'avant|apres|pendant|durant|lors|au|aux|chaque|tou(?:s|te|tes) les|par|le|la|matin|soir|(?:a )?(?:dire|lire|reciter|repeter)(?= (?:avant|apres|chaque|le|la|matin|au|tou))',
    times: `prieres?|sala[ht]s?|sala[at]|matins?|soirs?|matinee|soiree|midi|nuits?|jours?|journee|vendredis?|aube|l?aube|reveil|lever|coucher|sommeil|dormir|s?endormir|repas|manger|ladhan|adhan|${PRAYERS}`,
    between:
      'de|du|des|d|l|la|le|les|de la|chaque|chacune|toutes?|tous|aller|se|me|te|et|ou|au|aux|a|en|son|sa|ses|cinq|5|obligatoires?|faire|fait|avoir fait|apres|avant|soleil|par|dire|dis|dites|lire|lis|lisez|recite[rz]?|repete[rz]?',
  },
  {
    openers:
      'setelah|sesudah|sebelum|setiap|tiap|ketika|saat|waktu|pada|di waktu|selesai|habis|usai|bada|pagi|dibaca(?= (?:setelah|sesudah|sebelum|setiap|tiap|ketika|saat|waktu|pada|pagi))',
    times: `s[ho]*[ao]lat|sholat|shalat|solat|pagi|petang|sore|malam|siang|hari|tidur|makan|bangun|jumat|matahari|${PRAYERS}`,
    between:
      'dan|atau|fard?h?u|wajib|lima|5|di|pada|waktu|ketika|hendak|akan|mau|selesai|setiap|tiap|setelah|terbit|terbenam|nya|baca|bacalah|membaca|ucapkan',
  },
  {
    openers: 'har|roz|rozana',
    times: `nama[zs]|sala[ht]|subah?|subha|subaha?|sha+m|raat|din|so+n[ae]y?|uthn[ae]y?|khan[ae]y?|jumm?[ae]h?|${PRAYERS}`,
    between: 'ke|k|kay|ki|ka|se|say|mein|me|ko|aur|or|o|wa|farz|har|roz|rozana|paanch|panch',
    closers: 'baa?d|pehl[ae]y?|pahl[ae]y?|waqt|wakt|mein|ko',
  },
  {
    openers: 'ہر|روز|روزانہ',
    times: 'نماز|نمازوں|صبح|شام|رات|دن|سونے|سوتے|اٹھنے|کھانے|جمعہ|جمعے|فجر|ظہر|عصر|مغرب|عشاء|عشا|بیدار',
    between: 'کے|کی|کا|سے|میں|کو|اور|و|فرض|ہر|روز|روزانہ|پانچ|ہونے',
    closers: 'بعد|پہلے|قبل|وقت',
  },
];

const folded = (words: string): string => foldMessage(words).text;
const NO_LETTER_AFTER = '(?![\\p{L}\\p{N}])';
const SEPARATOR = "[ \\t,/&’'-]{1,3}";

/** The longest moment, in words: a longer run of such words is a sentence. */
const MAX_MOMENT_WORDS = 14;

const MOMENTS = MOMENT_WORDS.map(({ openers, times, between, closers }) => {
  const [opening, time, linking, closing] = [openers, times, between, closers ?? '(?!)'].map(
    (words) => `(?:${folded(words)})${NO_LETTER_AFTER}`,
  );
  const any = `(?:${[opening, time, linking, closing].join('|')})`;
  return {
    run: new RegExp(`(?:${opening}|${time})(?:${SEPARATOR}${any}){0,${MAX_MOMENT_WORDS}}`, 'uy'),
    time: new RegExp(`^${time}`, 'u'),
    opener: new RegExp(`^${opening}`, 'u'),
    closer: new RegExp(`^${closing}`, 'u'),
  };
});

const WORD = /[\p{L}\p{N}]+/gu;

/** Whether a run of such words names a moment: a time behind "after", two times, or a time before "ke baad". */
function isMoment(run: string, { time, opener, closer }: (typeof MOMENTS)[number]): boolean {
  const words = Array.from(run.matchAll(WORD), ({ index }) => run.slice(index));
  const times = words.filter((rest) => time.test(rest)).length;
  return times > 1 || (times === 1 && words.length > 1 && (opener.test(run) || words.some((rest) => closer.test(rest))));
}

const NO_WORD = /^[^\p{L}\p{N}]*$/u;
const NO_WORD_BETWEEN = /^[ \t,;:.()*_–-]*$/;

/**
 * Where a folded message only says when: at an end of a line, or beside a number of times.
 * @param times the numbers of times in it @param text without its numbers of times and sources
 */
export function findStatedMoments(text: string, times: readonly MessageCharacterSpan[]): MessageCharacterSpan[] {
  const found = MOMENTS.flatMap((moment) =>
    matchesAtWordStarts(moment.run, text).flatMap(({ 0: run, index }): MessageCharacterSpan[] =>
      isMoment(run, moment) ? [{ start: index, end: index + run.length }] : [],
    ),
  );
  const isBeside = (one: MessageCharacterSpan, other: MessageCharacterSpan): boolean =>
    NO_WORD_BETWEEN.test(one.end <= other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start));
  return found.filter(
    (span) => NO_WORD.test(lineBefore(text, span.start)) || isAtEnd(text, span.end) || times.some((one) => isBeside(span, one)),
  );
}
