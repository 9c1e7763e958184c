/**
 * Splits a message between Arabic and a language that shares its script, such as Urdu. A stretch between two stops is
 * in that language where enough of its words have letters that Arabic lacks.
 */
import type { MessageCharacterSpan } from './model.ts';

const STRETCH_BETWEEN_STOPS = /[^\n.!?؟۔:*•★☆✨()[\]{}"“”«»﴿﴾|\p{Extended_Pictographic}]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** Letters of Urdu, Persian and their neighbours. Arabic that is typed on their keyboards has ک, ی, ہ and ھ, so these are not among them. */
const EXTENDED_ARABIC_LETTER = /[ٹپچڈڑژگںۓےڤۆېڙښڼډټڕڵێۇ]/;
/** Least share of words with such a letter in a stretch of the language. */
const MIN_SHARE_OF_WORDS_WITH_EXTENDED_ARABIC_LETTER = 0.15;

/** Letters that Urdu and Persian write in another form, and vowel marks, which they mostly leave out. */
const ARABIC_ONLY_SIGN = /[\u0623\u0625\u0629\u0643\u0647\u0649\u064a\u0671\u064b-\u0652]/;
/** A stretch of at most so many words, such as a name before a colon, takes the language of its neighbours. */
const MAX_WORDS_OF_SHORT_STRETCH = 2;

/** Whether a text has a letter that Arabic lacks. */
export const hasExtendedArabicLetter = (text: string): boolean => EXTENDED_ARABIC_LETTER.test(text);

/** The stretches of a message that are in Urdu or a like language. */
export function urduLikeStretches(message: string): MessageCharacterSpan[] {
  const stretches = Array.from(message.matchAll(STRETCH_BETWEEN_STOPS), ({ 0: text, index }) => {
    const words = text.match(WORD) ?? [];
    const own = words.filter((word) => EXTENDED_ARABIC_LETTER.test(word)).length;
    return {
      start: index,
      end: index + text.length,
      isOwn: own > 0 && own >= MIN_SHARE_OF_WORDS_WITH_EXTENDED_ARABIC_LETTER * words.length,
      isOpen: own === 0 && words.length <= MAX_WORDS_OF_SHORT_STRETCH && !ARABIC_ONLY_SIGN.test(text),
    };
  }).filter(({ start, end }) => message.slice(start, end).trim() !== '');
  const isBesideOwn = (at: number): boolean =>
    [at - 1, at + 1].some((beside) => {
      const [one, other] = [stretches[Math.min(at, beside)], stretches[Math.max(at, beside)]];
      return (
        one !== undefined && other !== undefined && stretches[beside]?.isOwn === true && !message.slice(one.end, other.start).includes('\n')
      );
    });
  return stretches.filter(({ isOwn, isOpen }, at) => isOwn || (isOpen && isBesideOwn(at))).map(({ start, end }) => ({ start, end }));
}
