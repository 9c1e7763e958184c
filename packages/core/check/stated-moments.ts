/** Finds words that say only when a text is said: "avant de dormir", "after every prayer", "pagi dan petang", "har namaz ke baad". */
import { MOMENTS } from '../messages/check-languages.ts';
import { hasArabicLetters } from '../search/fold.ts';
import { anyOf } from './any-of.ts';
import { endsLineOrBracket, textBeforeInLine, matchesAtWordStarts } from './line-place.ts';
import type { MessageCharacterSpan } from './model.ts';

/** Prayers, in the spellings of their Arabic names in Latin letters that every language has. */
const PRAYERS =
  'fajr|fajar|fadjr|s[ou]+bh|subuh|shubuh|d?z[ou]+h[ou]*r|zuhar|dh?[ou]+h[ou]*r|l?as(?:r|ar)|ashar|mag[hr]+[ei]b|licha|[ie]+[sc]ha|isya|dh?uha|witi?r|tahajju?d|juma|jumua?h?|jumm?a[ht]|joumou?a';

const NO_LETTER_AFTER = '(?![\\p{L}\\p{N}])';
const SEPARATOR = "[ \\t,/&’'-]{1,3}";

/** The longest moment, in words: a longer run of such words is a sentence. */
const MAX_MOMENT_WORDS = 14;

/** Words in the Arabic script already contain the prayers, so `PRAYERS` is not added to them. */
const MOMENT_PATTERNS = MOMENTS.map(({ begin, time: times, between, end = '(?!)' }) => {
  const [opening, time, linking, closing] = [begin, hasArabicLetters(times) ? times : anyOf(times, PRAYERS), between, end].map(
    (words) => `(?:${words})${NO_LETTER_AFTER}`,
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
function isMoment(run: string, { time, opener, closer }: (typeof MOMENT_PATTERNS)[number]): boolean {
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
  const found = MOMENT_PATTERNS.flatMap((moment) =>
    matchesAtWordStarts(moment.run, text).flatMap(({ 0: run, index }): MessageCharacterSpan[] =>
      isMoment(run, moment) ? [{ start: index, end: index + run.length }] : [],
    ),
  );
  const isBeside = (one: MessageCharacterSpan, other: MessageCharacterSpan): boolean =>
    NO_WORD_BETWEEN.test(one.end <= other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start));
  return found.filter(
    (span) =>
      NO_WORD.test(textBeforeInLine(text, span.start)) || endsLineOrBracket(text, span.end) || times.some((one) => isBeside(span, one)),
  );
}
