/**
 * Lists of small numbers as text, for the index file: numbers to the base of 45, each digit one character. All digits but the last of a
 * number are of another alphabet, so that no separators are needed.
 */
const LAST_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHI';
/** The same digits where another digit follows, by value. */
const LEADING_DIGITS = 'JKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_{|}~';
const BASE = LAST_DIGITS.length;

function packNumber(number: number): string {
  let text = LAST_DIGITS.charAt(number % BASE);
  for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE)) text = LEADING_DIGITS.charAt(rest % BASE) + text;
  return text;
}

/** @param numbers whole and not negative */
export const packNumbers = (numbers: readonly number[]): string => numbers.map(packNumber).join('');

/** @throws where a character is none of ours */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const char of text) {
    const last = LAST_DIGITS.indexOf(char);
    const digit = last === -1 ? LEADING_DIGITS.indexOf(char) : last;
    if (digit === -1) throw new Error(`no packed number has the character "${char}"`);
    number = number * BASE + digit;
    if (last === -1) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}
