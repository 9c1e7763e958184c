/** Which messages the code uses. */
import { parseSync } from 'vite';
import { isNode } from './syntax-tree.ts';

const identifierName = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

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
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'TSTypeQuery') return;
    if (node.type === 'MemberExpression' && areas.has(identifierName(node['object'])) && node['computed'] !== true) {
      used.add(`${areas.get(identifierName(node['object']))}.${identifierName(node['property'])}`);
      return;
    }
    if (node.type === 'Identifier' && areas.has(identifierName(node)))
      throw new Error(`${file}: name each message of "${identifierName(node)}" by itself, as in ${identifierName(node)}.title`);
    for (const value of Object.values(node)) visit(value);
  };
  const { program } = parseSync(file, source);
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const [, area] = MESSAGE_MODULE_PATTERN.exec(statement.source.value) ?? [];
    const [specifier] = statement.specifiers;
    if (area !== undefined && specifier?.type === 'ImportNamespaceSpecifier') areas.set(specifier.local.name, area);
  }
  if (areas.size > 0) visit(program.body);
  return [...used];
}
