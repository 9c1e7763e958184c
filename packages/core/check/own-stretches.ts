/**
 * Parts a message between Arabic and a language that is written in the Arabic script too, such as Urdu: a stretch between two stops is of the
 * language where enough of its words have letters that Arabic lacks.
 */
import type { Span } from './model.ts';

const STRETCH = /[^\n.!?؟۔:*•★☆✨()[\]{}"“”«»﴿﴾|\p{Extended_Pictographic}]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** Letters of Urdu, Persian and their neighbours. Arabic that is typed on their keyboards has ک, ی, ہ and ھ, so these are not among them. */
const OWN_LETTER = /[ٹپچڈڑژگںۓےڤۆېڙښڼډټڕڵێۇ]/;
/** Of its words, so many have such a letter at the least. */
const LEAST = 0.15;

/** Letters that the language writes in another form, and vowels, which it mostly leaves out. */
const ARABIC_SIGN = /[\u0623\u0625\u0629\u0643\u0647\u0649\u064a\u0671\u064b-\u0652]/;
/** A stretch of so many words at the most goes with what stands beside it in its line: a name before a colon. */
const SHORT = 2;

/** The stretches of a message that are of the language. */
export function ownStretches(message: string): Span[] {
  const stretches = Array.from(message.matchAll(STRETCH), ({ 0: text, index }) => {
    const words = text.match(WORD) ?? [];
    const own = words.filter((word) => OWN_LETTER.test(word)).length;
    return {
      start: index,
      end: index + text.length,
      isOwn: own > 0 && own >= LEAST * words.length,
      isOpen: own === 0 && words.length <= SHORT && !ARABIC_SIGN.test(text),
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
