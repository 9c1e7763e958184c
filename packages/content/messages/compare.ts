/** Compares the messages of a language with those of the first language. */
import type { Problem } from '../compiler/problem.ts';
import { type ArgumentType, type MessagesByArea, interfaceFolder, type Message, makeInterfaceFileProblem } from './catalogue.ts';

const describeArgumentType = (type: ArgumentType): string => (typeof type === 'string' ? type : type.toSorted().join(' | '));

/** The differences of a message's placeholders from those of the first language, each in a few words. */
function placeholderFaults(own: Message['arguments'], first: Message['arguments']): string[] {
  return [...new Set([...own.keys(), ...first.keys()])].toSorted().flatMap((name) => {
    const [here, there] = [own.get(name), first.get(name)];
    if (!there) return [`has the placeholder {${name}}, which the English message lacks`];
    if (!here) return [`lacks the placeholder {${name}}, which the English message has`];
    const types = [here, there].map(describeArgumentType);
    return types[0] === types[1] ? [] : [`has {${name}} as ${types[0]}, which the English message has as ${types[1]}`];
  });
}

/** Elements in a message, such as `<link>`, each once: languages differ in the number of plural forms. */
const markedElements = ({ text }: Message): string =>
  [...new Set(Array.from(text.matchAll(/<(\w+)>/g), ([, name = '']) => name))].toSorted().join(', ');

/**
 * Messages that a language lacks, has in excess, or writes with other placeholders or elements.
 * @param language whose messages are compared
 * @param reference the messages of the first language, which the code relies on
 */
export function compareCatalogues(language: string, catalogue: MessagesByArea, reference: MessagesByArea): Problem[] {
  const problems: Problem[] = [];
  const report = (area: string, key: string, fault: string): void =>
    void problems.push(makeInterfaceFileProblem(`${interfaceFolder(language)}/${area}.yaml`, `${key}: ${fault}`));
  for (const [area, messages] of reference) {
    for (const [key, wanted] of messages) {
      const message = catalogue.get(area)?.get(key);
      const faults = message ? placeholderFaults(message.arguments, wanted.arguments) : [];
      if (!message) report(area, key, `this message is missing; in the first language it is ${JSON.stringify(wanted.text)}`);
      else if (faults.length > 0) report(area, key, faults.join('; '));
      else if (markedElements(message) !== markedElements(wanted))
        report(area, key, `marks the elements (${markedElements(message)}), but needs (${markedElements(wanted)})`);
    }
  }
  for (const [area, messages] of catalogue)
    for (const key of messages.keys())
      if (!reference.get(area)?.has(key)) report(area, key, 'the first language has no such message; remove it');
  return problems;
}
