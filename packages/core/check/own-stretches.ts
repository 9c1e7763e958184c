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

/** The stretches of a message that are of the language. */
export const ownStretches = (message: string): Span[] =>
  Array.from(message.matchAll(STRETCH)).flatMap(({ 0: text, index }): Span[] => {
    const words = text.match(WORD) ?? [];
    const own = words.filter((word) => OWN_LETTER.test(word)).length;
    return own > 0 && own >= LEAST * words.length ? [{ start: index, end: index + text.length }] : [];
  });
