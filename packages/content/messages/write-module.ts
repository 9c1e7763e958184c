/** Compiles the messages of an area to a module: a constant for a plain text, a function for a message with arguments. */
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import type { ArgumentType, Message } from './catalogue.ts';

const typeName = (type: ArgumentType): string =>
  typeof type === 'string' ? type : type.map((word) => (word === 'other' ? '(string & {})' : `'${word}'`)).join(' | ');

const parameterType = ({ arguments: args }: Message): string =>
  `{ ${[...args].map(([name, type]) => `${name}: ${typeName(type)}`).join('; ')} }`;

/** Replaces the library's number function by ours, which makes no formatter for small numbers. */
function withOwnNumberFormat(imports: string): string {
  return imports.replace(/^import \{ number(?:, )?(.*?) \} from (.*)$/m, (_, others: string, library: string) =>
    [`import { number } from "../format.ts";`, ...(others ? [`import { ${others} } from ${library}`] : [])].join('\n'),
  );
}

/**
 * @param locale of the build, such as `en-GB`
 * @param messages of one area by key; without faults
 * @returns the text of a TypeScript module with an export for each key
 */
export function generateMessageAreaModule(locale: string, messages: ReadonlyMap<string, Message>): string {
  const withArguments = [...messages].filter(([, message]) => message.arguments.size > 0);
  const plain = [...messages].filter(([, message]) => message.arguments.size === 0);
  const format = new MessageFormat(locale);
  // Plain texts are compiled too, since the compiler resolves quotes.
  const texts = plain.map(([key, { text }]) => `export const ${key} = ${JSON.stringify(format.compile(text)())};`);
  const compiled = compileModule(format, Object.fromEntries(withArguments.map(([key, { text }]) => [key, text])));
  const [imports = '', functions = ''] = compiled.split('export default ');
  // The compiler writes each function on a line: `  key: (d) => …,`.
  const lines = functions.split('\n').flatMap((line) => {
    const [, key, body] = /^ {2}(\w+): \(d\) => (.*?),?$/.exec(line) ?? [];
    const message = key === undefined ? undefined : messages.get(key);
    return message ? [`export const ${key} = (d: ${parameterType(message)}): string => ${body};`] : [];
  });
  if (lines.length !== withArguments.length) throw new Error('a message was compiled to something else than a line');
  return [
    // The library's modules have no types; those of the messages are written here.
    '// @ts-nocheck Written by packages/content/messages.',
    ...(withArguments.length > 0 ? [withOwnNumberFormat(imports.trim())] : []),
    ...texts,
    ...lines,
    '',
  ].join('\n');
}
