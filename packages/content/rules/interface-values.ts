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

/** Every plural has this case; beside it and cases of one number (`=1`), languages differ. */
const OTHER_CASE = 'other';

const tokenText = (token: MessageToken): string => {
  if (token.type === 'content') return token.value;
  if (token.type === 'octothorpe') return '#';
  if (token.type === 'argument' || token.type === 'function') return `{${token.arg}}`;
  // All cases of a "select" are read one after the other; of a plural only those that every language has.
  const cases = token.type === 'select' ? token.cases : token.cases.filter(({ key }) => key === OTHER_CASE || key.startsWith('='));
  return cases.map(({ tokens }) => tokens.map(tokenText).join('')).join(' ');
};

const PLURAL_CATEGORIES: PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A message without its syntax; one that cannot be parsed as it is, since the check of messages reports it. */
function plainMessage(message: string): string {
  const unmarked = message.replace(/<\/?\w+>/g, '');
  try {
    return parse(unmarked, { cardinal: PLURAL_CATEGORIES }).map(tokenText).join('');
  } catch {
    return unmarked;
  }
}

/** A value in plain text: a message of the interface without its choices and marks. */
export const plainTextOfValue = ({ file, value }: WrittenValue): string =>
  INTERFACE_FILE_PATTERN.test(file.path) ? plainMessage(value) : value;
