/** Turns English into a text that reads like it, longer and with an accent on each vowel, so that words that come from code stand out. */
import { parse, type Select } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number] | Select['cases'][number]['tokens'][number];

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
export const ACCENTED_VOWELS = Object.values(ACCENTED).join('');
/** Every vowel is written twice, which makes texts some 40 % longer. */
const VOWEL = /[aeiouAEIOU]/g;
/** What stays as it is: `{name}`, elements such as `<link>`, addresses. */
const UNCHANGED_PARTS = /(\{[^}]*\}|<\/?\w+>|https?:\/\/\S+|[\w.]+@[\w.]+|\b\w+\.(?:com|org|example)\b)/;

const withDoubledAccentedVowels = (text: string): string =>
  text.replace(VOWEL, (vowel) => {
    const accented = ACCENTED[vowel] ?? vowel;
    return accented + accented.toLowerCase();
  });

/** @param text plain, with `{name}` and elements as they stand */
export const pseudoText = (text: string): string =>
  text
    .split(UNCHANGED_PARTS)
    .map((part, index) => (index % 2 ? part : withDoubledAccentedVowels(part)))
    .join('');

const quoted = (text: string): string => text.replace(/[{}#]/g, (sign) => `'${sign}'`);

function pseudoToken(token: Token): string {
  if (token.type === 'content') return quoted(pseudoText(token.value));
  if (token.type === 'octothorpe') return '#';
  if (token.type === 'argument') return `{${token.arg}}`;
  if (token.type === 'function') return `{${token.arg}, ${token.key}}`;
  const cases = token.cases.map(({ key, tokens }) => `${/^\d/.test(key) ? `=${key}` : key} {${tokens.map(pseudoToken).join('')}}`);
  return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
}

/** @param message in ICU MessageFormat */
export const pseudoMessage = (message: string): string => parse(message).map(pseudoToken).join('');

/** Those words of a text that are not pseudo-text: three letters or more, with an unaccented vowel. */
export const wordsWithoutAccent = (text: string): string[] => text.match(/(?<![\p{L}\d])(?=\w*[aeiou])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? [];
