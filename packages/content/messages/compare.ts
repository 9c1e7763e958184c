/** Compares the messages of a language with those of the first language. */
import type { Problem } from '../compiler/problem.ts';
import { type ArgumentType, type MessagesByArea, interfaceFolder, type Message, messageProblem } from './catalogue.ts';

const describeArgumentType = (type: ArgumentType): string => (typeof type === 'string' ? type : type.toSorted().join(' | '));

const argumentSignature = ({ arguments: args }: Message): string =>
  [...args]
    .map(([name, type]) => `${name}: ${describeArgumentType(type)}`)
    .toSorted()
    .join(', ');

/** Elements in a message, such as `<link>`, each once: languages differ in the number of plural forms. */
const markedElements = ({ text }: Message): string =>
  [...new Set(Array.from(text.matchAll(/<(\w+)>/g), ([, name = '']) => name))].toSorted().join(', ');

/**
 * Messages that a language lacks, has without need, or writes with other arguments.
 * @param language whose messages are compared
 * @param reference the messages of the first language, which the code is written with
 */
export function compareCatalogues(language: string, catalogue: MessagesByArea, reference: MessagesByArea): Problem[] {
  const problems: Problem[] = [];
  const report = (area: string, key: string, fault: string): void =>
    void problems.push(messageProblem(`${interfaceFolder(language)}/${area}.yaml`, `${key}: ${fault}`));
  for (const [area, messages] of reference) {
    for (const [key, wanted] of messages) {
      const message = catalogue.get(area)?.get(key);
      if (!message) report(area, key, `this message is missing; in the first language it is ${JSON.stringify(wanted.text)}`);
      else if (argumentSignature(message) !== argumentSignature(wanted))
        report(area, key, `asks for (${argumentSignature(message)}), but the first language for (${argumentSignature(wanted)})`);
      else if (markedElements(message) !== markedElements(wanted))
        report(area, key, `marks the elements (${markedElements(message)}), but needs (${markedElements(wanted)})`);
    }
  }
  for (const [area, messages] of catalogue)
    for (const key of messages.keys())
      if (!reference.get(area)?.has(key)) report(area, key, 'the first language has no such message; remove it');
  return problems;
}
