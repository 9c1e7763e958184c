/** Turns English into a text that reads like it, longer and with an accent on each vowel, so that words that come from code stand out. */
import { parse, type Select } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number] | Select['cases'][number]['tokens'][number];

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
export const PSEUDO_LETTERS = Object.values(ACCENTED).join('');
/** A vowel of a text that has another one beside it takes the place of two: with every vowel doubled, texts are some 40 % longer. */
const VOWEL = /[aeiouAEIOU]/g;
/** What is no word: `{name}`, elements such as `<link>`, addresses. */
const KEPT = /(\{[^}]*\}|<\/?\w+>|https?:\/\/\S+|[\w.]+@[\w.]+|\b\w+\.(?:com|org|example)\b)/;

const longer = (text: string): string =>
  text.replace(VOWEL, (vowel) => {
    const accented = ACCENTED[vowel] ?? vowel;
    return accented + accented.toLowerCase();
  });

/** @param text plain, with `{name}` and elements as they stand */
export const pseudoText = (text: string): string =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 ? part : longer(part)))
    .join('');

const quoted = (text: string): string => text.replace(/[{}#]/g, (sign) => `'${sign}'`);

function written(token: Token): string {
  if (token.type === 'content') return quoted(pseudoText(token.value));
  if (token.type === 'octothorpe') return '#';
  if (token.type === 'argument') return `{${token.arg}}`;
  if (token.type === 'function') return `{${token.arg}, ${token.key}}`;
  const cases = token.cases.map(({ key, tokens }) => `${/^\d/.test(key) ? `=${key}` : key} {${tokens.map(written).join('')}}`);
  return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
}

/** @param message in ICU MessageFormat */
export const pseudoMessage = (message: string): string => parse(message).map(written).join('');

/** Whether a text has a word that no pseudo-language has: three letters and more with a vowel that bears no accent. */
export const plainWords = (text: string): string[] => text.match(/(?<![\p{L}\d])(?=\w*[aeiou])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? [];
