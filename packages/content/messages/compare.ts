/** Holds the messages of a language against those of the language that they are written in first. */
import { type ArgumentType, type Catalogue, interfaceFolder, type Message } from './catalogue.ts';

const described = (type: ArgumentType): string => (typeof type === 'string' ? type : type.toSorted().join(' | '));

const signature = ({ arguments: args }: Message): string =>
  [...args]
    .map(([name, type]) => `${name}: ${described(type)}`)
    .toSorted()
    .join(', ');

/** Elements that a message marks, such as `<link>`, each once: languages differ in the number of their plural forms. */
const elements = ({ text }: Message): string =>
  [...new Set(Array.from(text.matchAll(/<(\w+)>/g), ([, name = '']) => name))].toSorted().join(', ');

/**
 * What a language lacks, has in vain, or says with other arguments.
 * @param language whose messages are held against the others
 * @param reference the messages that the code is written with
 * @returns a line each, with file and key
 */
export function compareCatalogues(language: string, catalogue: Catalogue, reference: Catalogue): string[] {
  const place = (area: string, key: string): string => `${interfaceFolder(language)}/${area}.yaml: ${key}`;
  const faults: string[] = [];
  for (const [area, messages] of reference) {
    for (const [key, wanted] of messages) {
      const message = catalogue.get(area)?.get(key);
      if (!message) faults.push(`${place(area, key)}: this message is missing; in the first language it is ${JSON.stringify(wanted.text)}`);
      else if (signature(message) !== signature(wanted))
        faults.push(`${place(area, key)}: asks for (${signature(message)}), but the first language for (${signature(wanted)})`);
      else if (elements(message) !== elements(wanted))
        faults.push(`${place(area, key)}: marks the elements (${elements(message)}), but needs (${elements(wanted)})`);
    }
  }
  for (const [area, messages] of catalogue)
    for (const key of messages.keys())
      if (!reference.get(area)?.has(key)) faults.push(`${place(area, key)}: the first language has no such message; remove it`);
  return faults;
}
