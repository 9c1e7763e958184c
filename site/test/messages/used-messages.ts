/** Which messages the code uses. */
import { parseSync, Visitor } from 'vite';

const MESSAGE_MODULE_PATTERN = /\/messages\/([\w-]+)\.ts$/;

/**
 * Messages that a file uses, as `area.key`. The file imports an area as a namespace: `import * as messages from
 * '…/messages/home.ts'`.
 * @throws Error where it uses a namespace as a whole, so that nobody can tell which messages it uses
 */
export function usedMessages(file: string, source: string): string[] {
  if (!source.includes('/messages/')) return [];
  const areas = new Map<string, string>();
  const used = new Set<string>();
  /**
   * Offsets of names that are no use of a namespace as a whole: in imports, in types with `typeof`, in `namespace.message`. A
   * node is visited before those in it.
   */
  const allowed = new Set<number>();
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers: [specifier] }) {
      const [, area] = MESSAGE_MODULE_PATTERN.exec(value) ?? [];
      if (area === undefined || specifier?.type !== 'ImportNamespaceSpecifier') return;
      areas.set(specifier.local.name, area);
      allowed.add(specifier.local.start);
    },
    TSTypeQuery({ exprName }) {
      allowed.add(exprName.start);
    },
    MemberExpression({ object, property, computed }) {
      const area = object.type === 'Identifier' ? areas.get(object.name) : undefined;
      if (area === undefined || property.type !== 'Identifier' || computed) return;
      used.add(`${area}.${property.name}`);
      allowed.add(object.start).add(property.start);
    },
    Identifier({ name, start }) {
      if (areas.has(name) && !allowed.has(start)) throw new Error(`${file}: name each message of "${name}" by itself, as in ${name}.title`);
    },
  }).visit(parseSync(file, source).program);
  return [...used];
}
