/**
 * Lists of small numbers as text, for the index file: numbers to the base of 45, each digit one character. All digits but the last of a
 * number are of another alphabet, so that no separators are needed.
 */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHI';
/** The same digits where another one follows. */
const LEADING = 'JKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_{|}~';
const BASE = DIGITS.length;

function packed(number: number): string {
  let text = DIGITS.charAt(number % BASE);
  for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE)) text = LEADING.charAt(rest % BASE) + text;
  return text;
}

/** @param numbers whole and not negative */
export const packNumbers = (numbers: readonly number[]): string => numbers.map(packed).join('');

/** @throws where a character is none of ours */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const char of text) {
    const last = DIGITS.indexOf(char);
    const digit = last === -1 ? LEADING.indexOf(char) : last;
    if (digit === -1) throw new Error(`no packed number has the character "${char}"`);
    number = number * BASE + digit;
    if (last === -1) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}
