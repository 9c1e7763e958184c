/** The words of the interface as values that rules can read. */
import { parse, type PluralCategory } from '@messageformat/parser';
import { SourceFile } from '../compiler/source-file.ts';
import type { MessageToken } from '../messages/catalogue.ts';
import type { RawFile } from './raw-file.ts';
import { writtenValues, type WrittenValue } from './written-values.ts';

const INTERFACE_FILE_PATTERN = /^content\/languages\/([^/]+)\/interface\/[^/]+\.yaml$/;

/** Every message of a language, with its file and line. */
export const interfaceValues = (raw: readonly RawFile[], tag: string): WrittenValue[] =>
  writtenValues(
    raw
      .filter(({ path }) => INTERFACE_FILE_PATTERN.exec(path)?.[1] === tag)
      .map(({ path, bytes }) => new SourceFile(path, bytes.toString('utf8'))),
  );

/** The only plural case that every language has, except cases for one number (`=1`). */
const OTHER_CASE = 'other';

/** @param everyCase reads every case of a plural, not only those that every language has */
const tokenText = (token: MessageToken, everyCase: boolean): string => {
  if (token.type === 'content') return token.value;
  if (token.type === 'octothorpe') return '#';
  if (token.type === 'argument' || token.type === 'function') return `{${token.arg}}`;
  // All cases of a "select" are read one after the other; of a plural only those that every language has.
  const isRead = (key: string): boolean => everyCase || token.type === 'select' || key === OTHER_CASE || key.startsWith('=');
  const cases = token.cases.filter(({ key }) => isRead(key));
  return cases.map(({ tokens }) => tokens.map((one) => tokenText(one, everyCase)).join('')).join(everyCase ? '\n' : ' ');
};

const PLURAL_CATEGORIES: PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A message without its syntax. One with faulty syntax is returned unparsed, since the check of messages reports it. */
function plainMessage(message: string, everyCase: boolean): string {
  const unmarked = message.replace(/<\/?\w+>/g, '');
  try {
    return parse(unmarked, { cardinal: PLURAL_CATEGORIES })
      .map((token) => tokenText(token, everyCase))
      .join('');
  } catch {
    return unmarked;
  }
}

export const isInterfaceValue = ({ file }: Pick<WrittenValue, 'file'>): boolean => INTERFACE_FILE_PATTERN.test(file.path);

/** A value in plain text. A message of the interface loses its syntax, and the plural cases that not every language has. */
export const plainTextOfWrittenValue = (entry: WrittenValue): string =>
  isInterfaceValue(entry) ? plainMessage(entry.value, false) : entry.value;

/** All that readers may see of a message of the interface, without its syntax: every case of each choice, on a line of its own. */
export const everyCaseOfMessage = ({ value }: WrittenValue): string => plainMessage(value, true);
